import { categories, categoryById, type SearchContext } from "../../product-data/vocabulary/category";
import { exampleOf } from "../find/example-text";
import type { Expected, FilterIssue } from "../../product-data/filter/issue";
import type { Aspect } from "../../bom/claims/point";
import { aspectTexts } from "../line/aspect-texts";
import { closestText } from "../line/closest-text";
import { countText } from "../grammar/count-text";
import { dateText } from "../grammar/date-text";
import type { Messages } from "./failure";
import { shorten, firstFew } from "../grammar/shorten";

const expected: Readonly<Record<Expected, string>> = {
  field: "a field name",
  operator: "eq, ge, le, gt, or lt",
  value: "a number, true, false, or text in single quotes",
  text: "text in single quotes",
  "(": "“(”",
  ",": "“,”",
  ")": "“)”",
  and: "“and”",
  direction: "“asc” or “desc”",
};

const context = (id: SearchContext): string =>
  id === "none" ? "a search without Category" : (categoryById(id)?.label.en ?? id);
const at = ({ clause, span }: Pick<FilterIssue, "clause" | "span">): string => {
  const where = clause === "filter" ? "Filter" : "Sort order";
  return span === null ? `${where}: ` : `${where}, character ${String(span.start + 1)}: `;
};
const alternatives = new Intl.ListFormat("en", { type: "disjunction" });
const list = (items: readonly string[]): string => alternatives.format(items);
const aspect = (of: Aspect): string => aspectTexts.en[of];
const ifItContinues =
  "If this continues, in Product information > Activity > Diagnostics, select Copy diagnostics, and send it to your administrator.";
const conjunction = new Intl.ListFormat("en");
const all = (items: readonly string[]): string => conjunction.format(items);
const number = (value: number): string => value.toLocaleString("en");

export const en: Messages = {
  settings: { inPane: "Settings", inCell: "Product information > Settings" },

  inCell: (cause, code) =>
    code === "offline"
      ? `${cause} These cells are recalculated automatically when you're back online.`
      : `${cause} These cells are recalculated automatically when ${code === "notLoaded" ? "the connection is back" : "the service responds"}. To retry now, on the Vendor tab select Product information > Activity > Retry cells with errors.`,

  failures: {
    expected: (issue) =>
      issue.found === ""
        ? `${at(issue)}enter ${expected[issue.expected]} here.`
        : `${at(issue)}replace “${issue.found}” with ${expected[issue.expected]}.`,
    unterminatedText: (issue) =>
      `${at(issue)}add the closing quote. To include a quotation mark in the text, enter it twice ('').`,
    badNumber: (issue) =>
      `${at(issue)}“${issue.found}” isn't a number. Enter 1 µF as 1e-6 (base unit, no symbol), or use VENDOR.WHERE, which accepts 1uF.`,
    notSupported: (issue) =>
      `${at(issue)}“${issue.found}” isn't supported. Join conditions with and; separate several values with |, as in 'A|B'.`,
    upperCase: (issue) => `${at(issue)}enter “${issue.found}” in lowercase.`,
    unknownField: (issue) => `${at(issue)}no field is called ${fieldHint(issue.name, issue.nearest)}`,
    fieldNotUsable: (issue) => {
      const { field, instead } = issue;
      const usable = issue.usable.filter((id) => id !== "none");
      if (usable.length > 0)
        return `${at(issue)}${field} can't be used in ${context(issue.context)}. Set Category to ${list(usable)}.`;
      return instead === null
        ? `${at(issue)}${field} can't be used in conditions. Remove it.`
        : `${at(issue)}${field} can't be used in conditions. Use ${instead}.`;
    },
    wrongOperator: (issue) =>
      `${at(issue)}${issue.operator} doesn't work with ${issue.field}. Use ${list(issue.allowed)}.`,
    wrongType: (issue) =>
      `${at(issue)}for ${issue.field}, enter ${{ text: "text in single quotes", number: "a number without quotes", boolean: "true or false" }[issue.needed]}.`,
    notInList: (issue) =>
      issue.nearest === null
        ? `${at(issue)}“${issue.value}” isn't a value of ${issue.field}. ${issue.values.length > 0 ? `Use ${list(issue.values)}.` : "To list its values, use VENDOR.VALUES."}`
        : `${at(issue)}“${issue.value}” isn't a value of ${issue.field}. Did you mean ${issue.nearest}?`,
    emptyAlternative: (issue) => `${at(issue)}a value is missing next to |. Enter it, or remove the |.`,
    repeatedCategory: (issue) => `${at(issue)}use Category only once.`,

    noKey: () => "No API key. On the Vendor tab, select Product information, and then enter your key in Settings.",
    keyRejected: (_, settings) =>
      `The service rejected the API key. Check it in ${settings}. The request is retried about once a minute, because a firewall may also be the cause.`,
    accessRefused: () =>
      "Access to the service was refused (status 403). A VPN, a firewall, or the server that holds your organization's key may be the cause. If this continues, contact your administrator.",
    badRequest: ({ detail }) =>
      detail === ""
        ? "The service rejected the request. Check the input."
        : `The service rejected the request. Check the input. Service message: “${detail}”`,
    notFound: (_, settings) => `The service has nothing at this address. Check the service address in ${settings}.`,
    tooLong: () => "The request is too long for the service. Use fewer or shorter values in the filter.",
    throttled: ({ untilMs }) =>
      untilMs === null
        ? "The service's request limit was reached. Wait a minute, and then retry."
        : `The service's request limit was reached. Requests resume on ${dateText(untilMs, "en")}.`,
    serviceFailed: ({ status }) => `The service failed (status ${String(status)}). ${ifItContinues}`,
    notLoaded: () => "Part of the add-in couldn't be loaded. Check the network connection.",
    offline: () => "You're offline. Check the network connection.",
    unreachable: (_, settings) =>
      `The service can't be reached. Check the network connection, and the service address in ${settings}.`,
    timedOut: ({ afterMs }) =>
      `The service didn't respond within ${number(Math.round(afterMs / 1000))} seconds. ${ifItContinues}`,
    unreadable: ({ detail }) => `The service's response couldn't be read (${detail}). ${ifItContinues}`,

    partUnknown: ({ partno, near }) =>
      near.length === 0
        ? `Part number ${partno} isn't in the Vendor catalog. If it's a Vendor number, check it. For another manufacturer's, VENDOR.ALTERNATIVES with a description finds replacements.`
        : `Part number ${partno} wasn't found. Did you mean ${list(firstFew(near))}?`,
    notAPartNumber: ({ text }) => `“${shorten(text)}” isn't a part number. Enter one, or clear the cell.`,
    tooManyProducts: ({ allowed }, settings) =>
      `More than ${number(allowed)} parts match. Add conditions, set limit, or raise the maximum in ${settings}.`,

    errorInCell: ({ error }) => `A cell that this formula refers to contains ${error}. Fix the error in that cell.`,
    fieldUnknown: ({ name, near }) => `No field is called ${fieldHint(name, near)}`,
    fieldMissing: () => "Enter a field name, such as Capacitance.",
    fieldNotListed: ({ field, listed }) => `${field} has no list of values. Use ${list(listed)}.`,
    categoryUnknown: ({ name, near }) =>
      near === null
        ? `There's no category “${name}”. Use ${list(categories.map(({ id }) => id))}.`
        : `There's no category “${name}”. Did you mean ${near}?`,
    categoryNotDownloadable: ({ categories: having }) => `Enter one of these categories: ${list(having)}.`,
    shapesDiffer: () => "Enter part numbers in a column and fields in a row, or the other way around.",
    descriptionsMisplaced: () =>
      "Make the description range the same size as the part number range, or select one row of cells for each part number.",
    conditionIncomplete: ({ field }) =>
      field === "" ? "Enter the condition's field." : `Enter an operator and a value for ${field}.`,
    conditionsMisplaced: () => "Put fields, operators, and values in columns of the same height.",
    operatorUnknown: ({ operator, operators }) => `There's no operator “${operator}”. Use ${list(operators)}.`,
    betweenNeedsTwo: ({ field }) => `For ${field} between, select two cells: the minimum and the maximum.`,
    oneValueOnly: ({ field }) => `For ${field}, enter one number. For a minimum and a maximum, use between.`,
    notAQuantity: ({ field, unit, value }) =>
      unit === ""
        ? `${field}: enter a number instead of “${shorten(value)}”.`
        : `${field}: enter a number or a value such as ${exampleOf(unit)} instead of “${shorten(value)}”.`,
    unitMisfit: ({ field, unit, value, found }) =>
      `${field}: enter a value such as ${exampleOf(unit)}. “${shorten(value)}” is in ${found}.`,
    unitUnusable: ({ field, found, units }) =>
      units.length === 0
        ? `${field} has no unit. Remove [${found}].`
        : `${field} can't be shown in ${found}. Use ${list(units)}.`,
    limitUnusable: ({ limit }) => `Set limit to a whole number of 1 or more, not ${limit}.`,
    resultTooLarge: ({ rows, columns, fittingRows }) =>
      `The result (${number(rows)} rows, ${number(columns)} columns) is too large for Excel. Use fewer fields, or at most ${number(fittingRows)} rows: fewer part numbers, or a smaller limit.`,
    textTooLong: ({ length, allowed }) =>
      `The text has ${number(length)} characters, and a cell has room for ${number(allowed)}. Use fewer values, or several formulas.`,
    requirementIncomplete: ({ partno, missing }) =>
      partno === ""
        ? `Add to the description: ${all(missing.map(aspect))}.`
        : `Add to the description of ${partno}: ${all(missing.map(aspect))}.`,
    requirementContradictory: ({ aspect: of, one, other }) =>
      `There are two values for ${aspect(of)}: ${one} and ${other}. Correct or remove one of them.`,
    otherKind: ({ kind }) =>
      `Alternatives are available only for ceramic capacitors and inductors. Enter one of those. This part: ${kind.en}.`,
    kindContradictory: ({ number: kind, text }) =>
      `The part number and the description don't match (${kind.en}, ${text.en}). Correct one of them.`,
    nothingFits: ({ compared, closest }) =>
      closest === null
        ? "No part has this value, size, and rating. Check the description."
        : countText(
            compared,
            `No part meets all requirements. The only part compared: ${closestText(closest, "en")}. Check whether this part is sufficient.`,
            (count) =>
              `No part meets all requirements. The closest of ${count} parts compared: ${closestText(closest, "en")}. Check whether this part is sufficient.`,
          ),
    previewOnly: () => "Press Enter to see the result.",
    notStarted: ({ detail }) =>
      `The add-in couldn't start (${shorten(detail)}). Close Excel and open it again. If this continues, update Excel.`,
  },
};

const fieldHint = (name: string, near: string | null): string =>
  near === null ? `“${name}”. To list the fields, use VENDOR.FIELDS.` : `“${name}”. Did you mean ${near}?`;
