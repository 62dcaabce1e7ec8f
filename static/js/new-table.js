// The form of a new table is drawn anew with each choice; what somebody has unfolded stays unfolded.
Idiomorph.defaults.callbacks.beforeAttributeUpdated = (name, element) => name !== "open" || element.localName !== "details";
