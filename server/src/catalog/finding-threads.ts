import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { commitCount } from '#server/kit/database.ts';
import type { Finding } from './finding.ts';
import {
  gathered,
  type ThreadSaid,
  type ThreadSetting,
  type ThreadTask,
  type ThreadTold,
} from './finding-messages.ts';

type Waiting = PromiseWithResolvers<unknown>;

/** One that could not begin again is tried anew after so long. */
const AGAIN_MS = 1000;

/** One thread that finds. Where it ends by itself, what waits for it fails and another begins. */
export class FindingThread {
  readonly #setting: ThreadSetting;
  readonly #waiting = new Map<number, Waiting>();
  /** Null while none could begin. */
  #worker: Worker | null;
  readonly #ready = Promise.withResolvers<void>();
  readonly #ahead = Promise.withResolvers<void>();
  readonly #hearParts: (parts: number) => void;
  #isReady = false;
  #wasReady = false;
  #isEnding = false;
  #nr = 0;
  readonly #ask = gathered<ThreadTask>((all) => this.#tell(all));

  /** `hear` is told how many parts are in its memory while it reads them. */
  constructor(setting: ThreadSetting, hear: (parts: number) => void = () => undefined) {
    this.#setting = setting;
    this.#hearParts = hear;
    this.#worker = this.#start();
  }

  /** Once all parts are in its memory; fails where they cannot be read. */
  get ready(): Promise<void> {
    return this.#ready.promise;
  }

  /** Once lines of stock are in its memory too. */
  get ahead(): Promise<void> {
    return this.#ahead.promise;
  }

  /** How many answers are waited for; one that is not ready yet is asked last. */
  get load(): number {
    return this.#isReady ? this.#waiting.size : Number.POSITIVE_INFINITY;
  }

  async ask(what: keyof Finding, asked: unknown): Promise<unknown> {
    if (this.#worker === null) throw new Error('no thread that finds parts could begin');
    this.#nr += 1;
    const waiting: Waiting = Promise.withResolvers();
    this.#waiting.set(this.#nr, waiting);
    this.#ask({ nr: this.#nr, what, asked });
    return waiting.promise;
  }

  /** Stops it wherever it is, so that another begins. */
  async stop(): Promise<void> {
    await this.#worker?.terminate();
  }

  /** Ends it; what is asked meanwhile fails. */
  async end(): Promise<void> {
    this.#isEnding = true;
    if (this.#worker === null) return;
    const ended = once(this.#worker, 'exit');
    this.#tell('end');
    await ended;
  }

  #tell(told: ThreadTold): void {
    this.#worker?.postMessage(told);
  }

  #start(): Worker {
    const file = new URL('./finding-thread.ts', import.meta.url);
    const worker = new Worker(file, { workerData: this.#setting });
    let fault = new Error('a thread that finds parts ended');
    worker.on('message', (all: readonly ThreadSaid[]) => {
      for (const said of all) this.#hear(said);
    });
    worker.on('error', (error) => {
      fault = error instanceof Error ? error : new Error(String(error));
    });
    worker.on('exit', () => this.#ended(fault));
    return worker;
  }

  #hear(said: ThreadSaid): void {
    switch (said.say) {
      case 'reading':
        this.#hearParts(said.parts);
        break;
      case 'ready':
        this.#isReady = true;
        this.#wasReady = true;
        this.#ready.resolve();
        break;
      case 'ahead':
        this.#ahead.resolve();
        break;
      case 'answer':
        this.#waiting.get(said.nr)?.resolve(said.answer);
        this.#waiting.delete(said.nr);
        break;
      case 'failed':
        this.#waiting.get(said.nr)?.reject(said.error);
        this.#waiting.delete(said.nr);
        break;
    }
  }

  #ended(fault: Error): void {
    for (const { reject } of this.#waiting.values()) reject(fault);
    this.#waiting.clear();
    const wasUp = this.#isReady;
    this.#isReady = false;
    this.#worker = null;
    if (this.#isEnding) return;
    if (!this.#wasReady) this.#ready.reject(fault);
    else if (wasUp) this.#again();
    // The database may be away: one after the other would only end at once.
    else setTimeout(() => this.#again(), AGAIN_MS).unref();
  }

  #again(): void {
    if (!this.#isEnding) this.#worker = this.#start();
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

  /** Starts them; answers once all are ready. `hear` is told how many parts the first has read. */
  async start(now: Date, hear?: (parts: number) => void): Promise<void> {
    const setting = { url: this.#url, now };
    this.#threads = Array.from(
      { length: this.#count },
      (_, n) => new FindingThread(setting, n === 0 ? hear : undefined),
    );
    await Promise.all(this.#threads.map(({ ready }) => ready));
  }

  /** Once lines of stock are in the memory of all. */
  async ahead(): Promise<void> {
    await Promise.all(this.#threads.map(({ ahead }) => ahead));
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
    return chosen.ask(what, { ...asked, commits: commitCount() }) as ReturnType<Finding[What]>;
  }
}
