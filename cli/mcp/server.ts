import { fromJsonSchema, McpServer } from "@modelcontextprotocol/server";
import { type Language, type Product, readQuery } from "../../src/product-data/index";
import { checkRows } from "../check/check-file";
import { comparedFiles } from "../compare/compared-files";
import { ownFailureText } from "../failure-text";
import { unread } from "../files/read-lines";
import { numberFacts } from "../number/number-facts";
import { numberIn, textIn } from "../product-values";
import type { Crew } from "../workers/crew";
import { allowedFile } from "./allowed-file";

interface ServerOptions {
  readonly crew: Crew;
  readonly folders: readonly string[];
  readonly language: Language;
}

/** The tools of `bom mcp`. Each returns the JSON of the command of its name. */
export function bomServer({ crew, folders, language }: ServerOptions): McpServer {
  const server = new McpServer({ name: "bom", version: "1.0.0" }, { instructions });
  const { lookup } = crew.data;
  const options = { sheet: null, allSheets: false, voltage: null, language, findsAlternatives: false };
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- what the schema describes
  const add = <T>(
    name: string,
    description: string,
    input: object,
    output: object,
    answer: (input: T) => Promise<object>,
  ): void => {
    const config = {
      description,
      inputSchema: fromJsonSchema<T>({ type: "object", additionalProperties: false, ...input }),
      outputSchema: fromJsonSchema({ type: "object", ...output }),
      annotations: { readOnlyHint: true },
    };
    server.registerTool(name, config, async (args, { mcpReq }) => {
      try {
        const result = await unlessAborted(answer(args), mcpReq.signal);
        const text = JSON.stringify(result, null, 2);
        if (text.length > mostCharacters)
          throw new Error("The result is too large. Use the program bom on the command line.");
        return { content: [{ type: "text", text }], structuredContent: { ...result } };
      } catch (reason) {
        return {
          isError: true,
          content: [{ type: "text", text: reason instanceof Error ? reason.message : String(reason) }],
        };
      }
    });
  };

  add<{ file: string; alternatives?: boolean }>(
    "check_bom",
    "Checks a BOM file (XLSX, ODS, CSV): the state of each part number, what contradicts its line, and with alternatives=true what can replace it.",
    { required: ["file"], properties: { file: text, alternatives: { type: "boolean" } } },
    { required: ["files"], properties: { files: list } },
    async ({ file, alternatives = false }) => {
      const real = await allowedFile(file, folders);
      const checkOptions = { ...options, findsAlternatives: alternatives };
      await crew.loadParts([real], checkOptions);
      const checked = await crew
        .run("check", { file: real, options: checkOptions })
        .catch((reason: unknown) => [{ ...unread(real, reason, language), lines: [] }]);
      return { files: checked.map((each) => ({ ...each, file })) };
    },
  );
  add<{ number?: string; description?: string }>(
    "find_alternatives",
    "Parts of Vendor in production that meet or exceed a ceramic capacitor or inductor: a number of any manufacturer, a text such as “100nF 50V X7R 0603”, or both. Best first; all of them exist.",
    { properties: { number: text, description: text } },
    { required: ["lines"], properties: { lines: list } },
    async ({ number = "", description = "" }) => {
      if (number.trim() === "" && description.trim() === "")
        throw new Error("Enter a part number, or a description with value, voltage, and size.");
      // A text alone in its row would be a heading.
      const rows = [
        ["Quantity", "Part Number", "Description"],
        ["1", number, description],
      ];
      const lines = await checkRows(rows, { ...options, findsAlternatives: true }, lookup);
      return { lines: lines.map(({ result }) => result) };
    },
  );
  add<{ old: string; new: string }>(
    "compare",
    "What changed from one revision of a BOM file to another, by meaning, and whether it is weaker.",
    { required: ["old", "new"], properties: { old: text, new: text } },
    { required: ["added", "removed", "changed"], properties: { added: list, removed: list, changed: list } },
    async (files) => {
      const [old, now] = [await allowedFile(files.old, folders), await allowedFile(files.new, folders)];
      const result = await comparedFiles({ old, new: now }, options, crew);
      return { ...result, old: { ...result.old, file: files.old }, new: { ...result.new, file: files.new } };
    },
  );
  add<{ numbers: readonly string[] }>(
    "get_parts",
    "State, dates, minimum order, and values of up to 50 part numbers; for numbers that don't exist, similar ones that do.",
    { required: ["numbers"], properties: { numbers: { ...list, items: text, minItems: 1, maxItems: 50 } } },
    { required: ["numbers"], properties: { numbers: list } },
    async ({ numbers }) => ({ numbers: (await numberFacts(numbers, language, lookup)).numbers }),
  );
  add<{ filter: string; orderby?: string; limit?: number }>(
    "search_parts",
    "Parts by an OData filter, e.g. Category eq 'ceramicCapacitorsSMD' and Capacitance eq 1e-6 and RatedVoltage ge 25 and SizecodeInch eq '0603'; orderby e.g. RatedVoltage asc. Values are in F, H, V, A, m.",
    {
      required: ["filter"],
      properties: { filter: text, orderby: text, limit: { type: "integer", minimum: 1, maximum: 50 } },
    },
    { required: ["parts"], properties: { parts: list } },
    async ({ filter, orderby = "", limit = 20 }) => {
      const query = readQuery(filter, orderby, language);
      if (!query.ok) throw new Error(ownFailureText(query.issues[0], language));
      return { parts: (await crew.data.search(query.value, { first: limit })).map(partFacts) };
    },
  );
  add<{ number: string; other?: string }>(
    "read_number",
    "What a part number of any known manufacturer says: values by its data or its code. With other, how they differ.",
    { required: ["number"], properties: { number: text, other: text } },
    { required: ["numbers"], properties: { numbers: list, differences: list } },
    async ({ number, other }) => numberFacts([number, ...(other === undefined ? [] : [other])], language, lookup),
  );
  return server;
}

const instructions =
  "Ceramic capacitors and inductors. Name only part numbers that these tools return. Files are read on this computer and never uploaded.";
const text = { type: "string", maxLength: 500 };
const list = { type: "array" };
/** A BOM of some thousand lines. */
const mostCharacters = 2_000_000;

const partFacts = (product: Product) => ({
  number: product.record.Partno,
  state: textIn(product, "Status"),
  capacitance: numberIn(product, "Capacitance"),
  inductance: numberIn(product, "Inductance"),
  ratedVoltage: numberIn(product, "RatedVoltage"),
  characteristic: textIn(product, "TemperatureCharacteristics"),
  size: textIn(product, "SizecodeInch"),
});

/** The thread finishes the work, and its result isn't used. */
function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return Promise.race([
    work,
    new Promise<never>((_, reject) => signal.addEventListener("abort", () => reject(new Error("Canceled.")))),
  ]);
}
