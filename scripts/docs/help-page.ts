import type { Failure } from "../../src/messages/failure";
import { helpTexts } from "../../src/messages/help-texts";
import { failureText } from "../../src/messages/message";
import { type Language, languageNames, languages } from "../../src/vocabulary/language";
import type { FunctionMetadata, Metadata } from "../functions-metadata";
import { examples } from "./examples";
import { signature } from "./functions-page";

/**
 * help.html, the support page, which Excel also opens for a function: in every language, with each function at the anchor
 * of its helpUrl.
 */
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
  const { start, key, functions: heading, errors, limits } = helpTexts[language];
  const described = examples.flatMap(({ id, formula }) => {
    const one = functions.find((each) => each.id === id);
    return one === undefined ? [] : [section(one, formula)];
  });
  return `    <section id="${language}" lang="${language}">
      <h2>${languageNames[language]}</h2>
      <h3>${start.heading}</h3>
      <ol>${items(start.steps)}</ol>
      <h3>${key.heading}</h3>
      <ul>${items(key.points)}</ul>
      <h3>${errors.heading}</h3>
      <p>${escaped(errors.hint)}</p>
      <dl>${Object.entries(errors.cells)
        .map(([error, text]) => `<dt><code>${error}</code></dt><dd>${escaped(text)}</dd>`)
        .join("")}</dl>
      <h4>${errors.service}</h4>
      <ul>${items(serviceFailures.map((failure) => failureText(failure, language)))}</ul>
      <h3>${limits.heading}</h3>
      <ul>${items(limits.points)}</ul>
      <h3>${heading}</h3>
${described.join("\n")}
    </section>`;
}

/** Failures that every user can meet, and that have no parameters or ordinary ones. */
const serviceFailures: readonly Failure[] = [
  { code: "noKey" },
  { code: "keyRejected" },
  { code: "offline" },
  { code: "unreachable" },
  { code: "notFound" },
  { code: "throttled", untilMs: null },
  { code: "tooLong" },
];

const items = (texts: readonly string[]): string => texts.map((text) => `<li>${escaped(text)}</li>`).join("");

function section(described: FunctionMetadata, formula: string): string {
  const place = described.helpUrl?.split("#")[1] ?? "";
  const parameters = described.parameters.map(
    ({ name, description }) => `        <dt><code>${name}</code></dt>\n        <dd>${escaped(description ?? "")}</dd>`,
  );
  return `      <h4 id="${place}">${escaped(signature(described))}</h4>
      <p>${escaped(described.description ?? "")}</p>
      <dl>
${parameters.join("\n")}
      </dl>
      <pre>${escaped(formula)}</pre>`;
}

const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
