/** Whether the control with the focus is hidden or gone. Never while the user works in the sheet. */
export function isFocusLost(): boolean {
  const { activeElement, body } = document;
  const isLost = activeElement === null || activeElement === body || activeElement.closest("[hidden]") !== null;
  return isLost && document.hasFocus();
}
