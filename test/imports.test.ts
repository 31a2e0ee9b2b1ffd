import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { preProcessFile } from "typescript";

describe.each(["src", "service"])("%s", (folder) => {
  test("no file imports itself through others", () => {
    expect(circles(importGraph(path.resolve(__dirname, "..", folder)))).toEqual([]);
  });
});

type Graph = ReadonlyMap<string, readonly string[]>;

/** The imports of each file of a folder within that folder, including types. */
function importGraph(root: string): Graph {
  const files = readdirSync(root, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => path.join(root, file));
  const known = new Set(files);
  const importsOf = (file: string): readonly string[] =>
    preProcessFile(readFileSync(file, "utf8"))
      .importedFiles.flatMap(({ fileName }) => [".ts", ".tsx"].map((end) => path.join(file, "..", fileName) + end))
      .filter((imported) => known.has(imported));
  return new Map(files.map((file) => [file, importsOf(file)]));
}

/** One path for every circle found in the graph. */
function circles(graph: Graph): readonly string[] {
  const found: string[] = [];
  const done = new Set<string>();
  const walk = (file: string, way: readonly string[]): void => {
    if (way.includes(file))
      found.push([...way.slice(way.indexOf(file)), file].map((each) => path.basename(each)).join(" -> "));
    if (done.has(file)) return;
    done.add(file);
    for (const imported of graph.get(file) ?? []) walk(imported, [...way, file]);
  };
  for (const file of graph.keys()) walk(file, []);
  return found;
}
