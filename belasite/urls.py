"""Which app answers which address."""

from django.urls import include, path
from django.views.decorators.http import require_POST
from django.views.i18n import set_language

from game.accounts.office import office

urlpatterns = [
    path("", include("game.accounts.urls")),
    path("", include("game.accounts.entrance_urls")),
    path("", include("game.installing.urls")),
    path("", include("game.lobby.urls")),
    path("", include("game.replays.urls")),
    path("", include("game.tables.urls")),
    path("", include("tutorial.urls")),
    path("jezik/", require_POST(set_language), name="set_language"),
    path("uprava/", office.urls),
]

handler400 = "game.lobby.errors.bad_request"
handler403 = "game.lobby.errors.forbidden"
handler404 = "game.lobby.errors.not_found"
handler429 = "game.lobby.errors.too_many"  # not Django's: allauth asks for it
handler500 = "game.lobby.errors.broken"
