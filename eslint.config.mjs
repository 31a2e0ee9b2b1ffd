import js from "@eslint/js";
import prettier from "eslint-config-prettier";
import officeAddins from "eslint-plugin-office-addins";
import tseslint from "typescript-eslint";

/** The dependency rule (docs/architecture.md): a folder may import the folders before it, and none after it. */
const layerMessage = "This folder comes before that one: see the dependency rule in docs/architecture.md.";
const layers = [
  ["vocabulary"],
  ["filter"],
  ["api"],
  ["catalog", "local", "bom"],
  ["carried"],
  ["messages"],
  ["functions"],
  ["commands"],
  ["taskpane"],
];
const surface = layers.slice(layers.findIndex(([first]) => first === "messages")).flat();

const layerRules = [
  ...layers.flatMap((folders, level) =>
    folders.map((folder) => {
      const later = layers.slice(level + 1).flat();
      const beside = folders.filter((other) => other !== folder);
      const settings = level < layers.findIndex(([first]) => first === "functions") ? ["settings"] : [];
      return forbidImports(folder, [...later, ...beside, "client"], ["app", ...settings]);
    }),
  ),
  forbidImports("client", surface, ["app", "settings"]),
];

function forbidImports(folder, folders, files) {
  const group = [...folders.map((other) => `**/${other}/**`), ...files.map((file) => `**/${file}`)];
  return {
    files: [`src/${folder}/**`],
    rules: { "no-restricted-imports": ["error", { patterns: [{ group, message: layerMessage }] }] },
  };
}

/**
 * Programs outside src use its public contract. The service shares the vocabulary and the filter language; scripts
 * write files from the tables and the texts; the mirror job creates what the add-in reads. Benchmarks and the tests of
 * a folder of src use its internals.
 */
const outsideRules = [
  forbidDeepImports(["workbook/**", "deploy/**", "test/client/**"], "client/index$"),
  forbidDeepImports(["service/**"], "(vocabulary|filter)/"),
  forbidDeepImports(["scripts/**"], "(vocabulary|messages)/"),
  forbidDeepImports(["scripts/mirror/**"], "(vocabulary|filter|api|catalog|local|messages)/"),
];

function forbidDeepImports(files, allowed) {
  const message = "Programs outside src use src/client/index.ts: see docs/architecture.md.";
  const patterns = [{ regex: `/src/(?!${allowed})`, message }];
  return { files, rules: { "no-restricted-imports": ["error", { patterns }] } };
}

const hostGlobals = ["Office", "Excel", "CustomFunctions", "OfficeRuntime"].map((name) => ({
  name,
  message: "Only functions, taskpane, commands, app.ts and settings.ts may name Excel's objects.",
}));

export default tseslint.config(
  { ignores: ["dist", "coverage", ".cache", "node_modules", "scripts/stubs"] },
  js.configs.recommended,
  {
    files: ["**/*.ts", "**/*.tsx"],
    extends: tseslint.configs.strictTypeChecked,
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    plugins: { "office-addins": officeAddins },
    rules: {
      // CustomFunctions.Error is how a cell gets an error, and its type doesn't extend Error.
      "@typescript-eslint/only-throw-error": [
        "error",
        { allow: [{ from: "package", package: "custom-functions-runtime", name: "Error" }] },
      ],
      "@typescript-eslint/no-confusing-void-expression": [
        "error",
        { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
      ],
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: false }],
      "@typescript-eslint/consistent-type-imports": "error",
      "office-addins/call-sync-after-load": "error",
      "office-addins/call-sync-before-read": "error",
      "office-addins/load-object-before-read": "error",
      "office-addins/no-context-sync-in-loop": "error",
      "office-addins/no-office-initialize": "error",
      "office-addins/test-for-null-using-isNullObject": "error",
    },
  },
  ...layerRules,
  {
    files: ["src/{vocabulary,filter,api,catalog,local,bom,carried,client,messages}/**"],
    rules: { "no-restricted-globals": ["error", ...hostGlobals] },
  },
  ...outsideRules,
  {
    files: ["**/*.js", "**/*.cjs", "**/*.mjs"],
    languageOptions: {
      globals: {
        require: "readonly",
        module: "readonly",
        __dirname: "readonly",
        __filename: "readonly",
        process: "readonly",
        console: "readonly",
        URL: "readonly",
      },
    },
  },
  prettier,
);
