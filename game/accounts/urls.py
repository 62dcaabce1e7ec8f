"""Who you are."""

from django.urls import path

from . import profile_views, views

app_name = "accounts"
urlpatterns = [
    path("gost/", views.guest, name="guest"),
    path("gost/uredjaj/", views.new_device_link, name="new_device_link"),
    path("gost/uredjaj/<str:token>/", views.device, name="device"),
    # what can be seen of people
    path("igrac/<str:username>/", profile_views.profile, name="profile"),
    path("igrac/<str:username>/partije/", profile_views.history, name="history"),
    path("ljestvica/", profile_views.leaderboard, name="leaderboard"),
]
