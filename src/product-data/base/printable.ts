/** Signs that move a cursor, end a line, or turn the direction of what is shown, in a cell, the pane, or a terminal. */
export const unprintable = /[\p{Cc}\p{Bidi_Control}\u2028\u2029]/gu;

// Hardly any text has these signs, and a test takes half the time of a replacement.
const anyUnprintable = new RegExp(unprintable, "u");
export const printable = (text: string): string => (anyUnprintable.test(text) ? text.replace(unprintable, " ") : text);
