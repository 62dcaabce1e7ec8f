"""The table while and after it is played."""

from django.urls import path

from . import learning_views, views

app_name = "tables"
urlpatterns = [
    path("stol/<str:code>/", views.table_page, name="table"),
    path("stol/<str:code>/pogled.json", views.seat_view, name="view"),
    path("stol/<str:code>/potez/", views.move, name="move"),
    path("stol/<str:code>/savjet/", learning_views.advice, name="advice"),
    path("stol/<str:code>/stihovi/", learning_views.tricks, name="tricks"),
    path("stol/<str:code>/zapis.json", views.record, name="record"),
]
