/**
 * Follows Office's theme, or the browser's preference if Office doesn't provide one. Excel has no event for a changed
 * theme (only Outlook does), so the theme is read again whenever the user returns to the pane.
 */
export function followTheme(): void {
  apply();
  addEventListener("focus", apply);
  document.addEventListener("visibilitychange", apply);
  document.addEventListener("pointerenter", apply);
}

function apply(): void {
  const color = backgroundColor();
  if (color === null) return;
  document.documentElement.dataset["theme"] = luminance(color) < 0.5 ? "dark" : "light";
}

/** The theme is missing or null in some versions of Excel; in others reading it throws. */
function backgroundColor(): string | null {
  try {
    const { officeTheme } = Office.context as { readonly officeTheme?: Office.OfficeTheme | null };
    return officeTheme?.bodyBackgroundColor ?? null;
  } catch {
    return null;
  }
}

/** Relative brightness of `#rrggbb`, from 0 to 1. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16) / 255);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
