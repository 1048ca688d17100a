import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { median } from '../report.ts';
import type { LoadSetting, Statement } from './load.ts';
import type { Answer, Order } from './order.ts';
import type { SearchSetting } from './search-load.ts';

/** The measurements of a load in one round. */
export interface Figures {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  /** How long each run took, from the quickest on; where the load tells. */
  readonly took?: Float32Array;
}

const THREADS = 2;

/** The value that a share of the sorted values lies under. */
export const share = (sorted: Float32Array, of: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * of))] ?? 0;

/** Threads that load something by name. */
export class Clients {
  readonly #workers: readonly Worker[];

  private constructor(workers: readonly Worker[]) {
    this.#workers = workers;
  }

  /** Clients of a database that run statements, spread over two threads. */
  static ofStatements(url: string, connections: number, statements: readonly Statement[]): Clients {
    const file = new URL('./load.ts', import.meta.url);
    const workers = Array.from({ length: THREADS }, (_, n) => {
      const setting: LoadSetting = {
        url,
        connections: connections / THREADS,
        statements,
        from: n * 7919,
      };
      return new Worker(file, { workerData: setting });
    });
    return new Clients(workers);
  }

  /** Searchers in as many threads: the market too finds in one thread per processor. */
  static ofSearches(url: string, connections: number, asked: SearchSetting['asked']): Clients {
    const file = new URL('./search-load.ts', import.meta.url);
    const workers = Array.from({ length: THREADS }, (_, n) => {
      const setting: SearchSetting = {
        url,
        connections: connections / THREADS,
        asked,
        from: n * 7919,
      };
      return new Worker(file, { workerData: setting });
    });
    return new Clients(workers);
  }

  /** Runs what bears a name on all connections for so long, each of them every so many milliseconds. */
  async run(name: string, ms: number, everyMs = 0): Promise<Figures> {
    const order: Order = { name, ms, everyMs };
    const answers = this.#workers.map((worker) => once(worker, 'message'));
    for (const worker of this.#workers) worker.postMessage(order);
    const all = (await Promise.all(answers)).map(([answer]) => answer as Answer);
    const took = Float32Array.from(all.flatMap((answer) => [...answer.took])).sort();
    const perSecond = all.reduce((sum, answer) => sum + answer.took.length / answer.ms, 0) * 1000;
    return { perSecond, p50: share(took, 0.5), p99: share(took, 0.99), took };
  }

  async close(): Promise<void> {
    await Promise.all(this.#workers.map((worker) => worker.terminate()));
  }
}

/** A load of a paired round: where and what it runs. */
export interface Load {
  readonly key: string;
  run(ms: number): Promise<Figures>;
}

/** Runs all loads in each round, forwards and backwards in turn, and keeps their figures. */
export async function pairedRounds(
  loads: readonly Load[],
  {
    rounds,
    warmUp,
    ms,
    say,
  }: {
    rounds: number;
    warmUp: number;
    ms: number;
    say: (line: string) => void;
  },
): Promise<Map<string, Figures[]>> {
  const kept = new Map<string, Figures[]>(loads.map(({ key }) => [key, []]));
  for (let round = 1 - warmUp; round <= rounds; round += 1) {
    for (const load of round % 2 === 0 ? loads : [...loads].reverse()) {
      const figures = await load.run(ms);
      if (round > 0) kept.get(load.key)?.push(figures);
    }
    if (round > 0) say(`round ${round} of ${rounds}`);
  }
  return kept;
}

/** The median over the rounds of what two loads of the same round are to each other. */
export const ratioOf = (
  of: readonly Figures[],
  to: readonly Figures[],
  by: (figures: Figures) => number,
): number => median(of.map((figures, round) => by(figures) / by(to[round] ?? figures)));
