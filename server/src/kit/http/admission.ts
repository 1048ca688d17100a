import { DatabaseUnavailable, isTimeout } from '../database/outage.ts';
import { busy } from '../failure.ts';

const RUNNING_MAX = 12;
const WAIT_MS = 3000;
const READ_MS = 10_000;
/** So many in a row that waited in vain show that more would wait in vain as well. */
const TIMEOUTS_MAX = 3;

interface Lane {
  running: number;
  /** Timeouts since the last call that was not one. */
  timeouts: number;
  readonly waiting: { admit(): void; refuse(): void }[];
}

export interface AdmissionLimits {
  /** Calls of one name at a time; fewer than the connections that all calls share. */
  readonly runningMax?: number;
  readonly waitMs?: number;
  /** For all that a read does, in the database and in other threads. */
  readonly readMs?: number;
}

/**
 * Keeps the calls of one name from taking all connections of the pool: only so many run at a time,
 * the others wait in turn, and not for long. Once calls of a name end by waiting in vain (a locked
 * table), one at a time is tried until one succeeds; the others are refused at once.
 */
export class Admission {
  readonly #lanes = new Map<string, Lane>();
  readonly #runningMax: number;
  readonly #waitMs: number;
  readonly #readMs: number;

  constructor({
    runningMax = RUNNING_MAX,
    waitMs = WAIT_MS,
    readMs = READ_MS,
  }: AdmissionLimits = {}) {
    this.#readMs = readMs;
    this.#runningMax = runningMax;
    this.#waitMs = waitMs;
  }

  /** Runs work in its turn; rejects with `service.busy` where the turn does not come in time. */
  async run<T>(name: string, work: () => Promise<T>): Promise<T> {
    const lane = this.#laneOf(name);
    if (lane.running >= this.#maxOf(lane)) await this.#turn(lane);
    else lane.running += 1;
    try {
      const result = await work();
      lane.timeouts = 0;
      return result;
    } catch (error) {
      lane.timeouts = isTimeout(error) ? lane.timeouts + 1 : 0;
      throw error;
    } finally {
      this.#leave(lane);
    }
  }

  /** As `run`, of work that changes nothing: its caller is refused once it takes too long. */
  read<T>(name: string, work: () => Promise<T>): Promise<T> {
    return this.run(name, async () => {
      const late = Promise.withResolvers<never>();
      const timer = setTimeout(() => {
        late.reject(new DatabaseUnavailable('a read took too long'));
      }, this.#readMs);
      try {
        return await Promise.race([work(), late.promise]);
      } finally {
        clearTimeout(timer);
      }
    });
  }

  #laneOf(name: string): Lane {
    const lane = this.#lanes.get(name) ?? { running: 0, timeouts: 0, waiting: [] };
    this.#lanes.set(name, lane);
    return lane;
  }

  #maxOf = ({ timeouts }: Lane): number => (timeouts >= TIMEOUTS_MAX ? 1 : this.#runningMax);

  /** Waits until a call that ends gives its place to this one. */
  #turn(lane: Lane): Promise<void> {
    if (lane.timeouts >= TIMEOUTS_MAX) throw busy();
    return new Promise((admitted, refused) => {
      const turn = {
        admit: () => {
          clearTimeout(timer);
          admitted();
        },
        refuse: () => {
          clearTimeout(timer);
          refused(busy());
        },
      };
      const timer = setTimeout(() => {
        lane.waiting.splice(lane.waiting.indexOf(turn), 1);
        turn.refuse();
      }, this.#waitMs);
      lane.waiting.push(turn);
    });
  }

  #leave(lane: Lane): void {
    lane.running -= 1;
    if (lane.timeouts >= TIMEOUTS_MAX) for (const turn of lane.waiting.splice(0)) turn.refuse();
    while (lane.running < this.#maxOf(lane)) {
      const next = lane.waiting.shift();
      if (next === undefined) return;
      lane.running += 1;
      next.admit();
    }
  }
}

const admissions = new WeakMap<object, Admission>();

/** The admission to the connections of one pool. */
export function admissionOf(pool: object): Admission {
  const known = admissions.get(pool) ?? new Admission();
  admissions.set(pool, known);
  return known;
}
