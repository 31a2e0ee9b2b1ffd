import type { Manifest, RibbonButton } from "./manifest";

/** The add-in's buttons from its manifest. */
export function showRibbon(container: HTMLElement, manifest: Manifest, press: (button: RibbonButton) => void): void {
  container.replaceChildren(
    ...manifest.buttons.map((button) => {
      const element = document.createElement("button");
      element.id = button.id;
      element.title = button.tip;
      const icon = document.createElement("img");
      icon.src = button.iconUrl;
      icon.alt = "";
      element.append(...(button.iconUrl === "" ? [] : [icon]), button.label);
      element.addEventListener("click", () => press(button));
      return element;
    }),
  );
}
