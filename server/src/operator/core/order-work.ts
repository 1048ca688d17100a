/** The fields that decide the order of work: its deadline, and since when it waits. */
interface Timed {
  readonly dueAt: Date | null;
  readonly since: Date;
}

/** Compares by urgency: by deadline, work without one last, then by waiting time. */
export function byUrgency(one: Timed, other: Timed): number {
  const due = (work: Timed) => work.dueAt?.getTime() ?? Number.MAX_SAFE_INTEGER;
  return due(one) - due(other) || one.since.getTime() - other.since.getTime();
}

/** Counts the work and the late work, and finds the next deadline. */
export function tally(works: readonly Timed[], now: Date) {
  const dues = works.flatMap((work) => (work.dueAt === null ? [] : [work.dueAt.getTime()]));
  const toCome = dues.filter((due) => due >= now.getTime());
  return {
    count: works.length,
    late: dues.length - toCome.length,
    nextDueAt: toCome.length === 0 ? null : new Date(Math.min(...toCome)),
  };
}
