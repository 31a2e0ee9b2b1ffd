import type { ToWorker, WorkerResponse } from "./worker-messages";

const waiting = new Map<number, (response: Response) => void>();
let worker: Worker | undefined;
let requests = 0;

/** The response of the service in a worker. If the worker fails, it says why, and the next request starts another. */
export function serviceResponse(url: string): Promise<Response> {
  return new Promise((resolve) => {
    waiting.set(++requests, resolve);
    startService().postMessage({ id: requests, url } satisfies ToWorker);
  });
}

/** Starts the worker before it is needed. */
export function startService(): Worker {
  if (worker !== undefined) return worker;
  worker = new Worker(/* webpackChunkName: "service" */ new URL("./worker.ts", import.meta.url));
  worker.onmessage = ({ data }: MessageEvent<WorkerResponse>) => {
    waiting.get(data.id)?.(new Response(data.body, data));
    waiting.delete(data.id);
  };
  worker.onerror = ({ message = "its files can't be loaded" }: Partial<ErrorEvent>) => {
    worker = undefined;
    const body = JSON.stringify({ message: `The demonstration's service can't run in this browser: ${message}` });
    // A status after which a request isn't repeated.
    for (const resolve of waiting.values()) resolve(new Response(body, { status: 400 }));
    waiting.clear();
  };
  return worker;
}
