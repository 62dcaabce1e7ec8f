"""Who you are."""

from django.urls import path

from . import account_views, views

app_name = "accounts"
urlpatterns = [
    path("gost/", views.guest, name="guest"),
    path("gost/uredjaj/", views.new_device_link, name="new_device_link"),
    path("gost/uredjaj/<str:token>/", views.device, name="device"),
    # the account
    path("racun/", account_views.account, name="account"),
    path("racun/ime/", account_views.rename, name="rename"),
    path("racun/privatnost/", account_views.privacy, name="set_privacy"),
]
