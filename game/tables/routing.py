"""The address of a table's socket."""

from django.urls import path

from .consumers import TableConsumer

websocket_urlpatterns = [path("ws/stol/<str:code>/", TableConsumer.as_asgi())]
