import { type MessagePort, parentPort, workerData } from "node:worker_threads";
import { catalogOf } from "../../src/product-data/index";
import { requestedLookup } from "./requested-lookup";
import { type Input, type JobName, jobs, type Output } from "./jobs";
import type { News, Order, Reply, WorkerStart } from "./messages";

/** A worker of the pool, from now on: it does one job after the other. */
export function serveJobs(): void {
  if (parentPort === null) throw new Error("This isn't a worker.");
  const port: MessagePort = parentPort;
  const { catalog } = workerData as WorkerStart;
  const post = (news: News): void => port.postMessage(news);
  const waiting = new Map<number, (reply: Reply) => void>();
  let requested = 0;
  const lookup =
    catalog === null
      ? requestedLookup(
          (question) =>
            new Promise((resolve) => {
              const id = requested++;
              waiting.set(id, resolve);
              post({ kind: "question", id, question });
            }),
        )
      : catalogOf(catalog).lookup;
  port.on("message", (order: Order) => {
    if (order.kind === "reply") {
      waiting.get(order.id)?.(order.reply);
      waiting.delete(order.id);
      return;
    }
    post({ kind: "begun" });
    const job = jobs[order.name] as (input: Input<JobName>, own: typeof lookup) => Promise<Output<JobName>>;
    job(order.input, lookup).then(
      (output) => post({ kind: "done", output }),
      (reason: unknown) => post({ kind: "broken", message: reason instanceof Error ? (reason.stack ?? "") : "" }),
    );
  });
}
