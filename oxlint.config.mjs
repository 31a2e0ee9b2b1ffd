/** The dependency rule (docs/architecture.md): a folder may import the folders before it, and none after it. */
const layerMessage = "This folder comes before that one: see the dependency rule in docs/architecture.md.";
const layers = ["product-data", "bom", "messages", "addin"];
const foldersOf = {
  "product-data": [["base"], ["vocabulary"], ["filter"], ["api"], ["lookup", "catalog"]],
  bom: [["words"], ["claims"], ["numbers"], ["reading"], ["matching"], ["check"], ["compare"]],
  addin: [["excel"], ["upkeep"], ["functions"], ["check-bom"], ["taskpane"], ["ribbon"]],
};
/** The views of the task pane don't use each other, and their parts use no view. */
const views = ["settings", "find", "check", "activity"];

const layerRules = [
  ...layers.map((layer, at) =>
    forbidImports(
      `src/${layer}/**`,
      layers.slice(at + 1).map((later) => `**/${later}/**`),
    ),
  ),
  ...Object.entries(foldersOf).flatMap(([layer, levels]) =>
    levels.flatMap((folders, level) =>
      folders.map((folder) => {
        const others = [...levels.slice(level + 1).flat(), ...folders.filter((other) => other !== folder)];
        const later = layers.slice(layers.indexOf(layer) + 1);
        return forbidImports(
          `src/${layer}/${folder}/**`,
          [...others, ...later].map((other) => `**/${other}/**`),
        );
      }),
    ),
  ),
];

layerRules.push(
  ...[...views, "parts"].map((room) =>
    forbidImports(
      `src/addin/taskpane/${room}/**`,
      views.filter((view) => view !== room).flatMap((view) => [`../${view}/**`, `../../${view}/**`]),
    ),
  ),
);

/** What people write is read from its words to its lines. */
const readers = ["text", "cell", "table", "line"];
layerRules.push(
  ...readers.map((folder, at) =>
    forbidImports(`src/bom/reading/${folder}/**`, [
      ...readers.slice(at + 1).map((later) => `../${later}/**`),
      ...["matching", "check", "messages", "addin"].map((later) => `**/${later}/**`),
    ]),
  ),
);

/** What a sheet says comes before what is written next to it, or about it. */
const roomsOfCheckBom = ["sheet", "add-columns", "report"];
layerRules.push(
  ...roomsOfCheckBom.map((room) =>
    forbidImports(`src/addin/check-bom/${room}/**`, [
      ...roomsOfCheckBom.flatMap((other) => (other === room || other === "sheet" ? [] : [`../${other}/**`])),
      ...["taskpane", "ribbon"].map((later) => `**/${later}/**`),
    ]),
  ),
);

function forbidImports(files, patterns) {
  return forbid([files], patterns, layerMessage);
}

function forbid(files, group, message) {
  return { files, rules: { "no-restricted-imports": ["error", { patterns: [{ group, message }] }] } };
}

/**
 * Programs outside src enter it by its entry points. Benchmarks, the harness, and the tests of a folder of src use its
 * internals.
 */
const entryPoints = [
  "product-data/index",
  "product-data/base/failed",
  "product-data/base/slices",
  "product-data/base/subscribable",
  "product-data/vocabulary/**",
  "product-data/filter/**",
  "bom/index",
  "messages/**",
];
const outsideRules = [
  forbidDeepImports(["cli/**", "deploy/**", "service/**", "scripts/**"], entryPoints),
  forbidDeepImports(["demo/**"], entryPoints, ["../**/scripts/**"]),
  forbid(["cli/files/**"], ["**/cli/!(files)/**", "**/demo/**"], "What reads BOM files serves the page and bom alike."),
];

/** What several of scripts, benchmarks, and tests need is in the harness, which needs none of them. */
const sharedMessage = "What scripts, benchmarks, and tests share is in test/harness.";
const testRooms = [
  "accuracy",
  "addin",
  "bom",
  "bridge",
  "cli",
  "demo",
  "docs",
  "messages",
  "product-data",
  "service",
].map((room) => `**/test/${room}/**`);
const toolRules = [
  forbid(["test/harness/**"], ["**/scripts/**", "**/bench/**", ...testRooms], sharedMessage),
  forbid(["bench/**"], ["**/scripts/**", ...testRooms], sharedMessage),
  forbid(["test/**"], ["**/bench/**"], sharedMessage),
];

function forbidDeepImports(files, allowed, more = []) {
  const message = "Programs outside src enter it by its entry points: see docs/architecture.md.";
  const tools = ["../**/bench/**", "../**/test/**", "!../**/test/harness/**", ...more];
  return forbid(files, ["**/src/**", ...allowed.map((pattern) => `!**/src/${pattern}`), ...tools], message);
}

const hostGlobals = ["Office", "Excel", "CustomFunctions", "OfficeRuntime"].map((name) => ({
  name,
  message: "Only src/addin may name Excel's objects.",
}));

/** Rules outside the two categories. */
const strictRules = [
  "no-array-constructor",
  "no-case-declarations",
  "no-empty",
  "no-fallthrough",
  "no-prototype-builtins",
  "no-redeclare",
  "no-regex-spaces",
  "no-var",
  "prefer-const",
  "prefer-rest-params",
  "prefer-spread",
];

/** The same for TypeScript, most of them about `any`, promises, and errors. */
const strictTypeRules = [
  "typescript/ban-ts-comment",
  "typescript/consistent-type-imports",
  "typescript/no-deprecated",
  "typescript/no-dynamic-delete",
  "typescript/no-empty-object-type",
  "typescript/no-explicit-any",
  "typescript/no-invalid-void-type",
  "typescript/no-misused-promises",
  "typescript/no-mixed-enums",
  "typescript/no-namespace",
  "typescript/no-non-null-assertion",
  "typescript/no-require-imports",
  "typescript/no-unnecessary-condition",
  "typescript/no-unsafe-argument",
  "typescript/no-unsafe-assignment",
  "typescript/no-unsafe-call",
  "typescript/no-unsafe-function-type",
  "typescript/no-unsafe-member-access",
  "typescript/no-unsafe-return",
  "typescript/prefer-literal-enum-member",
  "typescript/prefer-promise-reject-errors",
  "typescript/prefer-reduce-type-parameter",
  "typescript/prefer-return-this-type",
  "typescript/related-getter-setter-pairs",
  "typescript/require-await",
  "typescript/return-await",
  "typescript/unified-signatures",
  "typescript/use-unknown-in-catch-callback-variable",
];

const unusedRules = [
  "no-new", // tests that a constructor throws
  "no-shadow",
  "import/no-named-as-default-member", // fc.tuple reads better than tuple
  "import/no-unassigned-import", // styles
  "no-underscore-dangle",
  "typescript/consistent-return", // a switch over every kind needs no end
  "typescript/no-unsafe-type-assertion",
  "typescript/require-array-sort-compare",
];

const all = (rules, level) => Object.fromEntries(rules.map((rule) => [rule, level]));

/** The types and rules of the sources. TypeScript's own errors are among them. */
export default {
  plugins: ["eslint", "typescript", "oxc", "import"],
  categories: { correctness: "error", suspicious: "error" },
  options: { typeAware: true, typeCheck: true, reportUnusedDisableDirectives: "error" },
  ignorePatterns: ["dist", "dist-bom", "dist-demo", "coverage", ".cache", "scripts/stubs"],
  rules: {
    ...all(unusedRules, "off"),
    ...all(strictRules, "error"),
    "import/no-cycle": ["error", { ignoreTypes: false }],
  },
  overrides: [
    {
      files: ["**/*.ts", "**/*.tsx"],
      jsPlugins: ["eslint-plugin-office-addins"],
      rules: {
        ...all(strictTypeRules, "error"),
        "typescript/no-confusing-void-expression": [
          "error",
          { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
        ],
        // CustomFunctions.Error is how a cell gets an error, and its type doesn't extend Error.
        "typescript/only-throw-error": [
          "error",
          { allow: [{ from: "package", package: "custom-functions-runtime", name: "Error" }] },
        ],
        "typescript/restrict-plus-operands": [
          "error",
          {
            allowAny: false,
            allowBoolean: false,
            allowNullish: false,
            allowNumberAndString: false,
            allowRegExp: false,
          },
        ],
        "typescript/restrict-template-expressions": ["error", { allowNumber: false }],
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
      files: ["src/addin/**"],
      jsPlugins: ["./scripts/lint/one-writer.mjs"],
      rules: { "sheets/one-writer": "error" },
    },
    { files: ["src/addin/excel/writing/**"], rules: { "sheets/one-writer": "off" } },
    {
      files: ["src/{product-data,bom,messages}/**"],
      rules: { "no-restricted-globals": ["error", ...hostGlobals] },
    },
    ...outsideRules,
    ...toolRules,
    { files: ["**/*.js", "**/*.cjs", "**/*.mjs"], env: { node: true }, rules: { "no-undef": "error" } },
  ],
};
