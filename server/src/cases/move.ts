import type { CaseFile } from '#contract/cases/calls.ts';
import type { CaseActor, CaseEvent } from '#contract/cases/table.ts';
import { keepFiles } from '#server/files/public.ts';
import type { Tx } from '#server/kit/database.ts';
import { Failure } from '#server/kit/failure.ts';
import { newId } from '#server/kit/ids.ts';
import { decide, dueOf } from './core/decide.ts';
import type { CasesDeps } from './deps.ts';
import { standingOf } from './present.ts';
import { type Case, insertEntry, saveCase } from './store.ts';
import { tellAuthor } from './tell.ts';

/** Keeps files that came with tickets; whoever has the ticket is their owner. */
export async function keepTicketed(tx: Tx, files: readonly CaseFile[]) {
  const kept: { url: string; name: string }[] = [];
  for (const { url, ticket } of files) {
    const [file] = await keepFiles(tx, [url], ticket);
    if (file) kept.push({ url: file.url, name: file.name });
  }
  return kept;
}

interface Move {
  readonly event: CaseEvent;
  readonly as: CaseActor;
  /** Who does it; the clock has neither id nor name. */
  readonly by: { readonly id: string | null; readonly name: string };
  readonly text: string;
  readonly files: readonly CaseFile[];
  readonly now: Date;
}

/**
 * Takes one row of the table on a locked case: its state and deadline, the entry, and the author
 * is told. Fails with `case.wrongState` or `case.reopenOver` where there is no such row.
 */
export async function moveCase(tx: Tx, deps: CasesDeps, before: Case, move: Move): Promise<Case> {
  const { event, as, by, text, now } = move;
  const row = decide(standingOf(before), { event, as }, now);
  if (row === 'recentlyClosed') throw new Failure('case.reopenOver');
  if (row === 'state') throw new Failure('case.wrongState', { state: before.state });
  // An event that stays in its state does not move the deadline.
  const stays = row.from === row.to;
  const due_at = stays ? before.due_at : dueOf(before.kind, row.to, now);
  const after = await saveCase(tx, {
    ...before,
    state: row.to,
    handler_id: handlerAfter(before, move),
    since: stays ? before.since : now,
    due_at,
    closed_at: row.to === 'closed' ? now : null,
    updated_at: now,
  });
  await insertEntry(tx, {
    id: newId(),
    case_id: before.id,
    version: after.version,
    at: now,
    event,
    by: as,
    by_id: by.id,
    name: by.name,
    text,
    files: await keepTicketed(tx, move.files),
  });
  if ('notify' in row) await tellAuthor(tx, deps, { made: after, told: row.event, text, now });
  return after;
}

/** Whoever of support acts on a case handles it; one opened again goes to whom it had. */
const handlerAfter = (before: Case, { as, by }: Move): string | null =>
  as === 'support' ? by.id : before.handler_id;
