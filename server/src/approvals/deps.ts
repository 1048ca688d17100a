import type { ApprovalKind as KindName } from '#contract/approvals/schemas.ts';
import type { StaffRole } from '#contract/call.ts';
import type { Db, Tx } from '#server/kit/database/database.ts';
import type { CommandContext } from '#server/kit/request-context.ts';
import type { ApprovalRecord, Facts } from './store/approvals.ts';

/** One kind of request, as the slice that owns the record serves it. */
export interface ApprovalKind {
  readonly kind: KindName;
  /** Roles whose holders see and decide requests of this kind. */
  readonly roles: readonly StaffRole[];
  /** Locks the record and returns what it says now; null where it is gone. */
  readonly snapshot: (tx: Tx, approval: ApprovalRecord) => Promise<Facts | null>;
  /** Whether a member of staff is a party of what a request is about: their order, or their money. */
  readonly isParty?: (db: Db, approval: ApprovalRecord, staffId: string) => Promise<boolean>;
  /** Why such a party does not decide; `order.own` where nothing is said. */
  readonly partyFailure?: 'finance.ownMoney';
  /** Rejects a caller who may see a request and may not send it back or refuse it. */
  readonly authorizeDecision?: (ctx: CommandContext, approval: ApprovalRecord) => Promise<void>;
  /** Carries out what was asked for; the approver is the caller. */
  readonly carryOut: (ctx: CommandContext, approval: ApprovalRecord) => Promise<void>;
}

/** Dependencies of the slice. */
export interface ApprovalsDeps {
  readonly kinds: readonly ApprovalKind[];
}
