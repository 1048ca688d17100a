import type { At, Who } from '#server/kit/at.ts';
import type { Bound } from '#server/kit/bind.ts';
import type { Tx } from '#server/kit/database.ts';
import { append } from './audit-store.ts';
import { type OperatorDeps, operatorCalls } from './calls.ts';
import { canonicalJson, type Kept } from './core/canonical.ts';

export type { OperatorDeps } from './calls.ts';
export { canonicalJson, type Kept } from './core/canonical.ts';
export type { Desk, FindSource, Found, QueueSource, Work } from './sources.ts';

/** What one act of staff did to one record. */
export interface AuditEntry {
  /** The act, as a path of the record's room: `order.receive`, `settlement.pass`. */
  readonly what: string;
  /** The record: its kind, its id and the number that people see (empty where it has none). */
  readonly on: { readonly kind: string; readonly id: string; readonly no: string };
  /** What the record said before and says now: the fields that matter, never a secret. */
  readonly before: Kept;
  readonly after: Kept;
}

/** What `audit` must know of the call; every `At` has it. */
export type AuditAt = Pick<At, 'who' | 'now' | 'address' | 'agent' | 'requestId'>;

/**
 * Writes what staff did to the append-only, hash-chained log (domain section 1), in the act's own
 * transaction: the row joins the chain when the transaction commits, or is gone with it.
 */
export async function audit(tx: Tx, at: AuditAt, entry: AuditEntry): Promise<void> {
  const body = canonicalJson({
    at: at.now,
    who: whoKept(at.who),
    what: entry.what,
    on: { kind: entry.on.kind, id: entry.on.id, no: entry.on.no },
    before: entry.before ?? null,
    after: entry.after ?? null,
    from: { address: at.address, agent: at.agent.slice(0, 300), request: at.requestId },
  });
  await append(tx, body);
}

function whoKept(who: Who): Kept {
  if (who.kind === 'anonymous') return { kind: 'system', id: '', name: 'system' };
  if (who.kind === 'member' || who.kind === 'stockKey')
    return { kind: 'member', id: who.accountId, name: '' };
  return { kind: 'staff', id: who.accountId, name: who.name, session: who.sessionId };
}

/** Puts the slice together: the desks' queues, the search and the audit log. */
export const operatorSlice = (deps: OperatorDeps): { readonly calls: readonly Bound[] } => ({
  calls: operatorCalls(deps),
});
