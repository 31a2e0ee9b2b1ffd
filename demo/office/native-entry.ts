import { nativeContext } from "./host-context";
import type { OfficeHost } from "./office-host";
import type { EventHandler } from "./host-events";
import { runtimes } from "./protocol";

/**
 * The object that Excel for Windows, and an older one for Mac, puts at `window.external` of an add-in's page. It has to
 * be there before Office.js is loaded, which finds out the platform by it.
 */
interface NativeEntry {
  GetHostInfo(): string;
  GetContext(): object;
  Execute(method: number, params: readonly unknown[], answer: (result: SafeArray) => void): void;
  RegisterEvent(event: number, target: string, handler: NativeHandler, done: (status: number) => void): void;
  UnregisterEvent(event: number, target: string, done: (status: number) => void): void;
}

/** `onContext`: one of Microsoft's scripts detects its host by it. */
export function nativeEntry(host: OfficeHost, onContext: () => void): NativeEntry {
  const { environment } = host.context;
  return {
    GetHostInfo: () =>
      `excel$${environment.platform === "Mac" ? "mac$16.00" : "win32$16.01"}$${environment.displayLanguage}$$$disableLogging$${runtimes}`,
    GetContext: () => {
      onContext();
      return nativeContext(host.context);
    },
    Execute: (method, params, answer) =>
      void host.execute(method, params).then((result) => {
        if (!host.isClosed) answer(safeArray(result));
      }),
    RegisterEvent: (event, _target, handler, done) =>
      host.events.register(event, toNative(handler), () => done(successCode)),
    UnregisterEvent: (event, _target, done) => host.events.unregister(event, () => done(successCode)),
  };
}

/** Windows' array type; only the outermost array has it. */
interface SafeArray {
  toArray(): readonly unknown[];
}

type NativeHandler = (event: number, payload: SafeArray) => void;

const safeArray = (array: readonly unknown[]): SafeArray => ({ toArray: () => array });

const toNative =
  (handler: NativeHandler): EventHandler =>
  (event, payload) =>
    handler(event, safeArray(payload));

const successCode = 0;
