import type { EventOf, Row } from '#contract/state-machine.ts';
import { applyEvent, type Process } from './apply-event.ts';
import { type Db, type Tx, transaction } from './database/database.ts';
import type { LiveRecord } from './state-machine.ts';

/** The result of a sweep: how many records it moved, and which failed. */
export interface Swept {
  readonly done: number;
  readonly failed: readonly { readonly id: string; readonly error: unknown }[];
}

/** Records to be worked through, each in a transaction of its own. */
export interface Work<Found extends { readonly id: string }> {
  /** Locks the next record that is not among those seen. */
  readonly next: (tx: Tx, excluded: readonly string[]) => Promise<Found | null>;
  /** Returns whether it did something; a record on which it did not is not asked for again. */
  readonly work: (tx: Tx, found: Found) => Promise<boolean>;
}

/** Works through records one by one: one that fails leaves the others alone. */
export async function workThrough<Found extends { readonly id: string }>(
  db: Db,
  { next, work }: Work<Found>,
  signal?: AbortSignal,
): Promise<Swept> {
  const excluded: string[] = [];
  const failed: { id: string; error: unknown }[] = [];
  let done = 0;
  while (!signal?.aborted) {
    let id: string | null = null;
    try {
      const did = await transaction(db, async (tx) => {
        const found = await next(tx, excluded);
        id = found?.id ?? null;
        return found === null ? null : work(tx, found);
      });
      if (did === null) break;
      if (did) done += 1;
      else if (id !== null) excluded.push(id);
    } catch (error) {
      if (id === null) throw error;
      excluded.push(id);
      failed.push({ id, error });
    }
  }
  return { done, failed };
}

/**
 * Takes every event of the clock whose moment has come, one transaction each. Safe to run at any
 * time and twice at once.
 */
export async function sweepDeadlines<
  Rec extends LiveRecord,
  R extends Row<string, string>,
  Payloads extends Readonly<Record<EventOf<R>, unknown>>,
  Caller,
  Facts extends object,
>(
  process: Process<Rec, R, Payloads, Caller, Facts>,
  db: Db,
  now: Date,
  signal?: AbortSignal,
): Promise<Swept> {
  const { store, clock, machine } = process;
  if (store.lockDue === undefined || clock === undefined) {
    throw new Error('a machine without a clock cannot be swept');
  }
  const { lockDue } = store;
  return workThrough(
    db,
    {
      next: (tx, excluded) => lockDue(tx, { now, processed: excluded }),
      work: async (tx, { id }) => {
        const record = await store.lock(tx, id);
        const event = record === null ? null : machine.dueEvent(record, now);
        if (event === null) {
          if (record !== null) await store.saveDeadline?.(tx, record, now);
          return false;
        }
        if (record !== null && (await store.mayEnforce?.(tx, record, now)) === false) return false;
        const payload = process.clockPayload ?? ({} as Payloads[EventOf<R>]);
        await applyEvent({ tx, now }, process, { id, version: null, event, actor: clock, payload });
        return true;
      },
    },
    signal,
  );
}
