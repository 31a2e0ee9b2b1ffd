import { readFileSync } from "node:fs";
import path from "node:path";
import type { ProblemCode } from "../../scripts/manifest/problem";
import type { ValidationCase } from "./validate-cases";

export const repository = path.resolve(__dirname, "../..");
export const manifest = readFileSync(path.join(repository, "manifest.xml"), "utf8");

/** One mistake in the manifest, and the problem that the validator must report. */
export interface Break extends Omit<ValidationCase, "xml"> {
  readonly name: string;
  readonly change?: readonly [from: string | RegExp, to: string];
  readonly code: ProblemCode;
  /** A part of its text. */
  readonly says?: string;
}

const png = (width: number, height: number): string => {
  const header = Buffer.from("89504e470d0a1a0a0000000d494844520000000000000000", "hex");
  header.writeUInt32BE(width, 16);
  header.writeUInt32BE(height, 20);
  return header.toString("base64");
};
const long = "x".repeat(300);

export const breaks: readonly Break[] = [
  { name: "no XML", change: ["</Hosts>", ""], code: "notXml" },
  {
    name: "another host",
    change: [/(<bt:Url id="Script.Url" DefaultValue="https:\/\/)localhost:3000/, "$1cdn.example.com"],
    code: "otherOrigin",
    says: "https://cdn.example.com/taskpane.js isn't on ",
  },
  { name: "no runtime", change: [/<Runtimes>.*<\/Runtimes>/s, ""], code: "noRuntime" },
  {
    name: "second runtime",
    change: ['<FunctionFile resid="Runtime.Url"', '<FunctionFile resid="Help.Url"'],
    code: "otherRuntime",
    says: "<FunctionFile> refers to Help.Url; the shared runtime loads only if every element refers to Runtime.Url",
  },
  {
    name: "short lifetime",
    change: ['lifetime="long"', 'lifetime="short"'],
    code: "badValue",
    says: "<Runtime lifetime>",
  },
  {
    name: "second pane",
    change: ['<Action xsi:type="ShowTaskpane">', '<Action xsi:type="ShowTaskpane"><TaskpaneId>Other</TaskpaneId>'],
    code: "taskpaneId",
  },
  {
    name: "other base page",
    change: [/(<SourceLocation DefaultValue=".*\/)taskpane.html/, "$1help.html"],
    code: "otherPage",
  },
  {
    name: "missing translation",
    change: [/(<bt:String id="Pane.Label".*\n)\s*<bt:Override Locale="ja-JP".*\n/, "$1"],
    code: "missingOverride",
    says: "<Pane.Label> isn't translated to ja-JP",
  },
  {
    name: "missing translation of the name",
    change: [/(<DisplayName .*\n.*\n)\s*<Override Locale="zh-CN".*\n/, "$1"],
    code: "missingOverride",
    says: "<DisplayName> isn't translated to zh-CN",
  },
  {
    name: "other language",
    change: [/Locale="zh-CN"/, 'Locale="zh"'],
    code: "unexpectedLocale",
    says: "translated to zh,",
  },
  {
    name: "translated twice",
    change: [/Locale="zh-CN"/, 'Locale="ja-JP"'],
    code: "repeatedOverride",
    says: "translated to ja-JP",
  },
  {
    name: "translated namespace",
    change: [
      '<bt:String id="Namespace" DefaultValue="VENDOR" />',
      '<bt:String id="Namespace" DefaultValue="VENDOR"><bt:Override Locale="ja-JP" Value="V"/></bt:String>',
    ],
    code: "translatedNamespace",
    says: "translated to ja-JP",
  },
  {
    name: "icon size not offered",
    change: [/\s*<bt:Image size="80" resid="Icon.80" \/>/, ""],
    code: "missingIconSize",
    says: "size 80",
  },
  {
    name: "icon absent",
    files: { "assets/icon-32.png": null },
    code: "missingFile",
    says: "assets/icon-32.png",
  },
  {
    name: "icon of other pixels",
    files: { "assets/icon-64.png": png(80, 64) },
    code: "iconPixels",
    says: "assets/icon-64.png has 80 x 64 pixels, not 64 x 64",
  },
  {
    name: "icon that is no PNG",
    files: { "assets/icon-16.png": Buffer.from(long).toString("base64") },
    code: "notPng",
    says: "assets/icon-16.png",
  },
  {
    name: "version not raised",
    change: [/(<ProviderName>)/, "$1New "],
    released: { tag: "v1.0.0", xml: manifest },
    code: "versionNotRaised",
    says: "v1.0.0",
  },
];
