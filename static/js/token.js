// Logging in changes the key of all forms; pages that stay open meanwhile take the new one from its cookie.
(() => {
  const key = () => document.cookie.match(/(?:^|; )csrftoken=([^;]+)/)?.[1];
  document.addEventListener("submit", ({ target }) => {
    const field = target.elements?.namedItem("csrfmiddlewaretoken");
    if (field && key()) field.value = key();
  }, true);
})();
