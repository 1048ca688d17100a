import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { commitCount } from '#server/kit/database/database.ts';
import type { SearchEngine } from './search-engine.ts';
import {
  batchPerTurn,
  type WorkerCommand,
  type WorkerEvent,
  type WorkerSettings,
  type WorkerTask,
} from './worker-messages.ts';

type PendingReply = PromiseWithResolvers<unknown>;

/** One that could not begin again is tried anew after so long. */
const RESTART_DELAY_MS = 1000;

/** One thread that finds. Where it ends by itself, what waits for it fails and another begins. */
export class SearchWorker {
  readonly #settings: WorkerSettings;
  readonly #pending = new Map<number, PendingReply>();
  /** Null while none could begin. */
  #worker: Worker | null;
  readonly #ready = Promise.withResolvers<void>();
  readonly #preloaded = Promise.withResolvers<void>();
  readonly #onProgress: (parts: number) => void;
  #isReady = false;
  #wasEverReady = false;
  #isEnding = false;
  #lastId = 0;
  readonly #post = batchPerTurn<WorkerTask>((all) => this.#send(all));

  /** `onProgress` gets how many parts are in its memory while it reads them. */
  constructor(settings: WorkerSettings, onProgress: (parts: number) => void = () => undefined) {
    this.#settings = settings;
    this.#onProgress = onProgress;
    this.#worker = this.#start();
  }

  /** Once all parts are in its memory; fails where they cannot be read. */
  get ready(): Promise<void> {
    return this.#ready.promise;
  }

  /** Once lines of stock are in its memory too. */
  get preloaded(): Promise<void> {
    return this.#preloaded.promise;
  }

  /** How many answers are waited for; one that is not ready yet is asked last. */
  get load(): number {
    return this.#isReady ? this.#pending.size : Number.POSITIVE_INFINITY;
  }

  async run(method: keyof SearchEngine, request: unknown): Promise<unknown> {
    if (this.#worker === null) throw new Error('no thread that finds parts could begin');
    this.#lastId += 1;
    const pending: PendingReply = Promise.withResolvers();
    this.#pending.set(this.#lastId, pending);
    this.#post({ id: this.#lastId, method, request });
    return pending.promise;
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
    this.#send('end');
    await ended;
  }

  #send(command: WorkerCommand): void {
    this.#worker?.postMessage(command);
  }

  #start(): Worker {
    const file = new URL('./worker-main.ts', import.meta.url);
    const worker = new Worker(file, { workerData: this.#settings });
    let failure = new Error('a thread that finds parts ended');
    worker.on('message', (all: readonly WorkerEvent[]) => {
      for (const message of all) this.#onMessage(message);
    });
    worker.on('error', (error) => {
      failure = error instanceof Error ? error : new Error(String(error));
    });
    worker.on('exit', () => this.#onExit(failure));
    return worker;
  }

  #onMessage(message: WorkerEvent): void {
    switch (message.type) {
      case 'reading':
        this.#onProgress(message.parts);
        break;
      case 'ready':
        this.#isReady = true;
        this.#wasEverReady = true;
        this.#ready.resolve();
        break;
      case 'ahead':
        this.#preloaded.resolve();
        break;
      case 'answer':
        this.#pending.get(message.id)?.resolve(message.result);
        this.#pending.delete(message.id);
        break;
      case 'failed':
        this.#pending.get(message.id)?.reject(message.error);
        this.#pending.delete(message.id);
        break;
    }
  }

  #onExit(error: Error): void {
    for (const { reject } of this.#pending.values()) reject(error);
    this.#pending.clear();
    const wasReady = this.#isReady;
    this.#isReady = false;
    this.#worker = null;
    if (this.#isEnding) return;
    if (!this.#wasEverReady) this.#ready.reject(error);
    else if (wasReady) this.#restart();
    // The database may be away: one after the other would only end at once.
    else setTimeout(() => this.#restart(), RESTART_DELAY_MS).unref();
  }

  #restart(): void {
    if (!this.#isEnding) this.#worker = this.#start();
  }
}

/** Threads that find, each with an index of its own, and who of them is asked. */
export class SearchWorkerPool implements SearchEngine {
  readonly #url: string;
  readonly #count: number;
  #workers: readonly SearchWorker[] = [];
  #turn = 0;

  constructor(url: string, count: number) {
    this.#url = url;
    this.#count = count;
  }

  /** Starts them; resolves once all are ready. `onProgress` gets how many parts the first has read. */
  async start(now: Date, onProgress?: (parts: number) => void): Promise<void> {
    const settings = { url: this.#url, now };
    this.#workers = Array.from(
      { length: this.#count },
      (_, n) => new SearchWorker(settings, n === 0 ? onProgress : undefined),
    );
    await Promise.all(this.#workers.map(({ ready }) => ready));
  }

  /** Once lines of stock are in the memory of all. */
  async preloaded(): Promise<void> {
    await Promise.all(this.#workers.map(({ preloaded }) => preloaded));
  }

  search: SearchEngine['search'] = (request) => this.#post('search', request);
  offers: SearchEngine['offers'] = (request) => this.#post('offers', request);
  brands: SearchEngine['brands'] = (request) => this.#post('brands', request);
  suggest: SearchEngine['suggest'] = (request) => this.#post('suggest', request);

  /** Ends all of them. */
  async close(): Promise<void> {
    await Promise.all(this.#workers.map((worker) => worker.end()));
  }

  /** Asks the thread that has least to do; of equals the next in turn. */
  #post<Method extends keyof SearchEngine>(
    method: Method,
    request: Parameters<SearchEngine[Method]>[0],
  ): ReturnType<SearchEngine[Method]> {
    this.#turn += 1;
    const [first, ...others] = this.#workers.map(
      (_, n, all) => all[(this.#turn + n) % all.length] as SearchWorker,
    );
    if (first === undefined) throw new Error('threads that find parts were not started');
    const idlest = others.reduce((best, one) => (one.load < best.load ? one : best), first);
    return idlest.run(method, { ...request, commits: commitCount() }) as ReturnType<
      SearchEngine[Method]
    >;
  }
}
