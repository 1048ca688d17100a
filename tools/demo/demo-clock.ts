import { mainlandCalendar } from '#server/kit/working-days.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const SHANGHAI_MS = 8 * HOUR_MS;
const OPENING_HOUR = 9;

/** Working days that the demo's story takes. */
export const STORY_DAYS = 19;
/** Months before the story in which the town already trades. */
const PAST_MONTHS = 3;
/** A month counts where so many of its working days lie before the story. */
const PAST_DAYS = 11;

const dayOf = (at: number) => new Date(at + SHANGHAI_MS).toISOString().slice(0, 10);
const opening = (day: string) =>
  Date.parse(`${day}T00:00:00Z`) - SHANGHAI_MS + OPENING_HOUR * HOUR_MS;

/** The working days of the months before a day, the earliest month first. */
function monthsBefore(day: string): readonly (readonly string[])[] {
  const [year = 0, month = 1] = day.split('-').map(Number);
  const months = Array.from({ length: PAST_MONTHS + 1 }, (_, at) => {
    const first = Date.UTC(year, month - 1 - PAST_MONTHS + at, 1);
    const last = Math.min(Date.UTC(year, month - PAST_MONTHS + at, 1), Date.parse(day));
    const days: string[] = [];
    for (let at = first; at < last; at += DAY_MS)
      days.push(new Date(at).toISOString().slice(0, 10));
    return days.filter((one) => mainlandCalendar.isWorking(one));
  });
  return months.filter(({ length }) => length >= PAST_DAYS);
}

/** A clock that walks through the working days before `end`, a few minutes with every reading. */
export class DemoClock {
  #now: number;
  #holders = 0;
  readonly #end: number;
  readonly #days: readonly string[];
  /** The working days of each month before the story, the earliest month first. */
  readonly pastMonths: readonly (readonly string[])[];

  constructor(end: Date) {
    this.#end = end.getTime();
    const days: string[] = [];
    for (let at = this.#end - DAY_MS; days.length < STORY_DAYS; at -= DAY_MS) {
      if (mainlandCalendar.isWorking(dayOf(at))) days.unshift(dayOf(at));
    }
    this.#days = days;
    this.pastMonths = monthsBefore(days[0] ?? dayOf(this.#end));
    this.#now = opening(this.pastMonths[0]?.[0] ?? days[0] ?? dayOf(this.#end));
  }

  now(): Date {
    // A minute between two acts; the last days may fill up, but time never passes the real one.
    if (this.#holders === 0) this.#now = Math.min(this.#now + 20_000, this.#end);
    return new Date(this.#now);
  }

  /** Lets some minutes pass. */
  pass(minutes: number): void {
    this.#now = Math.min(this.#now + minutes * 60_000, this.#end);
  }

  /** Lets no time pass while something is done. */
  async standing<T>(work: () => Promise<T>): Promise<T> {
    this.#holders += 1;
    try {
      return await work();
    } finally {
      this.#holders -= 1;
    }
  }

  /** Opens the n-th working day of the story, counted from 0; a day of the past is left alone. */
  openDay(index: number): void {
    this.open(this.#days[index]);
  }

  /** Opens a working day, `2026-08-12`; none, or one of the past, is left alone. */
  open(day: string | undefined): void {
    if (day !== undefined) this.#now = Math.max(this.#now, opening(day));
  }
}
