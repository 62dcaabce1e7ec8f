from django.urls import include, path

urlpatterns = [
    path("pravila/", include("tutorial.rulebook.urls")),
    path("nauci/", include("tutorial.lessons.urls")),
    path("nauci/", include("tutorial.guided.urls")),
]
