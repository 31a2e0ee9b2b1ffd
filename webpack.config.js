const path = require("node:path");
const CopyWebpackPlugin = require("copy-webpack-plugin");
const HtmlWebpackPlugin = require("html-webpack-plugin");
const MiniCssExtractPlugin = require("mini-css-extract-plugin");
const MinimizerPlugin = require("minimizer-webpack-plugin");
const tsx = require("tsx/cjs/api");
const webpack = require("webpack");
const { RuntimeSizePlugin } = require("./scripts/build/runtime-size-plugin");
const { StableScriptPlugin } = require("./scripts/build/stable-script-plugin");
const { ThirdPartyNoticesPlugin } = require("./scripts/build/third-party-notices-plugin");
const { FunctionsMetadataPlugin } = require("./scripts/functions-metadata-plugin");
const { devServer } = tsx.require("./scripts/build/dev-server.ts", module.filename);
const { officeJsAddress } = tsx.require("./scripts/build/office-js-address.ts", module.filename);
const { firstTestWorkbook } = tsx.require("./scripts/first-test/workbook.ts", module.filename);
const { minimalManifest } = tsx.require("./scripts/build/minimal-manifest.ts", module.filename);
const { development, productionManifest } = tsx.require("./scripts/build/production-manifest.ts", module.filename);

const functions = "./src/addin/functions/functions.ts";

/**
 * `npx webpack --env NAME=value ...`. BASE_URL: the address that dist/ is served from. API_URL: the service's address; if
 * empty, the host of dist/. SERVER_HOLDS_KEY=1: the server at API_URL adds the key (deploy/nginx), so users don't enter
 * one. OFFICE_JS: "local" serves office.js from dist/, for networks that can't reach Microsoft; or the address of another
 * of Microsoft's copies. docs/deployment.md has the others.
 */
const names = ["API_URL", "BASE_URL", "CATALOG_MIRROR", "DEMO", "LISTS_IN_RANGES", "OFFICE_JS", "SERVER_HOLDS_KEY"];

module.exports = async (env = {}, argv = {}) => {
  const unknown = Object.keys(env).filter((name) => !names.includes(name) && !name.startsWith("WEBPACK_"));
  if (unknown.length > 0) throw new Error(`--env has no ${unknown.join(", ")}, but ${names.join(", ")}.`);
  const baseUrl = withoutSlash(env.BASE_URL ?? development.url);
  const serverHoldsKey = env.SERVER_HOLDS_KEY === "1";
  const officeJs = officeJsAddress(env.OFFICE_JS);
  const officeJsIsLocal = officeJs === null;
  return {
    context: __dirname,
    mode: argv.mode ?? "production",
    devtool: "source-map", // never eval: a strict Content-Security-Policy forbids it
    entry: { taskpane: [functions, "./src/addin/app.ts"] }, // the shared runtime is one page with one script
    output: {
      path: path.resolve(__dirname, "dist"),
      filename: "[name].[contenthash:8].js",
      chunkFilename: "[name].[contenthash:8].js",
      clean: true,
    },
    resolve: { extensions: [".ts", ".tsx", ".js"] },
    module: {
      rules: [
        { test: /\.tsx?$/, exclude: /node_modules/, loader: "ts-loader", options: { transpileOnly: true } },
        {
          test: /\.css$/,
          use: [MiniCssExtractPlugin.loader, "css-loader", require.resolve("./scripts/build/fluent-tokens-loader")],
        },
      ],
    },
    plugins: [
      new webpack.DefinePlugin({
        VERSION: JSON.stringify(require("./package.json").version),
        API_URL: JSON.stringify(withoutSlash(env.API_URL ?? "")),
        CATALOG_MIRROR: JSON.stringify(env.CATALOG_MIRROR === "1" ? "catalog" : (env.CATALOG_MIRROR ?? "")),
        DEMO: JSON.stringify(env.DEMO === "1"),
        SERVER_HOLDS_KEY: JSON.stringify(serverHoldsKey || env.WEBPACK_SERVE === true),
      }),
      new FunctionsMetadataPlugin({
        source: functions,
        script: "taskpane.js",
        listsInRanges: env.LISTS_IN_RANGES === "1",
        rewrite: (json) => json.replaceAll(development.url, baseUrl),
      }),
      new StableScriptPlugin({ entry: "taskpane", filename: "taskpane.js" }),
      new RuntimeSizePlugin({ entry: "taskpane", limitKilobytes: 36.5 }),
      new ThirdPartyNoticesPlugin({
        copied: [fluentTokens, fluentIcons, ...(officeJsIsLocal ? [officeJsFiles.from] : [])],
      }),
      new MiniCssExtractPlugin({ filename: "[name].[contenthash:8].css", chunkFilename: "[name].[contenthash:8].css" }),
      new HtmlWebpackPlugin({
        filename: "taskpane.html",
        template: "./src/addin/taskpane/taskpane.html",
        scriptLoading: "defer",
        officeJs: officeJs ?? "office-js/office.js",
      }),
      new CopyWebpackPlugin({
        patterns: [
          { from: "assets/*.{png,json}" },
          { from: "src/addin/taskpane/help.html", to: "help.html" },
          {
            from: "manifest.xml",
            transform: (content) => productionManifest(content.toString(), baseUrl, serverHoldsKey),
          },
          {
            from: "manifest.xml",
            to: "manifest-minimal.xml",
            transform: (content) => minimalManifest(productionManifest(content.toString(), baseUrl, serverHoldsKey)),
          },
          {
            from: "docs/first-test-in-excel.md",
            to: "first-test.xlsx",
            transform: () => Buffer.from(firstTestWorkbook()),
          },
          ...(officeJsIsLocal ? [officeJsFiles] : []),
        ],
      }),
    ],
    optimization: {
      // A build is uploaded as a whole, so names needn't be stable.
      moduleIds: "size",
      mangleExports: "size",
      // The policy of the worker that packs the catalog allows no other script.
      splitChunks: { chunks: (chunk) => !chunk.canBeInitial() && chunk.name !== "catalog-worker" },
      minimizer: [new MinimizerPlugin({ minify: MinimizerPlugin.swcMinify })],
    },
    performance: { hints: false },
    stats: "errors-warnings",
    ...(env.WEBPACK_SERVE ? { devServer: await devServer() } : {}),
  };
};

const withoutSlash = (url) => url.replace(/\/+$/, "");

/** The loader of styles and scripts/icons.ts copy from these. */
const fluentTokens = path.resolve(__dirname, "node_modules/@fluentui/tokens/package.json");
const fluentIcons = path.resolve(__dirname, "node_modules/@iconify-json/fluent/package.json");

/**
 * The files of office.js that Excel loads, as Microsoft publishes them: the license allows distribution only in the
 * original form.
 */
const officeJsFiles = {
  from: path.resolve(__dirname, "node_modules/@microsoft/office-js/dist"),
  to: "office-js",
  info: { minimized: true },
  globOptions: {
    ignore: [
      "**/*.debug.js",
      "**/*.map",
      "**/*.d.ts",
      "**/office-vsdoc.js",
      "**/{access,onenote,outlook,powerpoint,project,visio,word}*",
    ],
  },
};
