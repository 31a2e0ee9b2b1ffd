import { createRequire } from "node:module";
import { Worker } from "node:worker_threads";
import { type CatalogBytes, type Lookup, signalWaiter, type Waiter } from "../../src/product-data/index";
import type { FileProblem } from "../files/bom-file";
import { Failed } from "../../src/product-data/base/failed";
import { replyTo } from "./requested-lookup";
import type { JobLimits } from "./job-limits";
import type { Input, JobName, Output } from "./jobs";
import type { News, Order, WorkerStart } from "./messages";

export interface PoolOptions {
  readonly size: number;
  readonly limits: JobLimits;
  /** The catalog's bytes, which all workers share, or what does their look-ups. */
  readonly data: CatalogBytes | Lookup;
  /** Rejects all jobs when it aborts. */
  readonly signal: AbortSignal;
}

/**
 * Threads that read and check files, one file at a time each. A file that takes too long, or too much memory, ends its
 * thread and is a failure of its own; the others go on.
 *
 *     const pool = new Pool(script, { size: 2, limits: jobLimits, data, signal });
 *     const results = await pool.run("check", { file, options });
 *     await pool.close();
 */
export class Pool {
  private readonly queue: Task[] = [];
  private readonly hands = new Set<Hand>();
  /** The time of files that took too long, since there was nothing to do. */
  private lateSeconds = 0;

  private readonly options: HandOptions;

  /** @param script the program itself, which starts as a worker in each thread */
  constructor(script: string, options: PoolOptions) {
    this.options = { ...options, script, waiter: signalWaiter(options.signal) };
    options.signal.addEventListener("abort", () => void this.close(), { once: true });
  }

  /** @param signal a signal that ends this job alone @throws FileProblem `tooLargeToRead`; the signal's reason */
  run<N extends JobName>(name: N, input: Input<N>, signal = this.options.signal): Promise<Output<N>> {
    return new Promise((resolve, reject) => {
      if (signal.aborted) return reject(signal.reason as Error);
      const task: Task = { name, input, resolve: resolve as Task["resolve"], reject, isRetried: false };
      if (signal !== this.options.signal)
        signal.addEventListener("abort", () => this.drop(task, signal.reason as Error), { once: true });
      this.queue.push(task);
      this.next();
    });
  }

  /** Ends the threads. Jobs that aren't done reject with the signal's reason. */
  async close(): Promise<void> {
    const reason = (this.options.signal.reason as Error | undefined) ?? new Error("The pool is closed.");
    for (const { reject } of this.queue.splice(0)) reject(reason);
    await Promise.all([...this.hands].map((hand) => hand.end(reason)));
  }

  private drop(task: Task, reason: Error): void {
    const at = this.queue.indexOf(task);
    if (at >= 0) this.queue.splice(at, 1);
    task.reject(reason);
    void [...this.hands].find((hand) => hand.has(task))?.end(reason);
  }

  private next(): void {
    if (this.queue.length === 0) {
      if ([...this.hands].every(({ isIdle }) => isIdle)) this.lateSeconds = 0;
      return;
    }
    let hand = [...this.hands].find(({ isIdle }) => isIdle);
    if (hand === undefined && this.hands.size < this.options.size) this.hands.add((hand = this.newHand()));
    const task = hand && this.queue.shift();
    if (hand !== undefined && task !== undefined) hand.take(task);
  }

  private newHand(): Hand {
    const { limits } = this.options;
    const hand: Hand = new Hand(this.options, {
      onIdle: () => this.next(),
      // A run has a limit, too: ten such files. After them, a file has a twelfth of the time.
      seconds: () => Math.min(limits.seconds, Math.max(limits.seconds / 12, 10 * limits.seconds - this.lateSeconds)),
      onLate: (seconds) => (this.lateSeconds += seconds),
      onGone: (task) => {
        this.hands.delete(hand);
        if (task !== null) {
          task.isRetried = true;
          this.queue.unshift(task);
        }
        this.next();
      },
    });
    return hand;
  }
}

interface HandOptions extends PoolOptions {
  readonly script: string;
  /** One waiter for all questions: a listener for each would take longer and longer to add. */
  readonly waiter: Waiter;
}

interface Task {
  readonly name: JobName;
  readonly input: Input<JobName>;
  readonly resolve: (output: Output<JobName>) => void;
  readonly reject: (reason: Error) => void;
  /** Whether a thread ended with it already. */
  isRetried: boolean;
}

interface HandEvents {
  readonly onIdle: () => void;
  /** How long a job may compute. */
  readonly seconds: () => number;
  /** A job took too long. */
  readonly onLate: (seconds: number) => void;
  /** The thread has ended. @param task to be done by another thread */
  readonly onGone: (task: Task | null) => void;
}

/** One thread. */
class Hand {
  private readonly worker: Worker;
  private task: Task | null = null;
  private timer: NodeJS.Timeout | undefined;
  private done = 0;
  private isEnding = false;
  /** Questions that wait for the service, which has deadlines of its own. */
  private asking = 0;

  constructor(
    private readonly options: HandOptions,
    private readonly events: HandEvents,
  ) {
    const { script, limits, data } = options;
    const start: WorkerStart = { catalog: "loader" in data ? null : data };
    const isSource = script.endsWith(".ts");
    this.worker = new Worker(isSource ? startOfSource(script) : script, {
      eval: isSource,
      workerData: start,
      // Most of what a file needs is soon garbage.
      resourceLimits: { maxOldGenerationSizeMb: limits.megabytes, maxYoungGenerationSizeMb: 32 },
    });
    this.worker.on("message", (news: News) => this.hear(news));
    this.worker.on("error", (error: NodeJS.ErrnoException) => this.fail(error));
    this.worker.on("exit", () => this.fail(null));
  }

  get isIdle(): boolean {
    return this.task === null && !this.isEnding;
  }

  has(task: Task): boolean {
    return this.task === task;
  }

  take(task: Task): void {
    this.task = task;
    this.post({ kind: "job", name: task.name, input: task.input });
  }

  async end(reason: Error): Promise<void> {
    this.isEnding = true;
    this.settle()?.reject(reason);
    await this.worker.terminate();
  }

  private hear(news: News): void {
    if (news.kind === "begun") return this.watch();
    if (news.kind === "question") return void this.answer(news);
    const task = this.settle();
    this.done += 1;
    if (news.kind === "done") task?.resolve(news.output);
    else task?.reject(new Error(news.message));
    this.events.onIdle();
  }

  private async answer({ id, question }: Extract<News, { kind: "question" }>): Promise<void> {
    const { data, waiter } = this.options;
    if (!("loader" in data)) return;
    this.asking += 1;
    this.watch();
    try {
      this.post({ kind: "reply", id, reply: await replyTo(question, data, waiter) });
    } catch (reason) {
      this.settle()?.reject(reason as Error);
    }
    this.asking -= 1;
    this.watch();
  }

  /** Another thread tries once more, unless the error is surely the file's, because this thread had no other job. */
  private fail(error: NodeJS.ErrnoException | null): void {
    this.isEnding = true;
    const isMemory = error?.code === "ERR_WORKER_OUT_OF_MEMORY";
    const task = this.settle();
    const isFilesFault = task !== null && (task.isRetried || (error !== null && this.done === 0));
    if (isFilesFault)
      task.reject(isMemory || error === null ? new Failed<FileProblem>({ code: "tooLargeToRead" }) : error);
    this.events.onGone(isFilesFault ? null : task);
  }

  /** The time of the job, while it computes. */
  private watch(): void {
    clearTimeout(this.timer);
    if (this.task === null || this.asking > 0) return;
    const seconds = this.events.seconds();
    this.timer = setTimeout(() => {
      this.events.onLate(seconds);
      void this.end(new Failed<FileProblem>({ code: "tooLargeToRead" }));
    }, seconds * 1000);
  }

  private settle(): Task | null {
    clearTimeout(this.timer);
    const { task } = this;
    this.task = null;
    return task;
  }

  private post(order: Order): void {
    this.worker.postMessage(order);
  }
}

/** A thread of Node 20 doesn't inherit tsx. */
function startOfSource(script: string): string {
  const tsx = createRequire(script).resolve("tsx/cjs");
  return [tsx, script].map((module) => `require(${JSON.stringify(module)});`).join("");
}
