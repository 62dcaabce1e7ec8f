import json

from django.db import migrations, models


def note_tables(apps, _schema_editor):
    record_model = apps.get_model("replays", "BroughtRecord")
    for row in record_model.objects.iterator(chunk_size=20):
        try:
            named = json.loads(row.text.removeprefix("\ufeff")).get("x_table")
        except (ValueError, RecursionError):
            continue
        if isinstance(named, str) and named.isalnum() and len(named) <= 12:
            record_model.objects.filter(id=row.id).update(table=named)


class Migration(migrations.Migration):
    dependencies = [("replays", "0001_initial")]

    operations = [
        migrations.AddField(
            model_name="broughtrecord",
            name="table",
            field=models.CharField(blank=True, db_index=True, default="", max_length=12),
            preserve_default=False,
        ),
        migrations.RunPython(note_tables, migrations.RunPython.noop),
    ]
