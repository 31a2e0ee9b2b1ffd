/** The index of the button that the user selects; null after Esc. The first has the focus. */
export async function ask(
  question: string,
  points: readonly string[],
  buttons: readonly string[],
): Promise<number | null> {
  const dialog = document.createElement("dialog");
  const form = document.createElement("form");
  form.method = "dialog";
  dialog.setAttribute("aria-label", question);
  form.append(withText("h2", question));
  if (points.length > 0) {
    const list = document.createElement("ul");
    list.append(...points.map((point) => withText("li", point)));
    form.append(list);
  }
  form.append(...buttons.map((label, index) => Object.assign(withText("button", label), { value: String(index) })));
  dialog.append(form);
  document.body.append(dialog);
  dialog.showModal();
  await new Promise((resolve) => dialog.addEventListener("close", resolve, { once: true }));
  dialog.remove();
  return dialog.returnValue === "" ? null : Number(dialog.returnValue);
}

function withText<Tag extends "h2" | "li" | "button">(tag: Tag, text: string): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  element.textContent = text;
  return element;
}
