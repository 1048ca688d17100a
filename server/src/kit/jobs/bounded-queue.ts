import { busy } from '../failure.ts';

interface QueueLimits {
  /** Work that runs at a time, and work that waits for its turn. */
  readonly atOnce: number;
  readonly waitingMax: number;
  /** The failure of work that finds the queue full; `service.busy` where it is left out. */
  readonly refusal?: () => Error;
}

/** Runs a limited amount of work at a time, lets some wait, and refuses the rest. */
export class BoundedQueue {
  readonly #atOnce: number;
  readonly #waitingMax: number;
  readonly #waiting: (() => void)[] = [];
  readonly #refusal: () => Error;
  #running = 0;

  constructor({ atOnce, waitingMax, refusal = busy }: QueueLimits) {
    this.#refusal = refusal;
    this.#atOnce = atOnce;
    this.#waitingMax = waitingMax;
  }

  /** Runs work in its turn and returns its result. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running >= this.#atOnce) {
      if (this.#waiting.length >= this.#waitingMax) throw this.#refusal();
      await new Promise<void>((go) => this.#waiting.push(go));
    } else {
      this.#running += 1;
    }
    try {
      return await work();
    } finally {
      // The place goes to who waits longest, else it is free.
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }
}
