/**
 * The production manifest without what has been reported to keep Excel from loading a whole manifest: the context menu of
 * cells (office-js #6631), the keyboard shortcuts, and the lists for AutoComplete, which are in the functions' metadata. If
 * Excel loads nothing, it is the one to try.
 */
export function minimalManifest(xml: string): string {
  const minimal = xml
    .replace(/\s*<ExtensionPoint xsi:type="ContextMenu">.*?<\/ExtensionPoint>/s, "")
    .replace(/\s*<ExtendedOverrides .*?\/>/s, "")
    .replace(/\/functions(?=[\w-]*\.json")/g, `/${minimalName("functions")}`);
  return minimal.replace(resource, (text, id: string) => (minimal.includes(`resid="${id}"`) ? text : ""));
}

/** The name of a metadata file of the minimal manifest. */
export const minimalName = (file: string): string => file.replace(/^functions/, "functions-minimal");

/** The functions' metadata without lists for AutoComplete. */
export const withoutLists = (json: string): string =>
  JSON.stringify(
    JSON.parse(json, (name, value: unknown) => (name === "enums" || name === "customEnumId" ? undefined : value)),
    null,
    2,
  );

const resource = /\s*<bt:(?:Image|Url|String) id="([^"]+)"(?:[^>]*\/>|[^>]*>.*?<\/bt:\w+>)/gs;
