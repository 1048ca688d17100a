import { dayOf } from '#server/kit/numbers.ts';

/** How often a value was searched and found on a day. */
export interface Searched {
  readonly day: string;
  readonly value: string;
  readonly hits: number;
}

const DIFFERENT_MAX = 10_000;

/**
 * Counts searches in memory, so that a search writes nothing. Past ten thousand different values
 * between two writings new ones are not counted.
 */
export class SearchTally {
  #counts = new Map<string, Searched>();

  note(value: string, now: Date): void {
    const day = dayOf(now);
    const key = `${day} ${value}`;
    const known = this.#counts.get(key);
    if (known === undefined && this.#counts.size >= DIFFERENT_MAX) return;
    this.#counts.set(key, { day, value, hits: (known?.hits ?? 0) + 1 });
  }

  /** Everything counted since the last taking. */
  take(): Searched[] {
    const taken = [...this.#counts.values()];
    this.#counts = new Map();
    return taken;
  }
}
