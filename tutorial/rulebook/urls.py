"""The pages of rules. A table links to `opcija/<option>/` and `zasto/<reason>/`, and need not know where a rule stands."""

from django.urls import path

from . import views

app_name = "rulebook"
urlpatterns = [
    path("", views.first, name="first"),
    path("trazi/", views.search, name="search"),
    path("opcija/<str:name>/", views.option, name="option"),
    path("zasto/<str:name>/", views.reason, name="reason"),
    path("<slug:slug>/", views.page, name="page"),
]
