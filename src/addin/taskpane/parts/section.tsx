import type { ComponentChildren } from "preact";
import { useId } from "./use-id";

interface SectionProps {
  readonly title: string;
  readonly children: ComponentChildren;
}

/** A part of a view, under its heading, which may get the focus (keep-focus.ts). */
export function Section({ title, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </section>
  );
}

/** A section that shows its heading only, until the user opens it or while `open` is set. */
export function CollapsedSection({ title, open = false, children }: SectionProps & { readonly open?: boolean }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <details open={open}>
        <summary>
          <h2 id={id}>{title}</h2>
        </summary>
        {children}
      </details>
    </section>
  );
}
