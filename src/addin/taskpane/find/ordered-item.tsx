import type { ComponentChildren } from "preact";
import { findTexts } from "../../../messages/find/find-texts";
import { useTexts } from "../pane-context";
import { IconButton } from "../parts/icon-button";

interface FindOrderedItemProps<T> {
  readonly items: readonly T[];
  readonly index: number;
  readonly label: string;
  readonly onChange: (items: readonly T[]) => void;
  readonly children?: ComponentChildren;
}

/** An item of an ordered list, which can be moved up and removed. */
export function FindOrderedItem<T>({ items, index, label, onChange, children }: FindOrderedItemProps<T>) {
  const text = useTexts(findTexts);
  const movedUp = (): readonly T[] => {
    const rest = items.filter((_, at) => at !== index);
    return [...rest.slice(0, index - 1), ...items.slice(index, index + 1), ...rest.slice(index - 1)];
  };
  return (
    <li>
      <span class="find-label">{label}</span>
      {children}
      {index > 0 && <IconButton icon="arrow-up" label={text.earlier(label)} onClick={() => onChange(movedUp())} />}
      <IconButton
        icon="dismiss"
        label={text.remove(label)}
        onClick={() => onChange(items.filter((_, at) => at !== index))}
      />
    </li>
  );
}
