import { useState } from "preact/hooks";
import { settingsTexts } from "../messages/settings-texts";
import { DataSettings } from "./settings-data";
import { KeySettings } from "./settings-key";
import { ServiceSettings } from "./settings-service";
import type { PaneContext } from "./pane-context";
import { Notice, Status } from "./parts/notice";

/** A change that is in effect, and saved when `saving` settles; which cells it may heal or show otherwise. */
export type Change = (saving: Promise<void>, cells: "all" | "failed" | "none") => void;

/** Key, data and service. Every change is saved at once and in effect at once: cells that failed for want of it heal. */
export function SettingsView({ context }: { readonly context: PaneContext }) {
  const [kept, setKept] = useState(true);
  const change: Change = (saving, cells) => {
    void saving.then(
      () => setKept(true),
      () => setKept(false),
    );
    if (cells === "all") void context.recalculate();
    if (cells === "failed") void context.recalculateFailed();
  };
  return (
    <>
      <Status>{!kept && <Notice kind="warning">{settingsTexts[context.language()].notSaved}</Notice>}</Status>
      <KeySettings context={context} change={change} />
      <DataSettings context={context} change={change} />
      <ServiceSettings context={context} change={change} />
    </>
  );
}
