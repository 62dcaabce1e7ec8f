// What is drawn anew leaves unfolded what somebody has unfolded.
Idiomorph.defaults.callbacks.beforeAttributeUpdated = (name, element) => name !== "open" || element.localName !== "details";
