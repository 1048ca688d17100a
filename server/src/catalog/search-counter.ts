import { dayOf } from '#server/kit/numbers.ts';

/** How often a value was searched and found on a day. */
export interface SearchCount {
  readonly day: string;
  readonly value: string;
  readonly hits: number;
}

const VALUES_MAX = 10_000;

/**
 * Counts searches in memory, so that a search writes nothing. Past ten thousand different values
 * between two writings new ones are not counted.
 */
export class SearchCounter {
  #counts = new Map<string, SearchCount>();

  count(value: string, now: Date): void {
    const day = dayOf(now);
    const key = `${day} ${value}`;
    const existing = this.#counts.get(key);
    if (existing === undefined && this.#counts.size >= VALUES_MAX) return;
    this.#counts.set(key, { day, value, hits: (existing?.hits ?? 0) + 1 });
  }

  /** Everything counted since the last taking. */
  drain(): SearchCount[] {
    const counts = [...this.#counts.values()];
    this.#counts = new Map();
    return counts;
  }
}
