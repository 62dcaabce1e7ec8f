// The browser's own button for a file speaks the browser's language: over one of ours it is there for pressing, dropping and focus only.
document.querySelectorAll(".file").forEach((drawn) => {
  const field = drawn.querySelector("input");
  const name = drawn.querySelector(".file-name");
  const none = name.textContent;
  const show = () => { name.textContent = field.files[0]?.name ?? none; };
  field.addEventListener("change", show);
  show();
  drawn.classList.add("is-drawn");
});
