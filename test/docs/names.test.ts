import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { realParts } from "../../service/catalog/real-parts";
import { families } from "../../src/bom/numbers/families";
import { titleWords } from "../../src/bom/words/titles";

const root = path.resolve(__dirname, "../..");
const read = (file: string): string => readFileSync(path.join(root, file), "utf8");
const filesBelow = (folder: string, ending: RegExp): readonly string[] =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => ending.test(name))
    .map((name) => path.join(folder, name));

/** The manufacturer's document isn't ours. */
const pages = [
  ...["README.md", "CONTRIBUTING.md", "SECURITY.md", "CHANGELOG.md", "bench/README.md", "test/README.md"],
  ...filesBelow("docs", /[.]md$/).filter((file) => !file.endsWith("product-information-api.md")),
];
const sourceOf = (...folders: readonly string[]): string =>
  folders.flatMap((folder) => filesBelow(folder, /[.](?:ts|mjs|ya?ml|sh|json|template)$/).map(read)).join("\n");

/** Places that don't exist yet: what the administrator adds, and what is made. */
const built = /^(deploy\/nginx\/(tls|[.]env)|[.]cache|node_modules|dist)/;
const isIn = (place: string): boolean => existsSync(path.join(root, place));
const withoutCode = (text: string): string => text.replace(/```[\s\S]*?```/g, "").replace(/`[^`]*`/g, "");
const codeOf = (text: string): string => (text.match(/```[\s\S]*?```|`[^`]*`/g) ?? []).join("\n");

/** Names in Excel, Office, and Windows. */
const microsofts = new Set(
  `Add-ins, Advanced, Available, Centralized Deployment, Developer, File, Fixed (Default), Home, Insert, Integrated apps,
   More Settings, My Add-ins, Office Add-in, Optional, Options, SHARED FOLDER, Show in Menu, Trust Center,
   Trusted Add-in Catalogs, Update add-in, Upload My Add-in, Upload custom apps`.split(/,\s+/),
);

describe.each(pages)("%s", (page) => {
  const text = read(page);

  test("names in italics are labels of the add-in, or of Excel", () => {
    const labels = sourceOf("src/messages") + read("manifest.xml") + read("demo/page-texts.ts");
    const names = [...withoutCode(text).matchAll(/(?<![\w*_])_([^_]+)_(?!\w)/g)].flatMap(([, name = ""]) =>
      name.replace(/\s+/g, " ").split(" > "),
    );
    expect(names.filter((name) => !microsofts.has(name) && !labels.includes(`"${name}"`))).toEqual([]);
  });

  test("links lead to files and headings", () => {
    const links = [...withoutCode(text).matchAll(/\]\((?!https?:)([^)#\s]*)(?:#([^)\s]*))?\)/g)];
    const broken = links.filter(([, target = "", heading]) => {
      const file = target === "" ? page : path.join(path.dirname(page), target);
      if (!existsSync(path.join(root, file))) return true;
      return heading !== undefined && !headingsOf(read(file)).includes(heading);
    });
    expect(broken.map(([link]) => link)).toEqual([]);
  });

  test("files and folders exist", () => {
    const paths = [...text.replace(/```[\s\S]*?```/g, "").matchAll(/`([a-z.-]+\/[\w./-]*)`/g)].map(
      ([, place = ""]) => place,
    );
    const ours = new Set(readdirSync(root));
    const missing = paths.filter((place) => ours.has(place.split("/")[0] ?? "") && !isIn(place));
    expect(missing.filter((place) => !built.test(place))).toEqual([]);
  });

  test("scripts and options exist", () => {
    const { scripts } = JSON.parse(read("package.json")) as { scripts: Readonly<Record<string, string>> };
    const run = [...codeOf(text).matchAll(/npm run ([a-z:-]+)/g)].map(([, name = ""]) => name);
    expect(run.filter((name) => !name.startsWith("-") && !(name in scripts))).toEqual([]);

    const known = sourceOf("cli", "service", "scripts", "deploy", "bench", ".github");
    const options = [...codeOf(text).matchAll(/(?<=\s|`)--([a-z][a-z-]+)/g)].map(([, name = ""]) => name);
    const foreign = new Set(["coverage", "ignore-scripts", "prefix", "watch"]);
    expect(options.filter((name) => !foreign.has(name) && !known.includes(name))).toEqual([]);
  });
});

test("a person who sees #NAME? finds how the functions are installed", () => {
  const inEnglish = ["docs/known-issues.md", "docs/deployment.md", "docs/first-test-in-excel.md"].map((file) =>
    read(file).replace(/[*\s]+/g, " "),
  );
  const help = read("src/addin/taskpane/help.html").replace(/\s+/g, " ").replaceAll("&gt;", ">");
  for (const text of [...inEnglish, help]) {
    expect(text).toContain("#NAME?");
    expect(text).toContain("Add-ins > My Add-ins > Vendor Product Information");
  }
  expect(help).toContain("[アドイン] > [個人用アドイン]");
  expect(help.replace(/ /g, "")).toContain("“加载项”>“我的加载项”");
});

test("the README has the benchmark's number of requests", () => {
  const [, requests] =
    /requests, 1, 100, 500, 2,000 parts[^|]*\| 1, \d+, \d+, (\d+) /.exec(read("bench/README.md")) ?? [];
  expect(read("README.md")).toContain(`about ${String(requests)} for 2,000 parts`);
});

test("docs count the manufacturers, families, and languages of titles that there are", () => {
  const makers = String(Object.keys(families).length);
  const languages = new Set(
    Object.values(titleWords)
      .join("\n")
      .match(/^ *[a-z]{2}(?=: )/gm),
  ).size;
  const checkBom = (read("docs/check-bom.md") + read("docs/what-is-compared.md")).replace(/\s+/g, " ");
  expect(checkBom).toContain(
    `${String(Object.values(families).flat().length)} families of ${makers} other manufacturers`,
  );
  expect(checkBom).toContain(`titles in ${String(languages)} languages`);
  expect(read("CHANGELOG.md").replace(/\s+/g, " ")).toContain(`of ${makers} other manufacturers`);
});

test("the README has the number of part numbers in the test service", () => {
  const bases = new Set(Array.from(realParts(), ({ base }) => base));
  expect(read("README.md")).toContain(`${bases.size.toLocaleString("en")} real part numbers`);
});

/** The addresses that GitHub makes of titles. */
const headingsOf = (text: string): readonly string[] =>
  [...text.matchAll(/^#+ (.*)$/gm)].map(([, title = ""]) =>
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, "")
      .replace(/\s/g, "-"),
  );
