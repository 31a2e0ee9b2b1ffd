import { categories, categoryById, type SearchContext } from "../vocabulary/category";
import { conditionFields, type Field, fieldByName, fields, isNumber } from "../vocabulary/field";
import type { Language } from "../vocabulary/language";
import { nearest } from "../vocabulary/resolve";
import { valuesOf } from "../vocabulary/enumerated-values";
import type { FilterIssue, Mistake } from "./issue";
import {
  alternativesIn,
  comparisons,
  type Condition,
  type Filter,
  type Name,
  type Orderby,
  type Span,
  textMatches,
} from "./syntax";

/**
 * The mistakes in a filter whose names are API names and whose list values are in `language`: fields that don't exist
 * or can't be used with the filter's Category, operators and values that don't fit, and values that aren't in their
 * list. If empty, the service accepts the filter. Source: document, table of search conditions and "Filter syntax",
 * rules 1 to 6.
 */
export function checkFilter(filter: Filter, language: Language): readonly FilterIssue[] {
  const context = contextIn(filter);
  const issues: FilterIssue[] = [];
  let categoriesSeen = 0;
  for (const condition of filter) {
    const report = (mistake: Mistake, span: Span | null): void =>
      void issues.push({ ...mistake, clause: "filter", span });
    const field = usableField(condition.field, context, report);
    if (field === undefined) continue;
    if (field.name === "Category" && ++categoriesSeen > 1) report({ code: "repeatedCategory" }, condition.span);
    checkCondition(field, condition, language, report);
  }
  return issues;
}

/** The mistakes in an order, which can use every condition field of the context. */
export function checkOrderby(orderby: Orderby, context: SearchContext): readonly FilterIssue[] {
  const issues: FilterIssue[] = [];
  for (const { field } of orderby)
    usableField(field, context, (mistake, span) => void issues.push({ ...mistake, clause: "orderby", span }));
  return issues;
}

/** The kind of search: the filter's Category, or `none` without one. */
export function contextOf(filter: Filter): SearchContext {
  return contextIn(filter) ?? "none";
}

/** undefined: the filter's category doesn't exist, so its fields can't be checked. */
function contextIn(filter: Filter): SearchContext | undefined {
  const category = filter.find(({ field }) => field.text === "Category");
  if (category === undefined) return "none";
  return categoryById(String(category.literal.value))?.id;
}

type Report = (mistake: Mistake, span: Span | null) => void;

function usableField(name: Name, context: SearchContext | undefined, report: Report): Field | undefined {
  const field = fieldByName(name.text);
  if (field === undefined) {
    const near = nearest(name.text, namesOf(conditionFields(context ?? "none"))) ?? nearest(name.text, namesOf(fields));
    report({ code: "unknownField", name: name.text, nearest: near ?? null }, name.span);
    return undefined;
  }
  if (field.contexts.length > 0 && (context === undefined || field.contexts.includes(context))) return field;
  // Category defines the context, so it can be used in every context.
  if (field.name === "Category" && context !== "none") return field;
  const instead = fields.find(
    (other) => other.contexts.length > 0 && (other.compares === field.name || other.name === field.textOf),
  );
  report(
    {
      code: "fieldNotUsable",
      field: field.name,
      context: context ?? "none",
      usable: field.contexts,
      instead: instead?.name ?? null,
    },
    name.span,
  );
  return undefined;
}

const namesOf = (some: readonly Field[]): readonly string[] => some.map(({ name }) => name);

function checkCondition(field: Field, condition: Condition, language: Language, report: Report): void {
  const { operator, literal } = condition;
  const allowed = operatorsOf(field);
  if (!allowed.includes(operator)) {
    report({ code: "wrongOperator", field: field.name, operator, allowed }, condition.span);
    return;
  }
  const needed = literalTypeOf(field);
  if ((typeof literal.value === "string" ? "text" : typeof literal.value) !== needed) {
    report({ code: "wrongType", field: field.name, needed }, literal.span);
    return;
  }
  if (typeof literal.value !== "string") return;
  const list = listOf(field, language);
  for (const value of field.name === "Category" ? [literal.value] : alternativesIn(literal.value)) {
    if (value === "") report({ code: "emptyAlternative" }, literal.span);
    else if (list !== undefined && !list.includes(value)) {
      const values = list.length <= fewValues ? list : [];
      report(
        { code: "notInList", field: field.name, value, nearest: nearest(value, list) ?? null, values },
        literal.span,
      );
    }
  }
}

/** Lists with more values aren't repeated in an error text. */
const fewValues = 6;

/** The operators that a condition on this field may use. */
export function operatorsOf(field: Field): readonly Condition["operator"][] {
  if (field.type === "Boolean" || field.listed || field.name === "Category") return onlyEqual;
  return literalTypeOf(field) === "number" ? comparisons : textOperators;
}

const onlyEqual = ["eq"] as const;
const textOperators = ["eq", ...textMatches] as const;

function literalTypeOf(field: Field): "text" | "number" | "boolean" {
  if (field.type === "Boolean") return "boolean";
  return isNumber(field) ? "number" : "text";
}

/** The values of a list field; for Category, its ids. undefined if the field has no list. */
export function listOf(field: Field, language: Language): readonly string[] | undefined {
  return field.name === "Category" ? categoryIds : valuesOf(field.name, language);
}

const categoryIds: readonly string[] = categories.map(({ id }) => id);
