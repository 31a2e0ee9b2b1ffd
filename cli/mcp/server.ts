import { setMaxListeners } from "node:events";
import { McpServer } from "@modelcontextprotocol/server";
import * as v from "valibot";
import type { FileProblem } from "../files/bom-file";
import { Failed, type Language } from "../../src/product-data/index";
import { alternativesResult, foundAlternatives } from "../alternatives/found-alternatives";
import { checkResult, type FileResult } from "../check/result";
import { comparisonResult } from "../compare/compare-files";
import { comparedFiles } from "../compare/compared-files";
import { unread } from "../boms/read-lines";
import { numberFacts, numbersResult } from "../number/number-facts";
import { usesOf } from "../parts/uses";
import { partsResult, whereUsed } from "../parts/where-used";
import { jsonText } from "../safe-text";
import { foundParts, searchResult } from "../search/found-parts";
import type { Crew } from "../workers/crew";
import { allowedFiles, allowedPath } from "./allowed-files";
import { toolSchema } from "./tool-schema";

interface ServerOptions {
  readonly crew: Crew;
  readonly folders: readonly string[];
  readonly language: Language;
}

/** The tools of `bom mcp`. Each returns the JSON of a command, and has its schema. */
export function bomServer(options: ServerOptions): McpServer {
  const { crew, folders, language } = options;
  const server = new McpServer({ name: "bom", version: "1.0.0" }, { instructions });
  const readOptions = readOptionsIn(language);
  const add = toolsOf(server);
  add(
    "check_bom",
    "A BOM file or a folder: the state of each part number, what contradicts its line, and replacements.",
    [{ file: text, alternatives: v.exactOptional(v.boolean()) }, v.pick(checkResult, ["files"]), 3],
    async ({ file, alternatives = false }, signal) => ({ files: await checked([file], alternatives, options, signal) }),
  );
  add(
    "find_alternatives",
    "Parts of Vendor, best first, that replace a part number of any manufacturer, or meet a text such as “100nF 50V X7R 0603”.",
    [{ part: text, description: v.exactOptional(text), limit: v.exactOptional(limited) }, alternativesResult],
    ({ part, description = "", limit = 10 }, signal) =>
      foundAlternatives({ part, description, limit }, language, crew.data.lookup, signal),
  );
  add(
    "compare",
    "What changed between two revisions of a BOM, and whether it is weaker.",
    [{ old: text, new: text }, comparisonResult],
    async (files, signal) => {
      const [old, now] = [await allowedPath(files.old, folders), await allowedPath(files.new, folders)];
      const result = await comparedFiles({ old, new: now }, readOptions, crew, signal);
      return { ...result, old: { ...result.old, file: files.old }, new: { ...result.new, file: files.new } };
    },
  );
  add(
    "where_used",
    "Where files or folders use each part, how many for all boards, and its last buy date.",
    [{ files: someTexts, boards: v.exactOptional(count) }, partsResult],
    async ({ files, boards = 1 }, signal) =>
      whereUsed((await checked(files, false, options, signal)).map(usesOf), boards),
  );
  add(
    "search_parts",
    "Parts by an OData filter, e.g. Category eq 'ceramicCapacitorsSMD' and Capacitance eq 1e-6 and RatedVoltage ge 25 and SizecodeInch eq '0603'; orderby e.g. RatedVoltage asc. In F, H, V, A, m.",
    [{ filter: text, orderby: v.exactOptional(text), limit: v.exactOptional(limited) }, searchResult],
    ({ filter, orderby = "", limit = 20 }, signal) =>
      foundParts({ filter, orderby, limit }, language, crew.data, signal),
  );
  add(
    "read_number",
    "What part numbers of any manufacturer say, how two differ, and similar numbers for those that don't exist.",
    [{ numbers: someTexts }, numbersResult],
    ({ numbers }) => numberFacts(numbers, language, crew.data.lookup),
  );
  return server;
}

const readOptionsIn = (language: Language) => ({ sheet: null, allSheets: false, voltage: null, language });

/** Adds a tool to the server. */
function toolsOf(server: McpServer) {
  /** @param levels of the result that are described */
  return <I extends v.ObjectEntries, O extends object>(
    name: string,
    description: string,
    [input, output, levels = 2]: readonly [I, v.GenericSchema<unknown, O>, levels?: number],
    answer: (input: v.InferOutput<v.StrictObjectSchema<I, undefined>>, signal: AbortSignal) => Promise<O>,
  ): void => {
    const config = {
      description,
      inputSchema: toolSchema(v.strictObject(input)),
      outputSchema: toolSchema(output, levels),
      annotations: { readOnlyHint: true },
    };
    // What is thrown becomes a tool's error.
    server.registerTool(name, config, async (args, { mcpReq: { signal } }) => {
      setMaxListeners(0, signal); // every file's job listens
      const result = await answer(args, signal);
      const text = jsonText(result, 2);
      if (text.length > mostCharacters)
        throw new Error("The result is too large. Name fewer files, or use the program bom on the command line.");
      return { content: [{ type: "text", text }], structuredContent: { ...result } };
    });
  };
}

/** The results of files and of folders. */
async function checked(
  named: readonly string[],
  findsAlternatives: boolean,
  { crew, folders, language }: ServerOptions,
  signal: AbortSignal,
): Promise<readonly FileResult[]> {
  const files = (await Promise.all(named.map((each) => allowedFiles(each, folders)))).flat();
  if (files.length > mostFiles) throw new Error(`At most ${String(mostFiles)} files are read at once.`);
  const options = { ...readOptionsIn(language), findsAlternatives };
  await crew.loadParts(
    files.flatMap(({ real }) => real ?? []),
    options,
  );
  const resultsOf = async ({ name, real }: (typeof files)[number]): Promise<readonly FileResult[]> => {
    const result =
      real === null
        ? Promise.reject(new Failed<FileProblem>({ code: "notAllowed" }))
        : crew.run("check", { file: real, options }, signal);
    const own = await result.catch((reason: unknown) => [{ ...unread(name, reason, language), lines: [] }]);
    return own.map((each) => ({ ...each, file: name }));
  };
  return (await Promise.all(files.map(resultsOf))).flat();
}

const instructions =
  "Ceramic capacitors and inductors. Name only part numbers that these tools return. Files are read on this computer and never uploaded.";
const text = v.pipe(v.string(), v.maxLength(500));
const someTexts = v.pipe(v.array(text), v.maxLength(50));
const count = v.pipe(v.number(), v.integer(), v.minValue(1));
const limited = v.pipe(count, v.maxValue(50));
/** A BOM of some hundred lines. */
const mostCharacters = 500_000;
const mostFiles = 200;
