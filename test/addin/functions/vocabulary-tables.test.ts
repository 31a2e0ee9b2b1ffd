import { type CallCase, expected, outcomesOf } from "../../harness/functions-host";
import { useFunctions } from "./use-functions";

const host = useFunctions({ language: "ja" });

const text = (part: string): unknown => expect.stringContaining(part) as unknown;
const header = ["項目名", "表示名", "型", "単位", "検索条件での使用", "カテゴリ", "値"];
const table = (...rows: readonly (readonly unknown[])[]): unknown => ({
  value: expect.arrayContaining([header, ...rows]) as unknown,
});
const capacitance = (usable: boolean): readonly unknown[] => [
  "Capacitance",
  "静電容量",
  "数値",
  "F",
  usable,
  "ceramicCapacitorsSMD, ceramicCapacitorsLead",
  "",
];
const status = [
  "Status",
  "ステータス",
  "文字列",
  "",
  true,
  "ceramicCapacitorsSMD, ceramicCapacitorsLead, inductors",
  "開発中|生産中|NRND|生産中止予定|生産中止",
];

const fieldRows: readonly CallCase[] = [
  ["omitted", [null], table(status, capacitance(false))],
  ["blank", [""], table(status, capacitance(false))],
  ["blank as 0", ["0"], table(status)],
  ["a category", ["ceramicCapacitorsLead"], table(status, capacitance(true))],
  ["a category of two", ["ceramicCapacitors"], table(capacitance(true))],
  ["a label in lower case", ["inductors"], { value: expect.not.arrayContaining([capacitance(false)]) as unknown }],
  ["a label", ["电感器"], table(["Inductance", "インダクタンス", "数値", "H", true, "inductors", ""])],
  ["a condition that is in no answer", ["inductors"], table(["Rdc", "直流抵抗", "数値", "Ω", true, "inductors", ""])],
  ["a number", ["7"], { error: "#VALUE!", message: text("カテゴリ「7」はありません") }],
  ["no category", ["inductor"], { error: "#VALUE!", message: text("inductors ではありませんか") }],
];

const valueRows: readonly CallCase[] = [
  [
    "a field",
    ["Status", null],
    { value: [["ステータス"], ["開発中"], ["生産中"], ["NRND"], ["生産中止予定"], ["生産中止"]] },
  ],
  [
    "a language",
    ["status", "en"],
    {
      value: [["Status"], ["Under Development"], ["In Production"], ["NRND"], ["To be discontinued"], ["Discontinued"]],
    },
  ],
  ["a label", ["定格電圧区分", "zh"], { value: [["额定电压类别"], ["AC"], ["DC"]] }],
  [
    "Category",
    ["Category", ""],
    {
      value: [["カテゴリ"], ["ceramicCapacitors"], ["ceramicCapacitorsSMD"], ["ceramicCapacitorsLead"], ["inductors"]],
    },
  ],
  ["blank", ["", null], { error: "#VALUE!", message: text("項目名を指定") }],
  ["blank as 0", ["0", null], { error: "#VALUE!", message: text("項目名を指定") }],
  ["omitted", [null, null], { error: "#VALUE!", message: text("項目名を指定") }],
  ["a number", ["12", null], { error: "#VALUE!", message: text("項目「12」はありません") }],
  ["a field without a list", ["Capacitance", null], { error: "#VALUE!", message: text("値の一覧がありません") }],
];

test("FIELDS: arguments as Excel sends them", async () => {
  expect(await outcomesOf(host.addin, "FIELDS", fieldRows)).toEqual(expected(fieldRows));
});

test("VALUES: arguments as Excel sends them", async () => {
  expect(await outcomesOf(host.addin, "VALUES", valueRows)).toEqual(expected(valueRows));
});

test("neither sends a request", () => {
  expect(host.service.counts().products).toBe(0);
});
