/**
 * Texts and names of files, as output: they can't move a terminal's cursor, turn the direction of a text, or be a command
 * in the log of a build, in older runners `##[error]` anywhere.
 */
export const plainText = (text: string): string =>
  text.replace(/[\p{Cc}\p{Bidi_Control}\u2028\u2029]/gu, " ").replaceAll("##[", "# #[");

/** The same for a text that may begin a line, where `::error::` is a command of a build's log. */
export const inert = (text: string): string => plainText(text).replace(/^\s*::/, ": :");

/** Without links, pictures, styles, or HTML. A word joiner prevents mentions, which GitHub finds in any text. */
export const markdownText = (text: string): string =>
  text
    .replace(/[\\`*_~[\]<>|!#&]/g, String.raw`\$&`)
    .replace(/@|#(?=\d)|:(?=\/\/)|\bwww(?=\.)/gi, "$&\u2060")
    .replace(/\s+/g, " ");

/** JSON with the same content, in which no text is a command of a build's log, or moves or turns what is shown. */
export const jsonText = (value: unknown, indent?: number): string =>
  JSON.stringify(value, null, indent)
    .replaceAll("##[", String.raw`##\u005b`)
    .replace(
      /[\u007f-\u009f\p{Bidi_Control}\u2028\u2029]/gu,
      (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`,
    );
