import { type FunctionsHost, openFunctions } from "../../harness/functions-host";

type Opened = Pick<FunctionsHost, "addin" | "service" | "metadata">;

/** The built add-in behind Microsoft's runtime, with its own service, for the tests of a file. */
export function useFunctions(options: Parameters<typeof openFunctions>[0] = {}): Opened {
  let host: FunctionsHost;
  beforeAll(async () => {
    host = await openFunctions(options);
  });
  afterAll(() => host.close());
  return {
    get addin() {
      return host.addin;
    },
    get service() {
      return host.service;
    },
    get metadata() {
      return host.metadata;
    },
  };
}
