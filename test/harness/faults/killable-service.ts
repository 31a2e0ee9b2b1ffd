import { ownPort } from "../own-port";
import { type ServiceProcess, startServiceProcess } from "../service-process";

/** A service in a process of its own, which can be killed and started again at the same address. */
export class KillableService {
  private constructor(
    private process: ServiceProcess,
    private readonly options: readonly string[],
  ) {}

  /** @param options options besides those for no limits, no delays, and no log */
  static async start(options: readonly string[]): Promise<KillableService> {
    const all = [...options, "--rate", "0", "--latency", "0", "--quiet"];
    return new KillableService(await startServiceProcess(all, await ownPort()), all);
  }

  get url(): string {
    return this.process.url;
  }

  /** Acts as if the computer loses power: requests in progress end without a response, and later ones are refused. */
  kill(): Promise<void> {
    return this.process.stop("SIGKILL");
  }

  async startAgain(): Promise<void> {
    const { port } = new URL(this.url);
    this.process = await startServiceProcess(this.options, Number(port));
  }

  stop(): Promise<void> {
    return this.process.stop();
  }
}
