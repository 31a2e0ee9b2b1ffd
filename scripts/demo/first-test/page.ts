/** What was seen in the steps, as a text to send back. It stays in the browser until it is copied. */
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
