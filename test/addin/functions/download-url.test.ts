import { ApiError } from "../../../src/product-data/api/failure";
import { DownloadLinks } from "../../../src/product-data/lookup/download-links";
import { type CallCase, expected, outcomesOf } from "../../harness/functions-host";
import { useFunctions } from "./use-functions";

const host = useFunctions();

const link = (file: string): unknown => ({ value: expect.stringContaining(`/download/${file}.json?`) as unknown });
const refused = (part: string): unknown => ({ error: "#VALUE!", message: expect.stringContaining(part) as unknown });
const listed = refused("ceramicCapacitorsSMD, ceramicCapacitorsLead, or inductors");

const rows: readonly CallCase[] = [
  ["a category", ["inductors", null], link("inductors-en")],
  ["a language", ["inductors", "ja"], link("inductors-ja")],
  ["a language that is none", ["inductors", "xx"], link("inductors-en")],
  ["a label", ["Ceramic capacitors (SMD)", ""], link("ceramicCapacitorsSMD-en")],
  ["two categories in one", ["ceramicCapacitors", null], listed],
  ["blank", ["", null], listed],
  ["blank as 0", ["0", null], listed],
  ["omitted", [null, null], listed],
  ["a number", ["3", null], refused("There's no category “3”")],
  ["no category", ["inductor", null], refused("Did you mean inductors?")],
];

test("arguments as Excel sends them; one request for each category and language", async () => {
  host.service.resetCounts();
  expect(await outcomesOf(host.addin, "DOWNLOADURL", rows)).toEqual(expected(rows));
  expect(host.service.counts().download).toBe(3);
});

test("a value preview sends no request", async () => {
  host.service.resetCounts();
  expect(await host.addin.preview([{ id: "DOWNLOADURL", args: ["ceramicCapacitorsLead"] }])).toEqual([
    { error: "#N/A", message: "Press Enter to see the result." },
  ]);
  expect(host.service.counts().download).toBe(0);
});

describe("kept URLs", () => {
  const dayMs = 86_400_000;
  let nowMs = 0;
  let answers: (() => Promise<string>)[] = [];
  const linksOf = (...given: readonly (() => Promise<string>)[]): DownloadLinks => {
    answers = [...given];
    nowMs = 0;
    const downloadUrl = (): Promise<string> => answers.shift()?.() ?? Promise.reject(new Error("requested again"));
    return new DownloadLinks({ downloadUrl }, { now: () => nowMs, elapsed: () => nowMs, after: () => () => undefined });
  };
  const url = (name: string) => () => Promise.resolve(name);

  test("a URL is kept for six days, and then requested again", async () => {
    const links = linksOf(url("first"), url("second"));
    expect(await links.find("inductors", "en")).toBe("first");
    nowMs = 6 * dayMs - 1;
    expect(links.find("inductors", "en")).toBe("first");
    nowMs = 6 * dayMs;
    expect(links.knows("inductors", "en")).toBe(false);
    expect(await links.find("inductors", "en")).toBe("second");
  });

  test("calls at the same time share a response", async () => {
    const links = linksOf(url("only"));
    expect(await Promise.all([links.find("inductors", "en"), links.find("inductors", "en")])).toEqual(["only", "only"]);
  });

  test("a failure isn't kept", async () => {
    const links = linksOf(() => Promise.reject(new ApiError({ code: "unreachable" })), url("later"));
    await expect(links.find("inductors", "en")).rejects.toThrow("unreachable");
    expect(await links.find("inductors", "en")).toBe("later");
  });

  test("a response for a previous key isn't kept", async () => {
    const links = linksOf(url("former"), url("present"));
    const former = links.find("inductors", "en");
    links.clear();
    expect(await former).toBe("former");
    expect(await links.find("inductors", "en")).toBe("present");
  });
});
