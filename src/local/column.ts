import type { Field } from "../vocabulary/field";

/** A value as a dictionary holds it. */
export type Word = string | number | boolean | readonly string[];
/** A number for each row: 0 for an absent value, else the place in the dictionary, from 1. */
export type Codes = Uint8Array | Uint16Array | Uint32Array;

/** A field's values in a table. */
export interface Column {
  readonly codes: Codes;
  /** In order: see `orderKey`. */
  readonly words: readonly Word[];
}

/** A field that a table has a column for. Plain data, so that the worker needs no vocabulary of its own. */
export interface StoredField extends Field {
  /** Whether a search may look at its values. */
  readonly isSearched: boolean;
}

export const isUrl = ({ name, place }: Field): boolean => place === "MediaFileUrls" || name.endsWith("Url");

/**
 * By which a word is ordered: numbers by value, texts by their code units, lists and what stands for them (document,
 * filter rule 4) by their values joined.
 */
export function orderKey(field: Field, word: Word): string | number {
  if (typeof word === "object") return word.join(", ");
  if (typeof word !== "string") return Number(word);
  return field.listed ? valuesIn(field, word).join(", ") : word;
}

/** The values of a text or list, each of which a condition may match. Application is a list that is answered as one text. */
export function valuesIn(field: Field, word: Word): readonly string[] {
  if (typeof word === "object") return word;
  const text = String(word);
  return field.listed && text.includes(",") ? text.split(",").map((value) => value.trim()) : [text];
}

export const compareKeys = (a: string | number, b: string | number): number => (a < b ? -1 : a > b ? 1 : 0);

export function codesOf(bytes: Uint8Array, rows: number): Codes | null {
  if (bytes.length === rows) return bytes;
  if (bytes.length === 2 * rows) return new Uint16Array(bytes.buffer, bytes.byteOffset, rows);
  return bytes.length === 4 * rows ? new Uint32Array(bytes.buffer, bytes.byteOffset, rows) : null;
}

/** Room for the codes 0 to `most`. */
export function roomFor(most: number, rows: number): Codes {
  return most < 0x100 ? new Uint8Array(rows) : most < 0x10000 ? new Uint16Array(rows) : new Uint32Array(rows);
}
