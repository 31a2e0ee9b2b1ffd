import { useState } from "preact/hooks";
import type { Runtime } from "../../functions/runtime";
import { checkBomTexts } from "../../../messages/check-bom-texts";
import { replacementTexts } from "../../../messages/replacement-texts";
import type { Language } from "../../../product-data/vocabulary/language";
import { Progress } from "../parts/progress";
import { type BomLine, needsReplacement } from "../../../bom/check/lines";
import { findLineReplacements, type ReplacementProgress } from "../../../bom/check/line-replacements";

interface ReplacementsProps {
  readonly lines: readonly BomLine[];
  readonly runtime: Pick<Runtime, "loader" | "search">;
  readonly language: Language;
  readonly onProgress: (progress: ReplacementProgress) => void;
  readonly onTrouble: (error: unknown) => void;
}

/** Finds alternatives for other manufacturers' parts and for parts that aren't recommended. */
export function FindReplacements({ lines, runtime, language, onProgress, onTrouble }: ReplacementsProps) {
  const text = checkBomTexts[language];
  const replacementText = replacementTexts[language];
  const [run, setRun] = useState<AbortController | null>(null);
  const [progress, setProgress] = useState<ReplacementProgress | null>(null);
  const entries = lines.filter(({ state }) => needsReplacement(state)).map(({ entry }) => entry);
  const find = async (): Promise<void> => {
    const started = new AbortController();
    setRun(started);
    const tell = (now: ReplacementProgress): void => {
      setProgress(now);
      onProgress(now);
    };
    await findLineReplacements(entries, runtime, language, started.signal, tell).finally(() => setRun(null));
  };
  if (entries.length === 0) return null;
  return (
    <>
      <div class="buttons">
        <button
          aria-describedby="check-replace-hint"
          disabled={run !== null}
          onClick={() => void find().catch(onTrouble)}
        >
          {replacementText.find}
        </button>
        {run !== null && <button onClick={() => run.abort()}>{text.cancel}</button>}
      </div>
      <p id="check-replace-hint" class="hint">
        {replacementText.hint}
      </p>
      {run !== null && progress !== null && (
        <Progress
          label={replacementText.finding(progress.done, progress.total)}
          done={progress.done}
          total={progress.total}
        />
      )}
    </>
  );
}
