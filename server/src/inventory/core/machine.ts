import { importEvents } from '#contract/inventory/imports.ts';
import { type ImportRow, type ImportState, importTable } from '#contract/inventory/table.ts';
import { limits } from '#contract/limits.ts';
import { defineMachine } from '#server/kit/state-machine.ts';

const HOUR_MS = 3_600_000;

/** The facts of an import that decide which events it may take. */
export interface ImportLife {
  readonly account: string;
  readonly state: ImportState;
  readonly version: number;
  readonly since: Date;
  /** The change of the stock that it made; null while it made none. */
  readonly change: string | null;
  /** Its lines changed after it, so that they can no longer be put back. */
  readonly changedSince: boolean;
}

/** Returns until when an import may be undone; null where it may not. */
export function undoDeadlineOf(
  { state, change, since, changedSince }: Omit<ImportLife, 'account' | 'version'>,
  now: Date,
): Date | null {
  if (state !== 'done' || change === null || changedSince) return null;
  const until = new Date(since.getTime() + limits.stockUndoHours * HOUR_MS);
  return until >= now ? until : null;
}

/** The machine of imports. */
export const importMachine = defineMachine((_: ImportLife): readonly ImportRow[] => importTable, {
  guards: { undoable: (record, { now }) => undoDeadlineOf(record, now) !== null },
  moments: {},
});

/** Returns the events that the seller may take now, in the order in which pages offer them. */
export function sellerEvents(record: ImportLife, now: Date) {
  const allowed = importMachine
    .allowedEvents(record, { actor: 'seller', now, accountId: record.account })
    .filter((one) => one.allowed)
    .map((one) => one.event);
  return importEvents.filter((move) => allowed.includes(move));
}
