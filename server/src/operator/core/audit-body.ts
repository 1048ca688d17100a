import type { AuditValue } from './canonical.ts';

/** The process, the member, or the person of staff with its session that an audit row names. */
type AuditActor =
  | { readonly kind: 'system' | 'member'; readonly id: string; readonly name: string }
  | {
      readonly kind: 'staff';
      readonly id: string;
      readonly name: string;
      readonly session: string;
    };

interface AuditFacts {
  readonly now: Date;
  readonly actor: AuditActor;
  readonly what: string;
  readonly on: { readonly kind: string; readonly id: string; readonly no: string };
  readonly before: AuditValue;
  readonly after: AuditValue;
  readonly from: { readonly address: string; readonly agent: string; readonly request: string };
}

/** Builds the body of an audit row. Its keys are in every hash of the chain: they never change. */
export const toAuditBody = ({ now, actor, what, on, before, after, from }: AuditFacts) => ({
  at: now,
  who: actor,
  what,
  on,
  before,
  after,
  from,
});

/** A body as it is read back from its text. */
export type AuditBody = Omit<ReturnType<typeof toAuditBody>, 'at'> & { readonly at: string };
