"""Whole deals with a coach, and free practice."""

from django.urls import URLPattern

app_name = "guided"
urlpatterns: list[URLPattern] = []
