/** Puts a file into the user's downloads, as a browser does. */
export function saveFile(content: Blob, fileName: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = fileName;
  link.click();
  // The download has begun by then.
  setTimeout(() => URL.revokeObjectURL(link.href), keptMs);
}

const keptMs = 60_000;
