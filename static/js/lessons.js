// After an answer the keyboard stands where one goes on; what has been said is read by the status line.
document.addEventListener("htmx:afterSettle", () => {
  const onward = document.querySelector("[data-focus]");
  onward?.focus({ preventScroll: true });
  document.querySelector(".answer:is(.is-ok, .is-no)")?.scrollIntoView({ block: "nearest" });
});
