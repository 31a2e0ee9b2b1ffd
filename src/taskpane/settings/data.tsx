import { settingsTexts } from "../../messages/settings-texts";
import { type Language, languageNames, languageOf, languages } from "../../vocabulary/language";
import { LabelledField } from "../parts/labelled-field";
import type { PaneContext } from "../pane-context";
import { Section } from "../parts/section";
import type { Change } from "./change";

interface DataSettingsProps {
  readonly context: PaneContext;
  readonly change: Change;
}

/** Language, units, and how often stored data is updated. */
export function DataSettings({ context, change }: DataSettingsProps) {
  const { settings } = context;
  const text = settingsTexts[context.language()];
  const { language, formatted, freshHours } = settings.settings;
  return (
    <Section title={text.data}>
      <LabelledField id="language" label={text.language}>
        {(tied) => (
          <select
            {...tied}
            value={language ?? ""}
            onChange={(event) =>
              change(settings.update({ language: (event.currentTarget.value || null) as Language | null }), "all")
            }
          >
            <option value="">{text.languageOfExcel(languageNames[languageOf(Office.context.displayLanguage)])}</option>
            {languages.map((id) => (
              <option key={id} value={id}>
                {languageNames[id]}
              </option>
            ))}
          </select>
        )}
      </LabelledField>
      {context.runtime.hasDataTypes && (
        <div class="field">
          <label class="check">
            <input
              type="checkbox"
              checked={formatted}
              aria-describedby="formatted-hint"
              onChange={(event) => change(settings.update({ formatted: event.currentTarget.checked }), "all")}
            />
            {text.formatted}
          </label>
          <p id="formatted-hint" class="hint">
            {text.formattedHint}
          </p>
        </div>
      )}
      <LabelledField id="fresh" label={text.fresh} hint={text.freshHint}>
        {(tied) => (
          <select
            {...tied}
            value={String(freshHours)}
            onChange={(event) => change(settings.update({ freshHours: Number(event.currentTarget.value) }), "none")}
          >
            {[...new Set([...freshChoices, freshHours])]
              .sort((a, b) => a - b)
              .map((hours) => (
                <option key={hours} value={String(hours)}>
                  {duration(hours, text)}
                </option>
              ))}
          </select>
        )}
      </LabelledField>
    </Section>
  );
}

const freshChoices: readonly number[] = [0, 1, 8, 24, 72, 168];

function duration(hours: number, text: (typeof settingsTexts)[Language]): string {
  if (hours === 0) return text.freshAlways;
  return hours % 24 === 0 ? text.days(hours / 24) : text.hours(hours);
}
