import { categoryByGroup, categoryById } from "../../src/product-data/vocabulary/category";
import type { Field } from "../../src/product-data/vocabulary/field";
import { isUrl, storedFields } from "../store/columns";
import { escapeMarkup } from "./markup";
import type { ProductView } from "./product-view";

/** A part on one page: a drawing and all its values, with labels in the page's language. */
export function productPage(part: ProductView, group: string): string {
  const category = categoryByGroup(group) ?? "inductors";
  const shown = storedFields(category).filter((field) => field.textOf === null && !isUrl(field));
  const rows = shown.map((field) => [field.label[part.language], valueOf(part, field)] as const);
  const alternatives = part.text("AlternativePartno");
  return `<!doctype html>
<html lang="${part.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeMarkup(part.partno)}</title><style>${style}</style></head>
<body><h1>${escapeMarkup(part.partno)}</h1><h2>${escapeMarkup(part.text("ProductName"))}</h2>
<p class="media"><img alt="" src="drawing.svg" width="240" height="160"></p>
<p>${escapeMarkup([categoryById(category)?.label[part.language] ?? "", part.text("Status"), ...(alternatives === "" ? [] : [`→ ${alternatives}`])].join(" · "))}</p>
${table(rows.filter(([, value]) => value !== ""))}
</body></html>
`;
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

const style = `body{font:14px/1.4 system-ui,sans-serif;max-width:44rem;margin:2rem auto;padding:0 1rem;color:#222}
h1{font-size:1.4rem;margin:0}h2{font-size:1rem;font-weight:normal;color:#555;margin:.2rem 0 1rem}
table{border-collapse:collapse;width:100%}th,td{text-align:left;vertical-align:top;padding:.2rem .5rem;border-bottom:1px solid #ddd}
th{font-weight:normal;color:#555;width:45%}.media img{border:1px solid #ddd;max-width:45%}`;
