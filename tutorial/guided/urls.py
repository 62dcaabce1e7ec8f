"""Whole deals with a coach, and free practice."""

from django.urls import path

from . import practice_views, views

app_name = "guided"
urlpatterns = [
    path("vodeno/", views.all_deals, name="all"),
    path("vodeno/<slug:slug>/", views.deal, name="deal"),
    path("vodeno/<slug:slug>/<int:number>/", views.step, name="step"),
    path("vjezba/", practice_views.table, name="practice"),
    path("vjezba/nova/", practice_views.new_deal, name="new_practice"),
    path("vjezba/potez/", practice_views.move, name="practice_move"),
    path("vjezba/dalje/", practice_views.go_on, name="practice_goes_on"),
    path("vjezba/brojanje/", practice_views.toggle_count, name="practice_count"),
]
