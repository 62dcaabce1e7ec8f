"""The address of a table's socket."""

from django.urls import path, re_path

from .consumers import NowhereConsumer, TableConsumer

websocket_urlpatterns = [
    path("ws/stol/<str:code>/", TableConsumer.as_asgi()),
    re_path("", NowhereConsumer.as_asgi()),
]
