/**
 * A text in a formula: with quotes doubled, and in pieces, because Excel rejects literals of more than 255 characters.
 */
export function textLiteral(text: string): string {
  const pieces: string[] = [];
  let piece = "";
  for (const character of text) {
    const written = character === '"' ? '""' : character;
    if (piece.length + written.length > longestLiteral) {
      pieces.push(piece);
      piece = "";
    }
    piece += written;
  }
  return [...pieces, piece].map((each) => `"${each}"`).join("&");
}

const longestLiteral = 255;
