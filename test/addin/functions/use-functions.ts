import { openFunctions } from "../../harness/functions-host";
import { useOpened } from "../../harness/use-opened";

/** The built add-in behind Microsoft's runtime, with its own service, for the tests of a file. */
export const useFunctions = (options: Parameters<typeof openFunctions>[0] = {}) =>
  useOpened(() => openFunctions(options));
