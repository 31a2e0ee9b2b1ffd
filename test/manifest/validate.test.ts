import { execFileSync } from "node:child_process";
import path from "node:path";
import { minimalManifest, withoutLists } from "../../scripts/build/minimal-manifest";
import { productionManifest } from "../../scripts/build/production-manifest";
import { demoManifest } from "../../scripts/demo/manifest";
import { askMicrosoft } from "../../scripts/manifest/microsoft";
import { type Break, breaks, manifest, repository } from "./breaks";
import type { ValidationAnswer, ValidationCase } from "./validate-cases";

const sound: readonly (ValidationCase & { readonly name: string })[] = [
  { name: "the development manifest", xml: manifest },
  { name: "the production manifest", xml: productionManifest(manifest, "https://excel.example.com") },
  {
    name: "the production manifest where the server holds the key",
    xml: productionManifest(manifest, "https://excel.example.com", true),
  },
  { name: "the production manifest below a folder", xml: productionManifest(manifest, "https://example.com/excel") },
  {
    name: "the demonstration's manifest",
    xml: demoManifest(productionManifest(manifest, "https://example.com/demo/addin", true)),
  },
  { name: "the minimal manifest", xml: minimalManifest(productionManifest(manifest, "https://excel.example.com")) },
  { name: "an unchanged manifest", xml: manifest, released: { tag: "v1.0.0", xml: manifest } },
  {
    name: "a changed manifest of a higher version",
    xml: manifest.replace(/<Version>.*<\/Version>/, "<Version>1.10.0.0</Version>"),
    released: { tag: "v1.9.0", xml: manifest.replace(/<Version>.*<\/Version>/, "<Version>1.9.0.0</Version>") },
  },
];

jest.mock("office-addin-manifest", () => ({ validateManifest: (file: string) => askedAbout(file) }));
const askedAbout = jest.fn<Promise<object>, [string]>();

test("Microsoft's service is asked about each manifest, until it can't be reached", async () => {
  const issue = { title: "Wrong", content: "an icon" };
  askedAbout.mockImplementation((file) =>
    Promise.resolve(file === "sound.xml" ? { isValid: true } : { isValid: false, report: { errors: [issue] } }),
  );
  expect(await askMicrosoft(["sound.xml", "built.xml"])).toEqual(["built.xml: Wrong: an icon"]);
  askedAbout.mockReset().mockRejectedValue(new Error("Unable to contact the manifest validation service."));
  expect(await askMicrosoft(["sound.xml", "built.xml"])).toBeNull();
  expect(askedAbout).toHaveBeenCalledTimes(1);
});

const minimal = minimalManifest(productionManifest(manifest, "https://excel.example.com"));

test("the minimal manifest has no context menu, no shortcuts, and functions without lists", () => {
  expect(manifest).toMatch(/ContextMenu.*ExtendedOverrides/s);
  expect(minimal).not.toMatch(/ContextMenu|ExtendedOverrides|shortcuts/);
  expect(minimal.match(/[\w-]+\.json/g)).toEqual([
    "functions-minimal.json",
    "functions-minimal-ja-JP.json",
    "functions-minimal-zh-CN.json",
  ]);
  const listed = {
    enums: [{ id: "FIELD" }],
    functions: [{ id: "SPEC", parameters: [{ name: "a", customEnumId: "FIELD" }] }],
  };
  expect(JSON.parse(withoutLists(JSON.stringify(listed)))).toEqual({
    functions: [{ id: "SPEC", parameters: [{ name: "a" }] }],
  });
});

let answers: readonly ValidationAnswer[];

beforeAll(() => {
  const cases = [...sound, ...breaks.map(({ change, ...rest }) => ({ ...rest, xml: broken(change) }))];
  const tsx = path.join(repository, "node_modules/tsx/dist/cli.mjs");
  const output = execFileSync(process.execPath, [tsx, path.join(__dirname, "validate-cases.ts")], {
    cwd: repository,
    input: JSON.stringify(cases),
    encoding: "utf8",
  });
  answers = JSON.parse(output) as readonly ValidationAnswer[];
});

function broken(change: Break["change"]): string {
  if (change === undefined) return manifest;
  const xml = manifest.replace(...change);
  if (xml === manifest) throw new Error(`manifest.xml has nothing like ${String(change[0])}`);
  return xml;
}

test.each(sound.map(({ name }, index) => [name, index] as const))("%s is valid", (_, index) => {
  expect(answers[index]).toEqual([]);
});

test.each(breaks.map((each, index) => [each.name, each, index] as const))(
  "%s is reported",
  (_, { code, says = "" }, index) => {
    const problems = answers[sound.length + index] ?? [];
    const found = problems.find((each) => each.code === code && each.text.includes(says));
    expect(found ?? problems).toMatchObject({ code });
    expect(found?.line).toBeGreaterThan(0);
    expect(problems.filter(({ text }) => text === "" || text.includes("undefined"))).toEqual([]);
  },
);
