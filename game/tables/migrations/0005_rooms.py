from django.db import migrations, models

WAITING = models.Q(("begun_ms", None), ("closed_ms", None))


def who_was_here_was_seen(apps, schema_editor):
    """Nobody loses a seat by the change itself."""
    apps.get_model("tables", "Seat").objects.filter(here_until_ms__gt=0).update(seen_ms=models.F("here_until_ms"))


class Migration(migrations.Migration):

    dependencies = [
        ('tables', '0004_decided'),
    ]

    operations = [
        migrations.AddField(
            model_name='seat',
            name='seen_ms',
            field=models.BigIntegerField(default=0),
        ),
        migrations.RunPython(who_was_here_was_seen, migrations.RunPython.noop),
        migrations.AddIndex(
            model_name='table',
            index=models.Index(condition=WAITING, fields=['visibility', '-id'], name='tables_that_wait'),
        ),
    ]
