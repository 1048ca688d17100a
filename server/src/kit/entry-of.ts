import type { Person } from './apply-event.ts';

interface AppliedEvent<E extends string> {
  readonly record: { readonly version: number };
  readonly step: { readonly now: Date; readonly event: E; readonly person: Person };
}

/** Returns the part of a history's entry that every applied event has: when it was, and whose. */
export const entryOf = <E extends string>({ record, step }: AppliedEvent<E>) => ({
  version: record.version,
  entryAt: step.now,
  event: step.event,
  person: step.person.accountId,
  name: step.person.name,
});
