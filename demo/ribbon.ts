import type { Manifest, RibbonButton } from "./manifest";

/** The add-in's tab from its manifest: groups of buttons, with their labels below them. */
export function showRibbon(
  container: HTMLElement,
  { tab, groups }: Pick<Manifest, "tab" | "groups">,
  press: (button: RibbonButton) => void,
): void {
  const shown = groups.map(({ label, buttons }) => {
    const group = document.createElement("div");
    group.role = "group";
    group.ariaLabel = label;
    const row = document.createElement("div");
    row.append(...buttons.map((button) => buttonElement(button, press)));
    group.append(row, textElement(label));
    return group;
  });
  container.replaceChildren(...(tab === "" ? [] : [textElement(tab)]), ...shown);
}

function textElement(text: string): HTMLElement {
  const element = document.createElement("span");
  element.textContent = text;
  return element;
}

function buttonElement(button: RibbonButton, press: (button: RibbonButton) => void): HTMLElement {
  const element = document.createElement("button");
  element.id = button.id;
  element.title = button.tip;
  const icon = document.createElement("img");
  icon.src = button.iconUrl;
  icon.alt = "";
  element.append(...(button.iconUrl === "" ? [] : [icon]), button.label);
  element.addEventListener("click", () => press(button));
  return element;
}
