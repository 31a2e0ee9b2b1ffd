interface ProgressProps {
  /** The label above the bar. */
  readonly label: string;
  readonly done: number;
  /** null: unknown. */
  readonly total: number | null;
}

/** A progress bar with its label. */
export function Progress({ label, done, total }: ProgressProps) {
  return (
    <label class="progress">
      <span>{label}</span>
      {total === null ? <progress /> : <progress value={done} max={Math.max(1, total)} />}
    </label>
  );
}
