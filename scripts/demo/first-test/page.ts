import { tenMinutes } from "../../first-test/parts/ten-minutes";

/** The first part of the first test, and what was seen as a text to send back. It stays in the browser until it is copied. */
const form = document.querySelector("form");
const result = document.querySelector("textarea");
const copied = document.querySelector("output");

const base = document.body.dataset["base"] ?? "";
const isBuiltFor = location.href.startsWith(`${base}/`) && location.protocol === "https:";
for (const warning of document.querySelectorAll<HTMLElement>("[data-elsewhere]")) warning.hidden = isBuiltFor;

function written(): string {
  const steps = [...document.querySelectorAll("fieldset")].map((step, index) => {
    const seen = step.querySelector<HTMLInputElement>("input:checked")?.value ?? "not tried";
    const note = step.querySelector<HTMLInputElement>("input[type=text]")?.value.trim() ?? "";
    const title = step.querySelector("legend")?.textContent ?? "";
    return `${String(index + 1)}. ${title}: ${seen}${note === "" ? "" : `. ${note}`}`;
  });
  const excel = document.querySelector<HTMLInputElement>("#excel")?.value.trim() ?? "";
  return [`First test from ${base}`, `Excel: ${excel === "" ? "not said" : excel}`, ...steps].join("\n");
}

function paragraph(...content: readonly (Node | string)[]): HTMLElement {
  const made = document.createElement("p");
  made.append(...content);
  return made;
}
const named = (name: string, text: string | undefined): readonly HTMLElement[] =>
  text === undefined ? [] : [paragraph(Object.assign(document.createElement("b"), { textContent: `${name}: ` }), text)];

for (const [index, { title, do: action, see, ifNot }] of tenMinutes.steps.entries()) {
  const step = document.createElement("fieldset");
  const legend = Object.assign(document.createElement("legend"), { textContent: title });
  step.append(legend, paragraph(action), ...named("See", see), ...named("If not", ifNot));
  document.querySelector("#steps")?.append(step);
  const choices = ["as described", "something else"].map((value) => {
    const label = document.createElement("label");
    const input = Object.assign(document.createElement("input"), {
      type: "radio",
      name: `step${String(index)}`,
      value,
    });
    label.append(input, ` ${value} `);
    return label;
  });
  const note = Object.assign(document.createElement("input"), { type: "text", placeholder: "What you saw" });
  note.ariaLabel = "What you saw";
  step.append(...choices, note);
}
form?.addEventListener("input", () => {
  if (result) result.value = written();
});
form?.addEventListener("submit", (event) => {
  event.preventDefault();
  if (!result || !copied) return;
  result.value = written();
  result.select();
  navigator.clipboard.writeText(result.value).then(
    () => (copied.value = "Copied."),
    () => (copied.value = "Press Ctrl+C or Command+C to copy the selected text."),
  );
});
if (result) result.value = written();
