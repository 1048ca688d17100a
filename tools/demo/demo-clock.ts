import { mainlandCalendar } from '#server/kit/working-days.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const SHANGHAI_MS = 8 * HOUR_MS;
const OPENING_HOUR = 9;

/** Working days that the demo's story takes. */
export const STORY_DAYS = 19;

const dayOf = (at: number) => new Date(at + SHANGHAI_MS).toISOString().slice(0, 10);
const opening = (day: string) =>
  Date.parse(`${day}T00:00:00Z`) - SHANGHAI_MS + OPENING_HOUR * HOUR_MS;

/** A clock that walks through the working days before `end`, a few minutes with every reading. */
export class DemoClock {
  #now: number;
  readonly #end: number;
  readonly #days: readonly string[];

  constructor(end: Date) {
    this.#end = end.getTime();
    const days: string[] = [];
    for (let at = this.#end - DAY_MS; days.length < STORY_DAYS; at -= DAY_MS) {
      if (mainlandCalendar.isWorking(dayOf(at))) days.unshift(dayOf(at));
    }
    this.#days = days;
    this.#now = opening(days[0] ?? dayOf(this.#end));
  }

  now(): Date {
    // A minute between two acts; the last days may fill up, but time never passes the real one.
    this.#now = Math.min(this.#now + 20_000, this.#end);
    return new Date(this.#now);
  }

  /** Opens the n-th working day of the story, counted from 0; a day of the past is left alone. */
  openDay(index: number): void {
    const day = this.#days[index];
    if (day !== undefined) this.#now = Math.max(this.#now, opening(day));
  }
}
