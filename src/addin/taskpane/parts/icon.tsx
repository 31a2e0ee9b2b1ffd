import icons from "./icons.json";

/** Fluent's icons, in the color of the text around them. scripts/icons.ts writes the file. */
export type IconName = keyof typeof icons;

/** The icon is decorative: the text next to it, or the name of the button around it, says the same. */
export function Icon({ name }: { readonly name: IconName }) {
  return <span class="icon" aria-hidden="true" dangerouslySetInnerHTML={{ __html: icons[name] }} />;
}
