/** The parts of an add-in's manifest that Excel reads: its namespace and its ribbon controls. */
export interface Manifest {
  readonly displayName: string;
  readonly namespace: string;
  /** The address of functions.json in the display language. */
  readonly metadataUrl: string;
  /** The tab that the add-in adds to the ribbon; "" if its buttons are on one of Excel's. */
  readonly tab: string;
  readonly groups: readonly RibbonGroup[];
  /** The address of the file with keyboard shortcuts; "" if there is none. */
  readonly shortcutsUrl: string;
  /** The submenu of the context menu of cells. */
  readonly cellMenu: { readonly label: string; readonly items: readonly RibbonButton[] };
}

interface RibbonGroup {
  readonly label: string;
  readonly buttons: readonly RibbonButton[];
}

export interface RibbonButton {
  readonly id: string;
  readonly label: string;
  readonly tip: string;
  readonly iconUrl: string;
  readonly action:
    | { readonly type: "ShowTaskpane" }
    | { readonly type: "ExecuteFunction"; readonly functionName: string };
}

/** Replaces addresses of the deployed add-in with addresses under `addinUrl`, where this host serves its files. */
export function readManifest(xml: string, displayLanguage: string, addinUrl: string): Manifest {
  const document = new DOMParser().parseFromString(xml, "text/xml");
  const all = (name: string, parent: Element | Document = document): Element[] => [
    ...parent.getElementsByTagNameNS("*", name),
  ];
  const first = (name: string, parent?: Element | Document): Element | undefined => all(name, parent)[0];
  const valueOf = (element: Element | undefined): string => {
    const override =
      element && all("Override", element).find((each) => each.getAttribute("Locale") === displayLanguage);
    return override?.getAttribute("Value") ?? element?.getAttribute("DefaultValue") ?? "";
  };
  const resources = new Map(
    all("Resources")
      .flatMap((each) => [...each.getElementsByTagName("*")])
      .map((each) => [each.getAttribute("id"), each]),
  );
  const resource = (element: Element | undefined): string =>
    valueOf(resources.get(element?.getAttribute("resid") ?? ""));
  const localUrl = (url: string): string => (url === "" ? "" : addinUrl + url.replace(/^.*\/(?=assets\/)/, ""));

  const labelOf = (control: Element): string =>
    resource([...control.children].find((child) => child.localName === "Label"));
  const button = (control: Element): RibbonButton => {
    const action = first("Action", control);
    const tip = first("Supertip", control);
    const icon = all("Image", control).find((image) => image.getAttribute("size") === "32");
    return {
      id: control.getAttribute("id") ?? "",
      label: labelOf(control),
      tip: resource(tip && first("Description", tip)),
      iconUrl: localUrl(resource(icon)),
      action:
        action?.getAttribute("xsi:type") === "ExecuteFunction"
          ? { type: "ExecuteFunction", functionName: first("FunctionName", action)?.textContent.trim() ?? "" }
          : { type: "ShowTaskpane" },
    };
  };
  const customTab = first("CustomTab");
  const [cellMenu] = all("OfficeMenu").filter((menu) => menu.getAttribute("id") === "ContextMenuCell");
  return {
    displayName: valueOf(first("DisplayName")),
    namespace: resource(first("Namespace")),
    metadataUrl:
      addinUrl +
      (resource(first("SourceLocation", first("Metadata")))
        .split("/")
        .at(-1) ?? ""),
    tab: customTab ? labelOf(customTab) : "",
    groups: all("Group").map((group) => ({ label: labelOf(group), buttons: all("Control", group).map(button) })),
    shortcutsUrl: localUrl(first("ExtendedOverrides")?.getAttribute("Url") ?? ""),
    cellMenu: {
      label: cellMenu ? labelOf(all("Control", cellMenu)[0] ?? cellMenu) : "",
      items: cellMenu ? all("Item", cellMenu).map(button) : [],
    },
  };
}
