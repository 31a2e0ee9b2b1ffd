/** Follows Office's theme: dark when Office's background is dark, else what the browser prefers. */
export function applyTheme(): void {
  const theme = (Office.context as { readonly officeTheme?: Office.OfficeTheme }).officeTheme;
  const background = theme?.bodyBackgroundColor;
  if (background !== undefined)
    document.documentElement.dataset["theme"] = luminance(background) < 0.5 ? "dark" : "light";
}

/** Relative brightness of `#rrggbb`, 0 to 1. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16) / 255);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
