import { readFileSync } from "node:fs";
import { load } from "js-yaml";

interface Workflow {
  readonly jobs: Readonly<
    Record<
      string,
      { readonly strategy?: { readonly matrix: { readonly node: readonly string[] } }; readonly steps: readonly Step[] }
    >
  >;
}
type Step = Readonly<Partial<Record<"uses" | "run", string>>>;

const jobs = Object.values((load(readFileSync(".github/workflows/test.yml", "utf8")) as Workflow).jobs);

test("the oldest Node that package.json allows is the first that runs everything, and the documents name it", () => {
  const { engines } = JSON.parse(readFileSync("package.json", "utf8")) as {
    readonly engines: { readonly node: string };
  };
  const oldest = engines.node.replace(">=", "");
  const matrices = jobs.flatMap(({ strategy }) => (strategy === undefined ? [] : [strategy.matrix.node[0]]));
  expect(matrices).toEqual([oldest, oldest]);
  const named = `Node ${oldest.replace(/\.0$/, "")} or later`;
  for (const file of ["README.md", "CONTRIBUTING.md", "docs/bom.md"])
    expect(readFileSync(file, "utf8")).toContain(named);
});

test("actions are pinned by digest, with the version that Dependabot reads", () => {
  const lines = readFileSync(".github/workflows/test.yml", "utf8").match(/uses: .*/g) ?? [];
  expect(lines).toHaveLength(jobs.flatMap(({ steps }) => steps.filter(({ uses }) => uses !== undefined)).length);
  for (const line of lines) expect(line).toMatch(/^uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
});
