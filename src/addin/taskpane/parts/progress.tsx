interface ProgressProps {
  readonly label: string;
  readonly done: number;
  /** null: unknown. */
  readonly total: number | null;
  /** The button below the bar, for work that can be canceled. */
  readonly cancel?: { readonly label: string; readonly onClick: () => void };
}

export function Progress({ label, done, total, cancel }: ProgressProps) {
  return (
    <>
      <label class="progress">
        <span>{label}</span>
        {total === null ? <progress /> : <progress value={done} max={Math.max(1, total)} />}
      </label>
      {cancel !== undefined && (
        <div class="buttons">
          <button onClick={cancel.onClick}>{cancel.label}</button>
        </div>
      )}
    </>
  );
}
