"""Finished matches, and records that were brought along, to be looked at step by step."""

from django.urls import path

from . import views

app_name = "replays"
urlpatterns = [
    path("partije/zapis/", views.bring, name="bring"),
    path("partije/zapis/<str:code>/", views.brought, name="brought"),
    path("partije/zapis/<str:code>/<int:deal>/<int:step>/", views.brought, name="brought_step"),
    path("partije/zapis/<str:code>/zapis.json", views.brought_record, name="brought_record"),
    path("partije/<str:code>/", views.match, name="match"),
    path("partije/<str:code>/<int:deal>/<int:step>/", views.match, name="match_step"),
    path("partije/<str:code>/zapis.json", views.match_record, name="match_record"),
    path("partije/<str:code>/otvori/", views.share, {"opened": True}, name="share"),
    path("partije/<str:code>/zatvori/", views.share, {"opened": False}, name="unshare"),
]
