import { copyFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

/**
 * `node demo/build.mjs [FOLDER]`: the workbook page, its worker, and the script that runs before office.js in the add-in's
 * frame. Not part of dist/. @default .cache/demo
 */
const here = path.dirname(fileURLToPath(import.meta.url));
const folder = path.resolve(process.argv[2] ?? path.join(here, "../.cache/demo"));

/** Univer's cells are formatted with the page's own copy of numfmt. */
const numberFormats = {
  name: "number-formats",
  setup: ({ onResolve }) => {
    onResolve({ filter: /^numfmt$/ }, ({ importer }) =>
      importer.includes("@univerjs") ? { path: path.join(here, "grid/number-format-library.ts") } : undefined,
    );
  },
};

const { metafile } = await build({
  entryPoints: { page: "page.ts", "native-host": "native-host.ts", "file-worker": "files/file-worker.ts" },
  absWorkingDir: here,
  outdir: folder,
  bundle: true,
  minify: true,
  format: "esm",
  splitting: true, // Univer loads rules of hyphenation when a text needs them
  target: "es2022",
  plugins: [numberFormats],
  metafile: true,
  logLevel: "warning",
});
await copyFile(path.join(here, "page.html"), path.join(folder, "page.html"));
/** The notices of licenses need the names of what was bundled. */
const inputs = Object.values(metafile.outputs).flatMap((output) => Object.keys(output.inputs));
await writeFile(path.join(folder, "inputs.json"), JSON.stringify(inputs.map((file) => path.resolve(here, file))));
