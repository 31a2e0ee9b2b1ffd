/** A user's text, shortened to fit into a message. */
export const shorten = (text: string, most = 60): string => (text.length > most ? `${text.slice(0, most)}…` : text);

/** The similar numbers that a message names. */
export const firstFew = (near: readonly string[]): readonly string[] => near.slice(0, 3);
