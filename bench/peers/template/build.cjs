// As webpack.config.js of the Yeoman template for custom functions: two entries, Babel with its presets.
const path = require("node:path");
const { createRequire } = require("node:module");

const folder = process.argv[2];
const from = createRequire(path.join(folder, "package.json"));
const config = {
  mode: "production",
  context: folder,
  target: ["web", "es5"],
  entry: {
    polyfill: [from.resolve("core-js/stable"), from.resolve("regenerator-runtime/runtime")],
    functions: path.join(__dirname, "functions.ts"),
  },
  output: { path: path.join(folder, "dist"), filename: "[name].js" },
  resolve: { extensions: [".ts", ".js"] },
  module: {
    rules: [
      {
        test: /\.ts$/,
        loader: from.resolve("babel-loader"),
        options: {
          babelrc: false,
          configFile: false,
          presets: [from.resolve("@babel/preset-env"), from.resolve("@babel/preset-typescript")],
        },
      },
    ],
  },
};

from("webpack")(config, (error, stats) => {
  if (error || stats.hasErrors()) throw error ?? new Error(stats.toString("errors-only"));
});
