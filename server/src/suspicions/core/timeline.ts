/** Money of an account that moved: the amount in US cents, the company by its first account. */
export interface Movement {
  readonly id: string;
  readonly no: string;
  readonly owner: string;
  readonly company: string;
  readonly amount: bigint;
  /** USD where none is said. */
  readonly currency?: 'USD' | 'CNY';
  readonly movedAt: Date;
  readonly link: string;
}

/** Returns movements as those of the companies that a function names. */
export const regrouped =
  (companyOf: (one: Movement) => string) =>
  <M extends Movement>(list: readonly M[]): M[] =>
    list.map((one) => ({ ...one, company: companyOf(one) }));

/** Returns how many sorted values are below a limit. */
function countBelow(sorted: readonly number[], limit: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? 0) < limit) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Movements of one company, the oldest first, with their instants and running totals. */
export interface Timeline<M extends Movement = Movement> {
  readonly list: readonly M[];
  readonly times: readonly number[];
  /** The sum of all before each movement, and of all at the end. */
  readonly totals: readonly bigint[];
}

/** Movements of a time span: how many, their sum in US cents, when the first was, and which they are. */
export interface Span<M extends Movement = Movement> {
  readonly count: number;
  readonly sum: bigint;
  /** An instant in milliseconds; undefined where there is none. */
  readonly first: number | undefined;
  readonly list: () => readonly M[];
}

function toTimeline<M extends Movement>(list: readonly M[]): Timeline<M> {
  const timed = list.map((one) => ({ one, time: one.movedAt.getTime() }));
  timed.sort((a, b) => a.time - b.time);
  const totals = [0n];
  for (const { one } of timed) totals.push((totals.at(-1) ?? 0n) + one.amount);
  return { list: timed.map(({ one }) => one), times: timed.map(({ time }) => time), totals };
}

/** Returns the movements from one instant to another, both included. */
export function spanOf<M extends Movement>(
  { list, times, totals }: Timeline<M>,
  from: number,
  to: number,
): Span<M> {
  const start = countBelow(times, from);
  const end = Math.max(start, countBelow(times, to + 1));
  const sum = (totals[end] ?? 0n) - (totals[start] ?? 0n);
  const first = start < end ? times[start] : undefined;
  return { count: end - start, sum, first, list: () => list.slice(start, end) };
}

/** Groups movements by their companies, once for all questions about them. */
export function byCompany<M extends Movement>(
  list: readonly M[],
): ReadonlyMap<string, Timeline<M>> {
  const grouped = Map.groupBy(list, ({ company }) => company);
  return new Map([...grouped].map(([company, own]) => [company, toTimeline(own)]));
}

/** The timeline of a company without movements. */
export const NONE: Timeline<never> = { list: [], times: [], totals: [0n] };
