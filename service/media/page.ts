import { categoryByGroup, categoryById } from "../../src/product-data/vocabulary/category";
import { type Field, fieldByName } from "../../src/product-data/vocabulary/field";
import { isUrl, storedFields } from "../store/columns";
import { escapeMarkup } from "./markup";
import type { ProductView } from "./product-view";

/** The specification sheet of a part on one page: a drawing and all its values, with labels in the page's language. */
export function specificationSheet(part: ProductView, group: string): string {
  const category = categoryByGroup(group) ?? "inductors";
  const shown = storedFields(category).filter((field) => field.textOf === null && !isUrl(field));
  const rows = shown.map((field) => [field.label[part.language], valueOf(part, field)] as const);
  const alternatives = part.text("AlternativePartno");
  return page(part, part.text("ProductName"), [
    `<p class="media"><img alt="" src="appearance.svg" width="240" height="160"></p>`,
    `<p>${escapeMarkup(categoryById(category)?.label[part.language] ?? "")} · ${escapeMarkup(part.text("Status"))}${alternatives === "" ? "" : ` → ${escapeMarkup(alternatives)}`}</p>`,
    table(rows.filter(([, value]) => value !== "")),
  ]);
}

/** A statement about a part: a certificate, a declaration, or a report. */
export function statement(part: ProductView, field: string): string {
  const title = fieldByName(field)?.label[part.language] ?? field;
  const facts = ["Status", "ProductName", "Rohs", "Reach", "LeadFree", "Standard", "AecQ200Support"].flatMap((name) => {
    const fact = fieldByName(name);
    return fact === undefined ? [] : [[fact.label[part.language], part.text(name)] as const];
  });
  return page(part, title, [table(facts.filter(([, value]) => value !== ""))]);
}

/** The structure of the part number: its codes and their meanings. */
export function numbering(part: ProductView, codes: readonly (readonly [code: string, meaning: string])[]): string {
  return page(part, fieldByName("PartNumbering")?.label[part.language] ?? "", [table(codes)]);
}

function valueOf(part: ProductView, field: Field): string {
  const written = part.text(`${field.name}Text`);
  if (written !== "") return written;
  const value = part.text(field.name);
  return value === "" || field.unit === "" ? value : `${value} ${field.unit}`;
}

function table(rows: readonly (readonly [string, string])[]): string {
  const lines = rows.map(
    ([name, value]) =>
      `<tr><th scope="row">${escapeMarkup(name)}</th><td>${escapeMarkup(value).replaceAll("\n", "<br>")}</td></tr>`,
  );
  return `<table>${lines.join("\n")}</table>`;
}

function page(part: ProductView, title: string, content: readonly string[]): string {
  return `<!doctype html>
<html lang="${part.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeMarkup(part.partno)} ${escapeMarkup(title)}</title><style>${style}</style></head>
<body><h1>${escapeMarkup(part.partno)}</h1><h2>${escapeMarkup(title)}</h2>
${content.join("\n")}
</body></html>
`;
}

const style = `body{font:14px/1.4 system-ui,sans-serif;max-width:44rem;margin:2rem auto;padding:0 1rem;color:#222}
h1{font-size:1.4rem;margin:0}h2{font-size:1rem;font-weight:normal;color:#555;margin:.2rem 0 1rem}
table{border-collapse:collapse;width:100%}th,td{text-align:left;vertical-align:top;padding:.2rem .5rem;border-bottom:1px solid #ddd}
th{font-weight:normal;color:#555;width:45%}.media img{border:1px solid #ddd;max-width:45%}`;
