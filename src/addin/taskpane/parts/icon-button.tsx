import { Icon, type IconName } from "./icon";

interface IconButtonProps {
  readonly icon: IconName;
  readonly label: string;
  readonly class?: string;
  readonly onClick: () => void;
}

/** A button that shows an icon, and is named by its label. */
export function IconButton({ icon, label, class: look = "find-icon", onClick }: IconButtonProps) {
  return (
    <button class={`subtle ${look}`} aria-label={label} onClick={onClick}>
      <Icon name={icon} />
    </button>
  );
}
