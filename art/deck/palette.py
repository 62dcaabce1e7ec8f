"""The colours, and the lines that hold them."""

CREAM = "#fbf1dc"  # the face of the card
LINEN = "#ffe"  # shirts, aprons, snow
RED = "#b22"  # licitar red
GREEN = "#264"  # leaf green
GOLD = "#ea2"  # bell gold
BROWN = "#a63"  # acorn brown
BARK = "#532"  # acorn cups, leather, wood
INK = "#211"  # outlines
SKIN = "#efc599"  # faces and hands
SHADE = "#d96"  # the shaded side of a face
EDGING = "#8a7350"  # the border of the card
OCHRE = "#850"  # gold dark enough to be read on cream


# What every drawn group says of itself: nothing is inherited from the root through <use>.
DRAWN = {"fill": "none", "stroke": INK, "stroke-linejoin": "round", "stroke-linecap": "round"}
