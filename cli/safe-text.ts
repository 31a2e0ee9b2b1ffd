import { printable, unprintable } from "../src/product-data/index";

/** Texts and names of files, as output: printable, and no command in the log of a build, in older runners `##[error]` anywhere. */
export const logText = (text: string): string => printable(text).replaceAll("##[", "# #[");

/** The same for a text that may begin a line, where `::error::` is a command of a build's log. */
export const inert = (text: string): string => logText(text).replace(/^\s*::/, ": :");

/** Escapes links, pictures, styles, and HTML. A word joiner prevents mentions, which GitHub finds in any text. */
export const markdownText = (text: string): string =>
  text
    .replace(/[\\`*_~[\]<>|!#&]/g, String.raw`\$&`)
    .replace(/@|#(?=\d)|:(?=\/\/)|\bwww(?=\.)/gi, "$&\u2060")
    .replace(/\s+/g, " ");

/** JSON with the same content, in which no text is a command of a build's log, or moves or turns what is shown. */
export const jsonText = (value: unknown, indent?: number): string =>
  JSON.stringify(value, null, indent)
    .replaceAll("##[", String.raw`##\u005b`)
    .replace(unprintable, (sign) => (sign === "\n" ? sign : `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`));
