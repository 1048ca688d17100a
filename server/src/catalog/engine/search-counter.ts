import { dayOf } from '#server/kit/days.ts';

/** How many searched a value and found it on a day. */
export interface SearchCount {
  readonly day: string;
  readonly value: string;
  readonly hits: number;
}

const VALUES_MAX = 10_000;
/** So many searchers of values are distinguished on a day; past them one may count twice. */
const SEARCHERS_MAX = 200_000;

/**
 * Counts the searchers of a value on a day in memory, so that a search writes nothing: whoever
 * searches the same again counts once. Past ten thousand different values
 * between two writings new ones are not counted.
 */
export class SearchCounter {
  #counts = new Map<string, SearchCount>();
  /** Values and their searchers of the current day. */
  readonly #searchers = new Set<string>();
  #day = '';

  count(value: string, { searcher, now }: { readonly searcher: string; readonly now: Date }): void {
    const day = dayOf(now);
    const key = `${day} ${value}`;
    if (day !== this.#day || this.#searchers.size >= SEARCHERS_MAX) {
      this.#day = day;
      this.#searchers.clear();
    }
    const search = `${value} ${searcher}`;
    if (this.#searchers.has(search)) return;
    this.#searchers.add(search);
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
