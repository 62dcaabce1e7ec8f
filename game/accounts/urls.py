"""Who you are."""

from django.urls import path

from . import friend_views, views

app_name = "accounts"
urlpatterns = [
    path("gost/", views.guest, name="guest"),
    path("gost/uredjaj/", views.new_device_link, name="new_device_link"),
    path("gost/uredjaj/<str:token>/", views.device, name="device"),
    # friends
    path("prijatelji/", friend_views.circle, name="friends"),
    path("prijatelji/trazi/", friend_views.search, name="search"),
    path("prijatelji/stol/<str:code>/", friend_views.at_table, name="at_table"),
]
