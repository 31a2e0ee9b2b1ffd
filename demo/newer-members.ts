import { markMergedRuns } from "./office/undo-records";

/**
 * Adds members that the published copy of Office.js, which ends with ExcelApi 1.15, doesn't have: `Range.valuesAsJson`
 * of 1.16, and the option mergeUndoGroup of 1.20. Does nothing before Microsoft's script for Excel is loaded, or if the
 * copy has the member.
 */
export function addNewerMembers(addinWindow: object): void {
  const { Excel: excel, OfficeExtension: extension } = addinWindow as NewerWindow;
  if (excel === undefined || "valuesAsJson" in excel.Range.prototype) return;
  markMergedRuns(excel);
  const { prototype } = excel.Range;
  const handleResult = Reflect.get(prototype, "_handleResult") as (this: object, value: unknown) => void;
  const loaded = new WeakMap<object, unknown>();
  Object.defineProperties(prototype, {
    _handleResult: {
      value(this: object, value: { readonly ValuesAsJson?: unknown } | null) {
        handleResult.call(this, value);
        if (value?.ValuesAsJson !== undefined) loaded.set(this, value.ValuesAsJson);
      },
    },
    valuesAsJson: {
      get(this: { readonly isNullObject?: boolean }) {
        extension.Utility.throwIfNotLoaded("valuesAsJson", loaded.get(this), "Range", this.isNullObject ?? false);
        return loaded.get(this);
      },
    },
  });
}

interface NewerWindow {
  readonly Excel?: { run: typeof Excel.run; readonly Range: { readonly prototype: object } };
  readonly OfficeExtension: {
    readonly Utility: { throwIfNotLoaded(name: string, value: unknown, className: string, isNull: boolean): void };
  };
}
