/** Puts a text on the clipboard; where the host does not let a page do so, by the older way. False: neither works. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelected(text);
  }
}

function copySelected(text: string): boolean {
  const area = document.createElement("textarea");
  area.value = text;
  area.className = "for-screen-readers";
  area.setAttribute("aria-hidden", "true");
  const focused = document.activeElement;
  document.body.append(area);
  area.select();
  // Deprecated, and the only way in hosts whose frame has no permission for the clipboard.
  // eslint-disable-next-line @typescript-eslint/no-deprecated
  const copied = document.execCommand("copy");
  area.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return copied;
}
