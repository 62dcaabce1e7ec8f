"""Lessons of small steps, and exercises."""

from django.urls import path, register_converter

from . import exercise_views, views
from .reading import RESERVED


class LessonSlug:
    """A lesson's own word; never one of the pages beside the lessons."""

    regex = rf"(?!(?:{'|'.join(RESERVED)})(?:/|$))[a-z0-9-]+"

    def to_python(self, value: str) -> str:
        return value

    def to_url(self, value: str) -> str:
        return value


register_converter(LessonSlug, "lesson")

app_name = "lessons"
urlpatterns = [
    path("", views.path, name="path"),
    path("iznova/", views.again, name="all_again"),
    path("zadaci/", exercise_views.overview, name="exercises"),
    path("zadaci/dalje/", exercise_views.next_one, name="next_exercise"),
    path("zadaci/iznova/", exercise_views.again, name="exercises_again"),
    path("zadaci/<slug:kind>/", exercise_views.first_of, name="exercises_of"),
    path("zadaci/<slug:kind>/<int:number>/", exercise_views.exercise, name="exercise"),
    path("<lesson:slug>/", views.lesson, name="lesson"),
    path("<lesson:slug>/iznova/", views.again, name="again"),
    path("<lesson:slug>/<int:number>/", views.step, name="step"),
]
