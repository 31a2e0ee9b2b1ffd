const zlib = require("node:zlib");
const { Compilation, WebpackError } = require("webpack");
const { textBySource } = require("./source-map-text");

/**
 * Fails the build if the script that Excel loads before the first function can return has too much code of our own,
 * gzipped and without packages: views of the pane belong in scripts of their own.
 */
class RuntimeSizePlugin {
  /** @param {{ entry: string, limitKilobytes: number }} options */
  constructor(options) {
    this.options = options;
  }

  apply(compiler) {
    const { entry, limitKilobytes } = this.options;
    compiler.hooks.thisCompilation.tap("RuntimeSize", (compilation) => {
      const stage = { name: "RuntimeSize", stage: Compilation.PROCESS_ASSETS_STAGE_REPORT };
      compilation.hooks.processAssets.tap(stage, () => {
        // The size of an unminified development build isn't what users load.
        if (compiler.options.mode !== "production") return;
        const file = [...(compilation.entrypoints.get(entry)?.getFiles() ?? [])].find((each) => each.endsWith(".js"));
        const textOf = (name) => String(compilation.getAsset(name)?.source.source() ?? "");
        const own = ownText(textOf(file), JSON.parse(textOf(`${file}.map`)));
        if (kilobytes(own) > limitKilobytes) {
          const text = `Our code in the runtime's script is ${kilobytes(own)} kB gzipped (limit ${limitKilobytes} kB)`;
          compilation.errors.push(new WebpackError(text));
        }
      });
    });
  }
}

function ownText(script, map) {
  const isOwn = (source) => /\/src\//.test(source) && !/node_modules/.test(source);
  return [...textBySource(script, map)].flatMap(([source, text]) => (isOwn(source) ? [text] : [])).join("");
}

const kilobytes = (text) => Math.round(zlib.gzipSync(text).length / 100) / 10;

module.exports = { RuntimeSizePlugin };
