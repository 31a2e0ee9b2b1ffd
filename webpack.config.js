const fs = require("node:fs");
const path = require("node:path");
const CopyWebpackPlugin = require("copy-webpack-plugin");
const HtmlWebpackPlugin = require("html-webpack-plugin");
const MiniCssExtractPlugin = require("mini-css-extract-plugin");
const webpack = require("webpack");
const { FunctionsMetadataPlugin } = require("./scripts/functions-metadata-plugin");

const developmentUrl = "https://localhost:3000";
const functions = "./src/functions/functions.ts";

/** BASE_URL: where dist/ will be served from. API_URL: the service's address; empty: the same host as dist/. */
const baseUrl = (process.env.BASE_URL ?? developmentUrl).replace(/\/+$/, "");
const apiUrl = (process.env.API_URL ?? "").replace(/\/+$/, "");
const atBaseUrl = (content) => content.toString().replaceAll(developmentUrl, baseUrl);

module.exports = async (env = {}, argv = {}) => ({
  context: __dirname,
  mode: argv.mode ?? "production",
  devtool: "source-map", // never eval: a strict Content-Security-Policy forbids it
  entry: { taskpane: [functions, "./src/app.ts"] }, // the shared runtime is one page with one script
  output: {
    path: path.resolve(__dirname, "dist"),
    filename: "[name].js",
    chunkFilename: "[name].[contenthash:8].js",
    clean: true,
  },
  resolve: { extensions: [".ts", ".tsx", ".js"] },
  module: {
    rules: [
      { test: /\.tsx?$/, exclude: /node_modules/, loader: "ts-loader", options: { transpileOnly: true } },
      { test: /\.css$/, use: [MiniCssExtractPlugin.loader, "css-loader"] },
    ],
  },
  plugins: [
    new webpack.DefinePlugin({ API_URL: JSON.stringify(apiUrl) }),
    new FunctionsMetadataPlugin({ source: functions, script: "taskpane.js", rewrite: atBaseUrl }),
    new MiniCssExtractPlugin({ chunkFilename: "[name].[contenthash:8].css" }),
    new HtmlWebpackPlugin({
      filename: "taskpane.html",
      template: "./src/taskpane/taskpane.html",
      scriptLoading: "defer",
      hash: true,
      officeJs: "https://appsforoffice.microsoft.com/lib/1/hosted/office.js",
    }),
    new CopyWebpackPlugin({
      patterns: [
        { from: "assets/*.png" },
        { from: "src/taskpane/help.html", to: "help.html" },
        { from: "manifest.xml", transform: atBaseUrl },
      ],
    }),
  ],
  performance: { hints: false },
  stats: "errors-warnings",
  ...(env.WEBPACK_SERVE ? { devServer: await devServer() } : {}),
});

/** What Excel sideloads from: https, and `/v2/` handed to the service so that no key is needed to try the add-in. */
async function devServer() {
  return {
    port: 3000,
    hot: false,
    headers: { "Access-Control-Allow-Origin": "*" },
    server: { type: "https", options: await httpsOptions() },
    proxy: [
      {
        context: ["/v2/"],
        target: process.env.SERVICE_URL ?? "http://127.0.0.1:3001",
        headers: { "x-api-key": "demo-key" },
      },
    ],
  };
}

/** Trusted certificates on Windows and macOS; elsewhere untrusted ones, made without touching the system's store. */
async function httpsOptions() {
  const certificates = require("office-addin-dev-certs");
  if (process.platform === "win32" || process.platform === "darwin") return certificates.getHttpsServerOptions();
  const file = (name) => path.resolve(__dirname, "node_modules/.cache/dev-certs", name);
  const [ca, cert, key] = ["ca.crt", "localhost.crt", "localhost.key"].map(file);
  const daysOld = fs.existsSync(cert) ? (Date.now() - fs.statSync(cert).mtimeMs) / 86_400_000 : Infinity;
  if (daysOld > 25) await certificates.generateCertificates(ca, cert, key, 30, ["127.0.0.1", "localhost"]);
  return { ca: fs.readFileSync(ca), cert: fs.readFileSync(cert), key: fs.readFileSync(key) };
}
