/** The fields that decide the order of work: its deadline, and since when it waits. */
interface Timed {
  readonly dueAt: Date | null;
  readonly since: Date;
}

/** The most urgent first: by deadline, work without one last, the longest waiting before others. */
export function byUrgency(one: Timed, other: Timed): number {
  const due = (work: Timed) => work.dueAt?.getTime() ?? Number.MAX_SAFE_INTEGER;
  return due(one) - due(other) || one.since.getTime() - other.since.getTime();
}

/** How many pieces of work there are, how many are late, and the next deadline to come. */
export function tally(works: readonly Timed[], now: Date) {
  const dues = works.flatMap((work) => (work.dueAt === null ? [] : [work.dueAt.getTime()]));
  const toCome = dues.filter((due) => due >= now.getTime());
  return {
    count: works.length,
    late: dues.length - toCome.length,
    nextDueAt: toCome.length === 0 ? null : new Date(Math.min(...toCome)),
  };
}
