import type { StaffRole } from '#contract/call.ts';
import type { Identity, Language } from '#contract/option-schemas.ts';
import type { Db, Tx } from './database/database.ts';

/** Who makes a call, as the session says. Never what the client says of itself. */
export type Caller =
  | { readonly kind: 'anonymous' }
  | {
      /** A member whose sign-in is not over: may take the step that it awaits and nothing else. */
      readonly kind: 'pending';
      /** The second factor, or the acceptance of a new version of the terms. */
      readonly awaits: 'factor' | 'terms';
      readonly accountId: string;
      readonly sessionId: string;
    }
  | {
      readonly kind: 'member';
      readonly accountId: string;
      readonly sessionId: string;
      /** null until the information is completed (hasKeyInfo N). */
      readonly identity: Identity | null;
      /** A seller whose state is pass. */
      readonly settled: boolean;
      /** Declined the terms in force: finishes what is open and begins nothing new. */
      readonly termsDeclined?: true;
      /** The member of staff who looks at the account by this session, which writes nothing. */
      readonly viewerId?: string;
    }
  | {
      /** A program of a settled seller: it holds a key for uploads and may do nothing else. */
      readonly kind: 'stockKey';
      readonly accountId: string;
      readonly keyId: string;
    }
  | {
      readonly kind: 'staff';
      readonly accountId: string;
      readonly sessionId: string;
      readonly name: string;
      readonly roles: readonly StaffRole[];
      /** False until the second factor was given in this session. */
      readonly totpDone: boolean;
    };

export type MemberCaller = Extract<Caller, { kind: 'member' }>;
export type StockKeyCaller = Extract<Caller, { kind: 'stockKey' }>;
export type StaffCaller = Extract<Caller, { kind: 'staff' }>;

/** Where and when a call happens: all that a handler may know besides its input. */
export interface RequestContext<Where extends Db = Db> {
  readonly tx: Where;
  readonly caller: Caller;
  readonly now: Date;
  readonly lang: Language;
  readonly address: string;
  readonly agent: string;
  readonly requestId: string;
  /** The random value of the browser's cookie, in calls with `device`. */
  readonly device?: string;
}

export type QueryContext = RequestContext<Db>;
export type CommandContext = RequestContext<Tx>;

/** The program of a call that only holders of a key for uploads may make. */
export function requireStockKey(ctx: RequestContext): StockKeyCaller {
  if (ctx.caller.kind !== 'stockKey') throw new Error('the contract let somebody without a key in');
  return ctx.caller;
}

/** The signed-in member of a call that only members may make. */
export function requireMember(ctx: RequestContext): MemberCaller {
  if (ctx.caller.kind !== 'member') throw new Error('the contract let a non-member in');
  return ctx.caller;
}

/** The staff person of a call that only staff may make. */
export function requireStaff(ctx: RequestContext): StaffCaller {
  if (ctx.caller.kind !== 'staff') throw new Error('the contract let a non-staff person in');
  return ctx.caller;
}
