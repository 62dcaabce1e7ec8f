"""The table while and after it is played."""

from django.urls import path

from . import learning_views, preference_views, talk_views, views

app_name = "tables"
urlpatterns = [
    path("postavke/", preference_views.settings, name="settings"),
    path("stol/<str:code>/", views.table_page, name="table"),
    path("stol/<str:code>/pogled.json", views.seat_view, name="view"),
    path("stol/<str:code>/potez/", views.move, name="move"),
    path("stol/<str:code>/kazi/", talk_views.say, name="say"),
    path("stol/<str:code>/glasovi/", talk_views.voices, name="voices"),
    path("stol/<str:code>/savjet/", learning_views.advice, name="advice"),
    path("stol/<str:code>/stihovi/", learning_views.tricks, name="tricks"),
    path("stol/<str:code>/zapis.json", views.record, name="record"),
]
