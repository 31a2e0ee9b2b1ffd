const path = require("node:path");
const configure = require("../../webpack.config");

/** The add-in with counters in its sources. Not minified: the build is for tests only. */
module.exports = async () => {
  const config = await configure({}, { mode: "development" });
  const loader = require.resolve("./loader");
  config.module.rules.push({ test: /\.tsx?$/, include: path.join(config.context, "src"), enforce: "pre", loader });
  return config;
};
