interface ProgressProps {
  /** What is going on; it stands above the bar and names it. */
  readonly label: string;
  readonly done: number;
  /** null: not known. */
  readonly total: number | null;
}

/** A bar with its text. */
export function Progress({ label, done, total }: ProgressProps) {
  return (
    <label class="progress">
      <span>{label}</span>
      {total === null ? <progress /> : <progress value={done} max={Math.max(1, total)} />}
    </label>
  );
}
