const path = require("node:path");
const HtmlWebpackPlugin = require("html-webpack-plugin");
const addin = require("../../webpack.config.js");

const browser = path.resolve(__dirname, "../../service/browser");

/** The add-in with the service in a worker, and the page of a part that the service makes. Source maps are removed later. */
module.exports = async (env, argv) => {
  const base = await addin(env, argv);
  return {
    ...base,
    devtool: "hidden-source-map",
    entry: {
      taskpane: [path.join(browser, "own-fetch.ts"), ...base.entry.taskpane],
      part: path.join(browser, "part-page.ts"),
    },
    plugins: [
      ...base.plugins.map((plugin) =>
        plugin instanceof HtmlWebpackPlugin
          ? new HtmlWebpackPlugin({ ...plugin.userOptions, chunks: ["taskpane"] })
          : plugin,
      ),
      new HtmlWebpackPlugin({ filename: "part.html", chunks: ["part"], title: "Part" }),
    ],
    optimization: {
      ...base.optimization,
      splitChunks: {
        chunks: (chunk) => base.optimization.splitChunks.chunks(chunk) && !["service", "part"].includes(chunk.name),
      },
    },
  };
};
