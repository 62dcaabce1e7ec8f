"""Who you are."""

from django.urls import path

from . import account_views, friend_views, leaving_views, paper_views, profile_views, report_views, views

app_name = "accounts"
urlpatterns = [
    path("gost/", views.guest, name="guest"),
    path("gost/uredjaj/", views.new_device_link, name="new_device_link"),
    path("gost/uredjaj/<str:token>/", views.device, name="device"),
    # what can be seen of people
    path("igrac/<str:username>/", profile_views.profile, name="profile"),
    path("igrac/<str:username>/partije/", profile_views.history, name="history"),
    path("ljestvica/", profile_views.leaderboard, name="leaderboard"),
    # the account
    path("racun/", account_views.account, name="account"),
    path("racun/ime/", account_views.rename, name="rename"),
    path("racun/privatnost/", account_views.privacy, name="set_privacy"),
    # what is kept about people, and reports
    path("racun/podaci/", leaving_views.takeaway, name="takeaway"),
    path("racun/brisanje/", leaving_views.delete, name="delete"),
    path("racun/odluke/", report_views.decisions, name="decisions"),
    path("prijavi/gost/<int:number>/", report_views.report_guest, name="report_guest"),
    path("prijavi/<str:username>/", report_views.report, name="report"),
    path("privatnost/", paper_views.read, {"name": "privatnost"}, name="privacy"),
    path("pravila-ponasanja/", paper_views.read, {"name": "ponasanje"}, name="conduct"),
    # friends
    path("prijatelji/", friend_views.circle, name="friends"),
    path("prijatelji/trazi/", friend_views.search, name="search"),
    path("prijatelji/stol/<str:code>/", friend_views.at_table, name="at_table"),
]
