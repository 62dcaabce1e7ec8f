"""The address of a page's socket, anywhere but at a table."""

from django.urls import path

from .consumers import PageConsumer

websocket_urlpatterns = [path("ws/ja/", PageConsumer.as_asgi())]
