import { createHash } from "node:crypto";
import { existsSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { categoryByGroup, type ProductCategory } from "../../src/product-data/vocabulary/category";
import { type Field, fields } from "../../src/product-data/vocabulary/field";
import { inEachLanguage, type Language, type Localized } from "../../src/product-data/vocabulary/language";
import type { Text } from "../catalog/product";
import { writeFile } from "./cache";
import { type FileProduct, readCatalogFile } from "./catalog-file";
import { byCategory, storageOf, storedFields } from "./columns";
import { generatorFingerprint } from "./fingerprint";
import { languageOfProduct, loadedProduct } from "./loaded-product";
import { RowCollection } from "./rows";

/**
 * The database file of a catalog from files: one for each category, or several in different languages. The first file
 * of a category determines the products; the others only translate its texts. Texts without a translation are the same
 * in every language. Throws if a file can't be read, or if nothing shows which language it translates.
 */
export async function loadedCatalog(directory: string, files: readonly string[]): Promise<string> {
  const path = join(directory, `loaded-${generatorFingerprint()}-${fingerprint(files)}.sqlite`);
  if (existsSync(path)) return path;
  const rows = new RowCollection();
  const headings = byCategory((): Record<string, Localized> => ({}));
  for (const file of files) await addFile(file, rows, headings);
  writeFile(path, rows, headings);
  return path;
}

async function addFile(
  file: string,
  rows: RowCollection,
  headings: Readonly<Record<ProductCategory, Record<string, Localized>>>,
): Promise<void> {
  for await (const { group, heading, product: json, told } of inLanguage(file)) {
    const category = categoryByGroup(group);
    if (category === undefined) throw new Error(`${file} has a group that is no category: ${group}`);
    const language = told ?? "en";
    learnHeading(headings[category], heading, language);
    const product = loadedProduct(category, json, language);
    if (product === null) throw new Error(`${file} has a product without a part number`);
    const known = rows.get(product.partno);
    if (known === undefined) rows.add(product);
    // A guessed language would replace the texts of another one.
    else if (told === null) throw new Error(`${file} has no value that shows its language`);
    else
      storedFields(category).forEach((field, slot) => {
        const value = product.values[field.name];
        if (isText(field, value)) rows.terms.learn(known.values[slot] ?? NaN, language, value);
      });
  }
}

/** The products of a file with its language, which the first products may not show; null if none does. */
async function* inLanguage(file: string): AsyncGenerator<FileProduct & { readonly told: Language | null }> {
  let told: Language | null = null;
  const waiting: FileProduct[] = [];
  for await (const each of readCatalogFile(file)) {
    waiting.push(each);
    told ??= languageOfProduct(categoryByGroup(each.group) ?? "inductors", each.product);
    if (told !== null) for (const one of waiting.splice(0)) yield { ...one, told };
  }
  for (const one of waiting) yield { ...one, told };
}

function isText(field: Field, value: unknown): value is Text | readonly Text[] {
  return storageOf(field) === "term" && value !== null && value !== undefined;
}

const headingFields = fields.filter((field) => field.place === "Group" && field.name !== "Category");

/** A heading's first text is used for all languages until a file in another language is read. */
function learnHeading(
  heading: Record<string, Localized>,
  raw: Readonly<Record<string, unknown>>,
  language: Language,
): void {
  for (const { name } of headingFields) {
    const text = raw[name];
    if (typeof text !== "string" || heading[name]?.[language] === text) continue;
    heading[name] = heading[name] === undefined ? inEachLanguage(() => text) : { ...heading[name], [language]: text };
  }
}

/** Changes with the files and their content. */
function fingerprint(files: readonly string[]): string {
  const facts = files.map((file) => {
    const { size, mtimeMs } = statSync(file);
    return [resolve(file), size, mtimeMs];
  });
  return createHash("sha256").update(JSON.stringify(facts)).digest("hex").slice(0, 16);
}
