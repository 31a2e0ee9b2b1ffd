import type { JSX } from "preact";

interface LinkButtonProps extends Pick<
  JSX.IntrinsicElements["button"],
  "disabled" | "title" | "onClick" | "aria-label"
> {
  readonly label: string;
}

/** A button that looks like a link, such as one in a sentence or a cell. */
export function LinkButton({ label, ...attributes }: LinkButtonProps) {
  return (
    <button class="link" {...attributes}>
      {label}
    </button>
  );
}
