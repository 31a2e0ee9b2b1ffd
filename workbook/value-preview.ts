import type { Bridge } from "./bridge";

/**
 * Sets `invocation.isInValuePreview` (CustomFunctionsRuntime 1.5). The published runtime predates it and its messages have no
 * place for it, so the host wraps the functions as the add-in associates them. Call it after the runtime, before the add-in.
 */
export function markValuePreview(addinWindow: CustomFunctionsWindow, bridge: Pick<Bridge, "inValuePreview">): void {
  const { CustomFunctions: runtime } = addinWindow;
  const associate = runtime.associate.bind(runtime);
  const marking =
    (implementation: CustomFunction): CustomFunction =>
    (...args) => {
      const invocation = args[args.length - 1];
      if (bridge.inValuePreview && typeof invocation === "object" && invocation !== null) {
        Object.assign(invocation, { isInValuePreview: true });
      }
      return implementation(...args);
    };
  runtime.associate = (idOrMappings: string | Record<string, CustomFunction>, implementation?: CustomFunction) => {
    if (typeof idOrMappings === "string") return associate(idOrMappings, implementation && marking(implementation));
    for (const [id, each] of Object.entries(idOrMappings)) associate(id, marking(each));
  };
}

export interface CustomFunctionsWindow {
  readonly CustomFunctions: {
    associate(idOrMappings: string | Record<string, CustomFunction>, implementation?: CustomFunction): void;
  };
}

export type CustomFunction = (...args: unknown[]) => unknown;
