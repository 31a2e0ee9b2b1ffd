import { categoryById } from "../../src/product-data/vocabulary/category";
import { type Field, fieldByName } from "../../src/product-data/vocabulary/field";
import type { Language } from "../../src/product-data/vocabulary/language";
import type { Product } from "../catalog/product";
import { isUrl, responseFields } from "../catalog/response-fields";
import { answeredValue } from "../search/answer";
import { escapeMarkup } from "./markup";

/** A part on one page: a drawing and all its values, with labels in the page's language. */
export function productPage(part: Product, language: Language): string {
  const text = (name: string): string => textOf(part, name, language);
  const shown = responseFields(part.category).filter((field) => field.textOf === null && !isUrl(field));
  const rows = shown.map((field) => [field.label[language], withUnit(field, text)] as const);
  const alternatives = text("AlternativePartno");
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeMarkup(part.partno)}</title><style>${style}</style></head>
<body><h1>${escapeMarkup(part.partno)}</h1><h2>${escapeMarkup(text("ProductName"))}</h2>
<p class="media"><img alt="" src="drawing.svg" width="240" height="160"></p>
<p>${escapeMarkup([categoryById(part.category)?.label[language] ?? "", text("Status"), ...(alternatives === "" ? [] : [`→ ${alternatives}`])].join(" · "))}</p>
${table(rows.filter(([, value]) => value !== ""))}
</body></html>
`;
}

function withUnit({ name, unit }: Field, text: (name: string) => string): string {
  const written = text(`${name}Text`);
  if (written !== "") return written;
  const value = text(name);
  return value === "" || unit === "" ? value : `${value} ${unit}`;
}

/** "" if the value is absent. */
function textOf(part: Product, name: string, language: Language): string {
  const field = fieldByName(name);
  const value = field === undefined ? null : answeredValue(part, field, language, "");
  return typeof value === "object" ? (value ?? []).join(", ") : String(value);
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
