import { categoryById, type SearchContext } from "../vocabulary/category";
import type { Expected, FilterIssue } from "../filter/issue";
import type { Aspect } from "../bom/compare";
import { aspectTexts } from "./aspect-texts";
import type { Messages } from "./failure";
import { shorten } from "./shortened";

const expected: Readonly<Record<Expected, string>> = {
  field: "a field name",
  operator: "eq, ge, le, gt or lt",
  value: "a value: a number, true, false, or a text in single quotes",
  text: "a text in single quotes",
  "(": "(",
  ",": ",",
  ")": ")",
  and: "the word and",
  direction: "asc or desc",
};

const context = (id: SearchContext): string =>
  id === "none" ? "a search without Category" : (categoryById(id)?.label.en ?? id);
const at = ({ clause, span }: Pick<FilterIssue, "clause" | "span">): string =>
  `${clause === "filter" ? "Filter" : "Order"}${span === null ? "" : `, character ${String(span.start + 1)}`}: `;
const aspect = (of: Aspect): string => aspectTexts.en[of];
const list = (items: readonly string[]): string => items.join(", ");
const meant = (name: string | null): string => (name === null ? "" : ` Did you mean ${name}?`);

/** The cells of commands/recovery.ts. */
const again =
  "Cells with this error are calculated again once the service answers; Refresh in the Vendor pane does it now.";

export const en: Messages = {
  failures: {
    expected: (issue) =>
      `${at(issue)}${expected[issue.expected]} is expected${issue.found === "" ? "" : `, not ${issue.found}`}.`,
    unterminatedText: (issue) => `${at(issue)}the text has no closing quote. Write a quote inside a text twice ('').`,
    badNumber: (issue) =>
      `${at(issue)}${issue.found} is not a number. Write it in the base unit, without the unit: 1e-6 for 1 µF.`,
    notSupported: (issue) =>
      `${at(issue)}the service has no ${issue.found}. Join conditions by and, give alternatives as 'A|B'.`,
    upperCase: (issue) => `${at(issue)}write ${issue.found.toLowerCase()} in lower case.`,
    unknownField: (issue) => `${at(issue)}there is no field ${issue.name}.${meant(issue.nearest)}`,
    fieldNotUsable: (issue) =>
      issue.usable.length === 0
        ? `${at(issue)}${issue.field} cannot be searched.${issue.instead === null ? "" : ` Search ${issue.instead}.`}`
        : `${at(issue)}${issue.field} cannot be used with ${context(issue.context)}. It can with: ${list(issue.usable.map(context))}.`,
    wrongOperator: (issue) =>
      `${at(issue)}${issue.field} cannot be searched by ${issue.operator}, but by ${list(issue.allowed)}.`,
    wrongType: (issue) =>
      `${at(issue)}${issue.field} needs ${{ text: "a text in single quotes", number: "a number without quotes", boolean: "true or false" }[issue.needed]}.`,
    notInList: (issue) => `${at(issue)}${issue.value} is no value of ${issue.field}.${meant(issue.nearest)}`,
    emptyAlternative: (issue) => `${at(issue)}an empty text matches nothing. Remove it, or the | beside it.`,
    repeatedCategory: (issue) => `${at(issue)}Category can be given once.`,

    noKey: () => "No API key. Open the Vendor pane and enter your key.",
    keyRejected: () =>
      "The service refuses the API key. Open the Vendor pane and enter a valid key; nothing more is sent until then.",
    badRequest: ({ detail }) => `The service refuses the request.${detail === "" ? "" : ` It says: ${detail}`}`,
    notFound: () => "The service does not know what was asked for. Check the service address in the Vendor pane.",
    tooLong: () => "The request is too long for the service. Use fewer or shorter alternatives.",
    throttled: ({ untilMs }) =>
      `The service's request limit is used up${untilMs === null ? "" : ` until ${clockTime(untilMs)}`}. ${again}`,
    serviceFailed: ({ status }) => `The service failed (status ${String(status)}). ${again}`,
    notLoaded: () => `Part of the add-in couldn't be loaded. Check the network connection. ${again}`,
    offline: () =>
      "This computer has no network connection. Once it has one, cells with this error are calculated again.",
    unreachable: () => `The service cannot be reached. Check the network and the address in the Vendor pane. ${again}`,
    timedOut: ({ afterMs }) => `The service did not answer within ${String(Math.round(afterMs / 1000))} s. ${again}`,
    unreadable: ({ detail }) => `The service's answer could not be read (${detail}). ${again}`,

    partUnknown: ({ partno, near }) =>
      `Part number ${partno} was not found.${near.length === 0 ? "" : ` Did you mean ${list(near)}?`}`,
    notAPartNumber: ({ text }) => `This is not a part number: ${shorten(text)}`,
    tooManyProducts: ({ allowed }) =>
      `More than ${String(allowed)} products match. Add conditions, or give a limit of at most ${String(allowed)}.`,

    errorInCell: ({ error }) => `A cell that this formula refers to shows ${error}.`,
    fieldUnknown: ({ name, near }) => `There is no field ${name}.${meant(near)}`,
    fieldMissing: () => "Name a field, such as Capacitance.",
    fieldNotInCategory: ({ field, categories }) =>
      `${field} exists only for: ${list(categories.map((id) => context(id as SearchContext)))}.`,
    fieldNotListed: ({ field, listed }) => `${field} has no list of values. These have one: ${list(listed)}.`,
    categoryUnknown: ({ name, near }) => `There is no category ${name}.${meant(near)}`,
    categoryNotDownloadable: ({ categories }) => `Name one of these categories: ${list(categories)}.`,
    shapesDiffer: () => "Give part numbers in a column and fields in a row, or the reverse.",
    descriptionsMisplaced: () => "Give a description for every part number, in cells arranged alike.",
    conditionIncomplete: ({ field }) =>
      field === ""
        ? "A condition is a field, an operator and a value: the field is missing."
        : `A condition is a field, an operator and a value: ${field} has no operator or no value.`,
    conditionsMisplaced: () => "Give fields, operators and values in columns of the same height.",
    operatorUnknown: ({ operator, operators }) => `There is no operator ${operator}. There are: ${list(operators)}.`,
    betweenNeedsTwo: ({ field }) => `${field} between: give a range of two cells, the least and the most.`,
    oneValueOnly: ({ field }) => `${field} is a number and takes one value. For a range use between.`,
    notAQuantity: ({ field, unit, value }) =>
      `${field}: ${shorten(value)} cannot be read as a quantity${unit === "" ? "" : ` in ${unit}`}.`,
    unitMisfit: ({ field, unit, value, found }) => `${field} is in ${unit}, but ${shorten(value)} is in ${found}.`,
    unitUnusable: ({ field, found, units }) =>
      units.length === 0
        ? `${field} has no unit. Remove [${found}].`
        : `${field} can't be given in ${found}. Use ${list(units)}.`,
    limitUnusable: ({ limit }) => `The limit ${limit} is not a whole number from 1 on.`,
    resultTooLarge: ({ rows, columns, fittingRows }) =>
      `${String(rows)} rows of ${String(columns)} columns are more than Excel accepts in one result. ${String(fittingRows)} rows of these columns fit: give a limit, or fewer fields.`,
    requirementIncomplete: ({ partno, missing }) =>
      `Too little is known${partno === "" ? "" : ` of ${partno}`}. Add to the description: ${list(missing.map(aspect))}.`,
    requirementContradictory: ({ aspect: of, one, other }) =>
      `Two values are given for ${aspect(of)}: ${one} and ${other}. Keep one of them.`,
    nothingFits: ({ compared, shortIn }) =>
      compared === 0
        ? "No part has this value, size, and rating."
        : `No part meets all that is known. Of ${String(compared)} parts with this value, most fall short in: ${list(shortIn.map(aspect))}.`,
    previewOnly: () => "Shown when the formula is entered.",
  },
};

const clockTime = (atMs: number): string => new Date(atMs).toLocaleTimeString("en", { timeStyle: "short" });
