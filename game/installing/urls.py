"""The site as something on the home screen: what it is called there, and what it does without a connection."""

from django.urls import path

from . import views

app_name = "installing"
urlpatterns = [
    path("manifest.webmanifest", views.manifest, name="manifest"),
    path("sw.js", views.worker, name="worker"),
    path("bez-interneta/", views.offline, name="offline"),
]
