import { type Language, languageNames, languages } from "../../src/vocabulary/language";
import type { FunctionMetadata, Metadata } from "../functions-metadata";
import { examples } from "./examples";
import { signature } from "./functions-page";

/** help.html, which Excel opens for a function: every language, each function at the place its helpUrl names. */
export function helpPage(metadata: ReadonlyMap<Language, Metadata>): string {
  const parts = languages.map((language) => part(language, metadata.get(language)?.functions ?? []));
  const links = languages.map((language) => `<a href="#${language}" lang="${language}">${languageNames[language]}</a>`);
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Vendor Product Information for Excel</title>
  </head>
  <body>
    <!-- Made by npm run docs -->
    <h1>Vendor Product Information for Excel</h1>
    <p>${links.join(" ")}</p>
${parts.join("\n")}
  </body>
</html>
`;
}

function part(language: Language, functions: readonly FunctionMetadata[]): string {
  const described = examples.flatMap(({ id, formula }) => {
    const one = functions.find((each) => each.id === id);
    return one === undefined ? [] : [section(one, formula)];
  });
  return `    <section id="${language}" lang="${language}">
      <h2>${languageNames[language]}</h2>
${described.join("\n")}
    </section>`;
}

function section(described: FunctionMetadata, formula: string): string {
  const place = described.helpUrl?.split("#")[1] ?? "";
  const parameters = described.parameters.map(
    ({ name, description }) => `        <dt><code>${name}</code></dt>\n        <dd>${escaped(description ?? "")}</dd>`,
  );
  return `      <h3 id="${place}">${escaped(signature(described))}</h3>
      <p>${escaped(described.description ?? "")}</p>
      <dl>
${parameters.join("\n")}
      </dl>
      <pre>${escaped(formula)}</pre>`;
}

const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
