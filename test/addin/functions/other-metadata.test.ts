import { openAddin } from "../../harness/bridge/host";
import { builtAddin } from "../../harness/built-addin";
import { startService } from "../../../service/server";
import type { FunctionsMetadata } from "../../../demo/metadata";
import type { Outcome } from "../../../demo/outcome";
import { useService } from "../../harness/use-service";

const service = useService(() => startService({ products: 3000 }));

type Parameters = FunctionsMetadata["functions"][number]["parameters"];

/** One call of each function, with the arguments that every version has. */
const calls: readonly (readonly [id: string, args: readonly unknown[]])[] = [
  ["SEARCH", ["Category eq 'inductors'"]],
  ["SPEC", [[["LQG15HS15NH02D"]], [["Inductance"]]]],
  ["PART", ["LQG15HS15NH02D"]],
  ["CHECK", [[["LQG15HS15NH02D"]], [["15nH 0402"]]]],
  ["ALTERNATIVES", ["100nF 16V X7R 0402"]],
  ["WHERE", [[["Category"]], [["="]], [["inductors"]]]],
  ["FIELDS", ["inductors"]],
  ["VALUES", ["Status"]],
  ["DOWNLOADURL", ["inductors"]],
];

async function outcomes(change: (parameters: Parameters) => Parameters): Promise<readonly Outcome[]> {
  const built = await builtAddin();
  const metadata = built.metadata("en");
  const changed = {
    ...metadata,
    functions: metadata.functions.map((each) => ({ ...each, parameters: change(each.parameters) })),
  };
  const addin = openAddin({
    script: built.script,
    file: built.functionsFile,
    metadata: changed,
    environment: "lang=en-US",
    beforeScript: ({ localStorage }) => {
      localStorage.setItem("vendor.settings", JSON.stringify({ serviceUrl: service.url, formatted: false }));
      localStorage.setItem("vendor.key", "demo-key");
    },
  });
  const found = await addin.callAll(calls.map(([id, args]) => ({ id, args })));
  addin.close();
  return found;
}

/** A function keeps the parameters that a call needs. */
const older = (parameters: Parameters): Parameters =>
  parameters.at(-1)?.optional === true ? parameters.slice(0, -1) : parameters;
const newer = (parameters: Parameters): Parameters =>
  parameters.at(-1)?.repeating === true
    ? parameters
    : [...parameters, { name: "added", type: "string", optional: true }];

test.each([
  ["one parameter fewer", older],
  ["one parameter more", newer],
])("with metadata of %s, every function returns the same", async (_, change) => {
  const same = await outcomes((parameters) => parameters);
  expect(same.filter((outcome) => "error" in outcome)).toEqual([]);
  const found = await outcomes(change);
  const comparable = (all: readonly Outcome[]): readonly unknown[] =>
    all.map((outcome, at) => (calls[at]?.[0] === "DOWNLOADURL" ? "value" in outcome : outcome));
  expect(comparable(found)).toEqual(comparable(same));
});
