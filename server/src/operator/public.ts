import type { AuditedAct } from '#contract/operator/acts.ts';
import type { AuditedKind } from '#contract/operator/constants.ts';
import type { EventContext } from '#server/kit/apply-event.ts';
import type { Db, Tx } from '#server/kit/database/database.ts';
import type { Implementation } from '#server/kit/implement.ts';
import type { CronEntry, JobTable } from '#server/kit/jobs/jobs.ts';
import type { Caller, RequestContext } from '#server/kit/request-context.ts';
import { type AuditBody, toAuditBody } from './core/audit-body.ts';
import { type AuditValue, canonicalJson } from './core/canonical.ts';
import type { OperatorDeps } from './deps.ts';
import { operatorCalls } from './handlers.ts';
import { operatorCron, operatorJobs } from './jobs.ts';
import { walkAudit } from './queries/list-audit-entries.ts';
import { append, findRoots, hashAt } from './store/audit.ts';

export { type AuditValue, canonicalJson } from './core/canonical.ts';
export type { Colleague, OperatorDeps } from './deps.ts';
export { findClaimed } from './queries/find-claimed.ts';
export type { Desk, QueueSource, Work } from './sources.ts';
export { readersIn } from './store/readers.ts';

/** One act of staff on one record. */
export interface AuditEntry {
  /** The act, as a path of the record's room: `order.receive`, `settlement.pass`. */
  readonly what: AuditedAct;
  /** The record: its kind, its id and the number that people see (empty where it has none). */
  readonly on: { readonly kind: AuditedKind; readonly id: string; readonly no: string };
  /** The fields that matter, before and after the act; never a secret. */
  readonly before: AuditValue;
  readonly after: AuditValue;
}

/** The fields of a call that `audit` needs; every `RequestContext` has them. */
export type AuditContext = Pick<
  RequestContext,
  'caller' | 'now' | 'address' | 'agent' | 'requestId'
>;

/**
 * Writes what staff did to the append-only, hash-chained log (domain section 1), in the act's own
 * transaction: the row joins the chain when the transaction commits, or is gone with it.
 */
export async function audit(tx: Tx, ctx: AuditContext, entry: AuditEntry): Promise<void> {
  const body = toAuditBody({
    now: ctx.now,
    actor: actorOf(ctx.caller),
    what: entry.what,
    on: { kind: entry.on.kind, id: entry.on.id, no: entry.on.no },
    before: entry.before ?? null,
    after: entry.after ?? null,
    from: { address: ctx.address, agent: ctx.agent.slice(0, 300), request: ctx.requestId },
  });
  await append(tx, canonicalJson(body));
}

/** Writes an event that staff took on a record to the log; those of others stand in its history. */
export async function auditStaffEvent(ctx: EventContext, entry: AuditEntry): Promise<void> {
  if (ctx.caller?.kind !== 'staff' || ctx.requestId === undefined) return;
  const { tx, caller, now, address = '', agent = '', requestId } = ctx;
  await audit(tx, { caller, now, address, agent, requestId }, entry);
}

function actorOf(caller: Caller): AuditBody['who'] {
  if (caller.kind === 'anonymous') return { kind: 'system', id: '', name: 'system' };
  if (caller.kind !== 'staff') return { kind: 'member', id: caller.accountId, name: '' };
  return { kind: 'staff', id: caller.accountId, name: caller.name, session: caller.sessionId };
}

/** Puts the slice together: the desks' queues, the search and the audit log. */
export const operatorSlice = (
  deps: OperatorDeps,
): {
  readonly calls: readonly Implementation[];
  readonly jobs: JobTable;
  readonly cron: readonly CronEntry[];
} => ({
  calls: operatorCalls(deps),
  jobs: operatorJobs,
  cron: operatorCron,
});

/** Walks the audit log of a market; returns its rows and the first that does not follow, or null. */
export const verifyAudit = (db: Db): Promise<{ rows: number; brokenAt: number | null }> =>
  walkAudit(db);

/** Returns where the audit log stood at the end of days, by day: its rows and the hash of the last. */
export const auditRootsOf = async (
  db: Db,
  days: readonly string[],
): Promise<ReadonlyMap<string, { readonly rows: number; readonly hash: string }>> =>
  new Map(
    [...(await findRoots(db, days))].map(([day, { seq, hash }]) => [day, { rows: seq, hash }]),
  );

/** Returns the hash of a row of the audit log; null where there is no such row. */
export const auditHashAt = (db: Db, row: number): Promise<string | null> => hashAt(db, row);
