"""Who you are."""

from django.urls import path

from . import views

app_name = "accounts"
urlpatterns = [
    path("gost/", views.guest, name="guest"),
    path("gost/uredjaj/", views.new_device_link, name="new_device_link"),
    path("gost/uredjaj/<str:token>/", views.device, name="device"),
]
