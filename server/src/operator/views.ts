import type { Task, WorkClaim } from '#contract/operator/schemas.ts';
import { workingDaysLeft } from '#server/kit/working-days.ts';
import type { AuditBody } from './core/audit-body.ts';
import type { Queued } from './queries/list-work.ts';
import type { AuditStored } from './store/audit.ts';

/** Facts of a piece of work besides those of its slice. */
interface Noted {
  readonly now: Date;
  readonly claim: WorkClaim | null;
  readonly notes: number;
}

/** Returns one piece of work as the operator's board shows it. */
export const task = ({ source, ...work }: Queued, { now, claim, notes }: Noted): Task => ({
  queue: source.key,
  desk: source.desk,
  record: source.record,
  ref: work.ref,
  link: work.link,
  subject: work.subject,
  detail: work.detail,
  amount: work.amount,
  orderState: work.orderState,
  dueAt: work.dueAt?.toISOString() ?? null,
  workingDaysLeft: work.dueAt === null ? null : workingDaysLeft(now, work.dueAt),
  since: work.since.toISOString(),
  claim,
  notes,
});

/** A row of the audit log; all of it comes from the text that the hash covers. */
export function auditRow({ seq, hash, body }: AuditStored) {
  const { at, who, what, on, before, after, from } = JSON.parse(body) as AuditBody;
  return {
    seq: Number(seq),
    at,
    who: who.name,
    what,
    onKind: on.kind,
    onId: on.id,
    onNo: on.no,
    before,
    after,
    address: from.address,
    hash,
  };
}
