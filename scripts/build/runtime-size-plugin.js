const zlib = require("node:zlib");
const { Compilation, WebpackError } = require("webpack");
const { textBySource } = require("./source-map-text");

/**
 * Prints the gzipped size of the script that Excel loads before the first function can return. Fails the build if its
 * own code, without packages, is above the limit: views of the pane belong in scripts of their own.
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
        const text = `The runtime's script is ${kilobytes(textOf(file))} kB gzipped, its own code ${kilobytes(own)} kB (limit ${limitKilobytes} kB)`;
        if (kilobytes(own) > limitKilobytes) compilation.errors.push(new WebpackError(text));
        else console.log(text);
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
