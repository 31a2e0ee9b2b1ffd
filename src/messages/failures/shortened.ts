/** The similar numbers that a message names. */
export const suggested = (near: readonly string[]): readonly string[] => near.slice(0, 3);

/** A user's text, shortened to fit into a message. */
export function shorten(text: string): string {
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}
