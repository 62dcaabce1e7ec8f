"""The table while and after it is played."""

from django.urls import path

from . import preference_views, views

app_name = "tables"
urlpatterns = [
    path("postavke/", preference_views.settings, name="settings"),
    path("stol/<str:code>/", views.table_page, name="table"),
    path("stol/<str:code>/pogled.json", views.seat_view, name="view"),
    path("stol/<str:code>/potez/", views.move, name="move"),
    path("stol/<str:code>/zapis.json", views.record, name="record"),
]
