"""What somebody would call the device that a browser says it runs on."""

# Of each the first that is found: a browser also names those it wants to pass for.
BROWSERS = {
    "Edg": "Edge",
    "OPR/": "Opera",
    "SamsungBrowser": "Samsung Internet",
    "Firefox/": "Firefox",
    "FxiOS": "Firefox",
    "Chrome/": "Chrome",
    "CriOS": "Chrome",
    "Safari/": "Safari",
}
SYSTEMS = {
    "Android": "Android",
    "iPhone": "iPhone",
    "iPad": "iPad",
    "Windows": "Windows",
    "Mac OS X": "Mac",
    "CrOS": "Chromebook",
    "Linux": "Linux",
}


def device_name(user_agent: str) -> str:
    """
    >>> device_name("Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0")
    'Firefox, Windows'
    >>> device_name("curl/8")
    ''
    """
    named = (next((name for sign, name in signs.items() if sign in user_agent), "") for signs in (BROWSERS, SYSTEMS))
    return ", ".join(filter(None, named))
