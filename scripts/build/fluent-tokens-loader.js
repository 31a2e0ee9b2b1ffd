const { webDarkTheme, webLightTheme } = require("@fluentui/tokens");

/**
 * Puts the values of the Fluent design tokens that a style sheet uses before it, as custom properties for the light and
 * the dark theme. The whole set would be ten times larger than the pane's own styles. An unknown name fails the build.
 */
module.exports = function fluentTokensLoader(css) {
  const used = [...new Set([...css.matchAll(/var\(--(\w[\w-]*)\)/g)].map(([, name]) => name))];
  const tokens = used.filter((name) => name in webLightTheme).sort();
  const unknown = used.filter((name) => !tokens.includes(name) && !css.includes(`--${name}:`));
  if (unknown.length > 0) throw new Error(`These are no design tokens: ${unknown.join(", ")}`);
  const themed = tokens.filter((name) => webLightTheme[name] !== webDarkTheme[name]);
  const rule = (selector, names, theme) =>
    names.length === 0 ? "" : `${selector}{${names.map((name) => `--${name}:${theme[name]}`).join(";")}}\n`;
  return [
    rule(":root", tokens, webLightTheme),
    `@media (prefers-color-scheme:dark){${rule(":root:not([data-theme])", themed, webDarkTheme)}}\n`,
    rule(':root[data-theme="dark"]', themed, webDarkTheme),
    css,
  ].join("");
};
