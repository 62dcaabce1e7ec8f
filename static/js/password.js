// A password can be looked at while it is written.
document.querySelectorAll(".show-password").forEach((button) => {
  button.hidden = false;
  button.addEventListener("click", () => {
    const field = document.getElementById(button.getAttribute("aria-controls"));
    const shown = field.type === "password";
    field.type = shown ? "text" : "password";
    button.setAttribute("aria-pressed", shown);
  });
});
