import { checkBomTexts } from "../../src/messages/check-bom/check-bom-texts";
import { checkFilesTexts } from "../../src/messages/program/check-files-texts";
import { changeText } from "../../src/messages/check-bom/change-texts";
import { partsTexts } from "../../src/messages/program/parts-texts";
import { shellTexts } from "../../src/messages/shell-texts";
import { cellErrorText, failureText } from "../../src/messages/failures/message";
import { valuesOf } from "../../src/product-data/vocabulary/enumerated-values";
import { languages } from "../../src/product-data/vocabulary/language";
import { everyFailure } from "../harness/failures";

const all = Object.values(everyFailure).flat();
const textsOf = (failure: (typeof all)[number]): readonly string[] =>
  languages.map((language) => cellErrorText(failure, language).replaceAll("\u202f", " "));

test.each(
  all.map((failure) => [JSON.stringify(failure).replace(/"untilMs":\d+/, '"untilMs":14:05'), failure] as const),
)("%s", (_, failure) => {
  const texts = textsOf(failure);
  expect(new Set(texts).size).toBe(languages.length);
  for (const text of texts) {
    expect(text).not.toMatch(/undefined|null|\[object|NaN|\$\{| {2}/);
    expect(text).toMatch(/[.?。？”」]$/);
    if (failure.code === "partUnknown") expect(text.includes("VENDOR.ALTERNATIVES")).toBe(failure.near.length === 0);
    // Excel shows only a few lines of an error.
    expect(text.length).toBeLessThan(400);
  }
});

/** English texts are checked when docs/errors.md is generated. */
const actions = {
  en: /\b(add|automatically|change|check|choose|correct|did you mean|enter|fix|join|make|press|put|relax|remove|replace|select|set|to list|use)\b/i,
  ja: /ください|ではありませんか。|再計算されます。|結果が表示されます。/,
  zh: /请(?!求)|你是指|你要找的是|应为|必须|重新计算|后显示结果/,
};

test.each(languages)("every error in a cell says what to do in %s", (language) => {
  expect(
    all.map((failure) => cellErrorText(failure, language)).filter((text) => !actions[language].test(text)),
  ).toEqual([]);
});

test.each(languages)("in the pane, its settings are named without the pane in %s", (language) => {
  const { title, views } = shellTexts[language];
  for (const code of ["keyRejected", "notFound", "unreachable"] as const) {
    expect(cellErrorText({ code }, language)).toContain(title);
    expect(failureText({ code }, language)).toContain(views.settings);
    expect(failureText({ code }, language)).not.toContain(title);
  }
});

test.each(languages)("Check BOM writes states as cells show them in %s", (language) => {
  const { underDevelopment, inProduction, nrnd, toBeDiscontinued, discontinued } = checkBomTexts[language].filters;
  // NRND alone isn't a word that everybody knows.
  const [nrndWord = ""] = /^NRND/.exec(nrnd) ?? [];
  const shown = [underDevelopment, inProduction, nrndWord, toBeDiscontinued, discontinued];
  expect(shown).toEqual(valuesOf("Status", language));
});

test.each(["ja", "zh"] as const)(
  "results on the command line and in a comparison have %s's own brackets and commas",
  (language) => {
    const place = { file: "board.xlsx", row: 2, designators: ["C1"], isAlternate: true };
    const places = [place, place, place, place];
    const shown = [
      changeText({ what: "value", aspect: "voltage", old: "25V", new: "10V", relation: "worse" }, language),
      partsTexts[language].places(places),
      checkFilesTexts[language].usedIn(places),
    ];
    expect(shown.filter((text) => /[(),]/.test(text))).toEqual([]);
    expect(shown.every((text) => text.includes("（"))).toBe(true);
  },
);

test.each([
  [["NRND", "Discontinued"], "NRND または Discontinued を指定"],
  [["開発中", "生産中止"], "開発中または生産中止を指定"],
])("Japanese letters are set off from half-width ones only: %j", (values, said) => {
  const context = { code: "notInList", field: "Status", value: "X", nearest: null, values } as const;
  expect(cellErrorText({ ...context, clause: "filter", span: null }, "ja")).toContain(said);
});
