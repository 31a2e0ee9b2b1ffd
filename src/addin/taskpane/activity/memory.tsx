import { useState } from "preact/hooks";
import { activityTexts } from "../../../messages/activity-texts";
import { usePane, useTexts } from "../pane-context";
import { Icon } from "../parts/icon";
import { Notice, Status } from "../parts/notice";
import { CollapsedSection } from "../parts/section";
import { useChanges } from "../parts/use-changes";

/**
 * How much is stored, whether it is kept when Excel is closed, and a button that clears it. Open when there is a
 * warning.
 */
export function ActivityMemory() {
  const { activity, cache } = usePane();
  useChanges(activity);
  const [cleared, setCleared] = useState(false);
  const text = useTexts(activityTexts);
  const { storageState } = activity;
  return (
    <CollapsedSection title={text.memory} open={storageState !== "stored"}>
      <p>{text.partsKnown(cache.parts.size)}</p>
      {storageState === "stored" ? (
        <p class="hint">{text.storage.stored}</p>
      ) : (
        <Notice kind="warning">{text.storage[storageState]}</Notice>
      )}
      <div class="buttons">
        <button
          disabled={cache.parts.size === 0 && storageState === "stored"}
          onClick={() => void cache.clear().then(() => setCleared(true))}
        >
          <Icon name="delete" />
          {text.clear}
        </button>
      </div>
      <Status>{cleared && cache.parts.size === 0 && <Notice kind="success">{text.cleared}</Notice>}</Status>
    </CollapsedSection>
  );
}
