from django.db import migrations, models

GUESTS, ROBOTS = "guests", "robots"


def note_company(apps, schema_editor):
    """Whoever has played until now was a guest; a robot that nobody left to its seat was there from the start."""
    Table, Seat = apps.get_model("tables", "Table"), apps.get_model("tables", "Seat")
    begun = Table.objects.exclude(begun_ms=None)
    begun.update(company=GUESTS)
    robots = Seat.objects.exclude(robot_level="").filter(left_by=None)
    begun.filter(id__in=robots.values("table")).update(company=ROBOTS)


class Migration(migrations.Migration):
    dependencies = [("tables", "0003_people_and_rooms")]

    operations = [
        migrations.AddField(
            "table",
            "company",
            models.CharField(
                blank=True,
                choices=[("players", "Players"), ("guests", "Guests"), ("robots", "Robots")],
                default="",
                max_length=8,
            ),
            preserve_default=False,
        ),
        migrations.AddField("table", "decided_length", models.PositiveIntegerField(null=True)),
        migrations.AddField("table", "left_first", models.PositiveSmallIntegerField(null=True)),
        migrations.AddField("table", "verdicts", models.JSONField(null=True)),
        migrations.RunPython(note_company, migrations.RunPython.noop),
    ]
