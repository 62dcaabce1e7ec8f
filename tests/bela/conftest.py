import random

import pytest


@pytest.fixture
def chance():
    """The same luck in every run."""
    return random.Random(20_240)
