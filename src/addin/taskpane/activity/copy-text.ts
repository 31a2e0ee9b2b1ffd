/**
 * Copies a text to the clipboard, with the older method if the host doesn't allow the newer one. false: neither works.
 */
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
  // Deprecated, but the only method in hosts whose frame has no clipboard permission.
  // oxlint-disable-next-line typescript/no-deprecated
  const copied = document.execCommand("copy");
  area.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return copied;
}
