const path = require("node:path");
const CopyPlugin = require("copy-webpack-plugin");
const MiniCssExtractPlugin = require("mini-css-extract-plugin");

/** The workbook page, and the script that runs before office.js in the add-in's frame. Not part of dist/. */
module.exports = {
  mode: "production",
  devtool: false,
  context: __dirname,
  entry: {
    page: "./page.ts",
    "native-host": "./native-host.ts",
  },
  output: { path: path.resolve(__dirname, "../.cache/demo"), filename: "[name].js", clean: true },
  resolve: { extensions: [".ts", ".js"] },
  module: {
    rules: [
      { test: /\.ts$/, loader: "ts-loader", options: { transpileOnly: true } },
      {
        test: /@univerjs/,
        resolve: { alias: { numfmt$: path.resolve(__dirname, "grid/number-format-library.ts") } },
      },
      { test: /\.css$/, use: [MiniCssExtractPlugin.loader, "css-loader"] },
    ],
  },
  plugins: [new MiniCssExtractPlugin({ filename: "[name].css" }), new CopyPlugin({ patterns: ["page.html"] })],
  optimization: { minimize: false }, // takes longer than the page saves by it
  performance: { hints: false },
  stats: "errors-warnings",
};
