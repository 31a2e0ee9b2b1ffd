/**
 * Sets `invocation.isInValuePreview` (CustomFunctionsRuntime 1.5). The published runtime is older and its messages
 * don't contain it, so the host wraps the functions when the add-in associates them. Call this before Office.js is
 * loaded: that completes the `CustomFunctions` it finds.
 */
export function markValuePreview(addinWindow: object, isInValuePreview: () => boolean): void {
  let associate: Associate = () => undefined;
  const marked =
    (implementation: CustomFunction): CustomFunction =>
    (...args) => {
      const invocation = args.at(-1);
      if (isInValuePreview() && typeof invocation === "object" && invocation !== null)
        Object.assign(invocation, { isInValuePreview: true });
      return implementation(...args);
    };
  const CustomFunctions = {
    get associate(): Associate {
      return (idOrMappings, implementation) => {
        if (typeof idOrMappings === "string") associate(idOrMappings, implementation && marked(implementation));
        else for (const [id, each] of Object.entries(idOrMappings)) associate(id, marked(each));
      };
    },
    set associate(original: Associate) {
      associate = original;
    },
  };
  Object.assign(addinWindow, { CustomFunctions });
}

type Associate = (idOrMappings: string | Record<string, CustomFunction>, implementation?: CustomFunction) => void;
type CustomFunction = (...args: unknown[]) => unknown;
