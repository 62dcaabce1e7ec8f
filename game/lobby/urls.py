"""The front page, and the table before its match."""

from django.urls import path

from . import invitation_views, room_views, table_views, views

app_name = "lobby"
urlpatterns = [
    path("", views.front, name="front"),
    path("stol/", views.by_code, name="by_code"),
    path("stolovi/", room_views.rooms, name="rooms"),
    path("stolovi/brza-igra/", room_views.quick, name="quick"),
    path("stolovi/novi/", views.new, name="new"),
    path("stolovi/novi/izbor/", views.choose, name="choose"),
    path("stol/<str:code>/sjedni/", table_views.sit, name="sit"),
    path("stol/<str:code>/robot/", table_views.robot, name="robot"),
    path("stol/<str:code>/spremno/", table_views.ready, name="ready"),
    path("stol/<str:code>/poredak/", table_views.order, name="order"),
    path("stol/<str:code>/pocni/", table_views.begin, name="begin"),
    path("stol/<str:code>/napusti/", table_views.leave, name="leave"),
    path("stol/<str:code>/povratak/", table_views.come_back, name="come_back"),
    path("stol/<str:code>/revans/", table_views.rematch, name="rematch"),
    path("stol/<str:code>/pozovi/", invitation_views.invite, name="invite"),
    path("pozivi/", invitation_views.invitations, name="invitations"),
    path("pozivi/<int:invitation_id>/odbij/", invitation_views.decline, name="decline"),
]
