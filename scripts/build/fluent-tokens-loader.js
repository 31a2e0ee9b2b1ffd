const { webDarkTheme, webLightTheme } = require("@fluentui/tokens");

/**
 * Puts in front of a style sheet the values of those of Fluent's design tokens that it uses, as custom properties for the
 * light theme and the dark one: the whole set would be ten times larger than the pane's own styles. A name that is no
 * token and no custom property of the sheet fails the build.
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
