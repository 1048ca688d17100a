import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Finding } from './finding.ts';
import type { ThreadSaid, ThreadSetting, ThreadTask } from './finding-messages.ts';

type Waiting = PromiseWithResolvers<unknown>;

/** One thread that finds. Where it ends by itself, what waits for it fails and another begins. */
export class FindingThread {
  readonly #setting: ThreadSetting;
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker;
  #ready = Promise.withResolvers<void>();
  #isReady = false;
  #isEnding = false;
  #nr = 0;

  constructor(setting: ThreadSetting) {
    this.#setting = setting;
    this.#worker = this.#start();
  }

  /** Once all parts are in its memory; fails where they cannot be read. */
  get ready(): Promise<void> {
    return this.#ready.promise;
  }

  /** How many answers are waited for; one that is not ready yet is asked last. */
  get load(): number {
    return this.#isReady ? this.#waiting.size : Number.POSITIVE_INFINITY;
  }

  async ask(what: keyof Finding, asked: unknown): Promise<unknown> {
    this.#nr += 1;
    const waiting: Waiting = Promise.withResolvers();
    this.#waiting.set(this.#nr, waiting);
    this.#tell({ nr: this.#nr, what, asked });
    return waiting.promise;
  }

  /** Stops it wherever it is, so that another begins. */
  async stop(): Promise<void> {
    await this.#worker.terminate();
  }

  /** Ends it; what is asked meanwhile fails. */
  async end(): Promise<void> {
    this.#isEnding = true;
    const ended = once(this.#worker, 'exit');
    this.#tell('end');
    await ended;
  }

  #tell(task: ThreadTask): void {
    this.#worker.postMessage(task);
  }

  #start(): Worker {
    const file = new URL('./finding-thread.ts', import.meta.url);
    const worker = new Worker(file, { workerData: this.#setting });
    let fault = new Error('a thread that finds parts ended');
    worker.on('message', (said: ThreadSaid) => this.#hear(said));
    worker.on('error', (error) => {
      fault = error instanceof Error ? error : new Error(String(error));
    });
    worker.on('exit', () => this.#ended(fault));
    return worker;
  }

  #hear(said: ThreadSaid): void {
    if (said.say === 'ready') {
      this.#isReady = true;
      this.#ready.resolve();
      return;
    }
    const waiting = this.#waiting.get(said.nr);
    this.#waiting.delete(said.nr);
    if (said.say === 'answer') waiting?.resolve(said.answer);
    else waiting?.reject(said.error);
  }

  #ended(fault: Error): void {
    for (const { reject } of this.#waiting.values()) reject(fault);
    this.#waiting.clear();
    if (this.#isEnding) return;
    // One that cannot even begin would end again at once.
    if (!this.#isReady) {
      this.#ready.reject(fault);
      return;
    }
    this.#isReady = false;
    this.#ready = Promise.withResolvers();
    this.#ready.promise.catch(() => undefined);
    this.#worker = this.#start();
  }
}

/** Threads that find, each with an index of its own, and who of them is asked. */
export class FindingThreads implements Finding {
  readonly #url: string;
  readonly #count: number;
  #threads: readonly FindingThread[] = [];
  #turn = 0;

  constructor(url: string, count: number) {
    this.#url = url;
    this.#count = count;
  }

  /** Starts them; answers once the first is ready and fails where none can be. */
  async start(now: Date): Promise<void> {
    const setting = { url: this.#url, now };
    this.#threads = Array.from({ length: this.#count }, () => new FindingThread(setting));
    await Promise.any(this.#threads.map(({ ready }) => ready));
  }

  search: Finding['search'] = (asked) => this.#ask('search', asked);
  offers: Finding['offers'] = (asked) => this.#ask('offers', asked);
  brands: Finding['brands'] = (asked) => this.#ask('brands', asked);
  suggest: Finding['suggest'] = (asked) => this.#ask('suggest', asked);

  /** Ends all of them. */
  async close(): Promise<void> {
    await Promise.all(this.#threads.map((thread) => thread.end()));
  }

  /** Asks the thread that has least to do; of equals the next in turn. */
  #ask<What extends keyof Finding>(
    what: What,
    asked: Parameters<Finding[What]>[0],
  ): ReturnType<Finding[What]> {
    this.#turn += 1;
    const [first, ...others] = this.#threads.map(
      (_, n, all) => all[(this.#turn + n) % all.length] as FindingThread,
    );
    if (first === undefined) throw new Error('threads that find parts were not started');
    const chosen = others.reduce((best, one) => (one.load < best.load ? one : best), first);
    return chosen.ask(what, asked) as ReturnType<Finding[What]>;
  }
}
