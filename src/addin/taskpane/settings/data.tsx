import { settingsTexts } from "../../../messages/settings/settings-texts";
import { type Language, languageNames, languageOf, languages } from "../../../product-data/vocabulary/language";
import { CheckBox } from "../parts/check-box";
import { LabelledSelect } from "../parts/select";
import { Section } from "../parts/section";
import type { SettingsSectionProps } from "./section-props";
import { usePane, useTexts } from "../pane-context";

/** Language, units, and how often stored data is updated. */
export function DataSettings({ change }: SettingsSectionProps) {
  const { settings, runtime } = usePane();
  const text = useTexts(settingsTexts);
  const { language, formatted, freshHours } = settings.settings;
  const canFormat = runtime.abilities.safeCodes !== "none";
  const choices = [...new Set([...freshChoices, freshHours])].sort((a, b) => a - b);
  return (
    <Section title={text.data}>
      <LabelledSelect
        id="language"
        label={text.language}
        value={language}
        options={[
          [null, text.languageOfExcel(languageNames[languageOf(Office.context.displayLanguage)])],
          ...languages.map((id) => [id, languageNames[id]] as const),
        ]}
        onChange={(chosen) => change(settings.update({ language: chosen }), "all")}
      />
      {runtime.abilities.hasDataTypes && (
        <div class="field">
          <CheckBox
            checked={formatted && canFormat}
            disabled={!canFormat}
            aria-describedby="formatted-hint"
            onChange={(chosen) => change(settings.update({ formatted: chosen }), "all")}
          >
            {text.formatted}
          </CheckBox>
          <p id="formatted-hint" class="hint">
            {canFormat ? text.formattedHint : text.formattedNotHere}
          </p>
        </div>
      )}
      <LabelledSelect
        id="fresh"
        label={text.fresh}
        hint={text.freshHint}
        value={freshHours}
        options={choices.map((hours) => [hours, duration(hours, text)])}
        onChange={(chosen) => change(settings.update({ freshHours: chosen }), "none")}
      />
    </Section>
  );
}

const freshChoices: readonly number[] = [0, 1, 8, 24, 72, 168];

function duration(hours: number, text: (typeof settingsTexts)[Language]): string {
  if (hours === 0) return text.freshAlways;
  return hours % 24 === 0 ? text.days(hours / 24) : text.hours(hours);
}
