import type { StaffRole } from '#contract/call.ts';
import type { Identity, Language } from '#contract/options.ts';
import type { Db, Tx } from './database.ts';

/** Who makes a call, as the session says. Never what the client says of itself. */
export type Who =
  | { readonly kind: 'anonymous' }
  | {
      readonly kind: 'member';
      readonly accountId: string;
      readonly sessionId: string;
      /** null until the information is completed (hasKeyInfo N). */
      readonly identity: Identity | null;
      /** A seller whose state is pass. */
      readonly settled: boolean;
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

export type Member = Extract<Who, { kind: 'member' }>;
export type StockKeyHolder = Extract<Who, { kind: 'stockKey' }>;
export type Staff = Extract<Who, { kind: 'staff' }>;

/** Where and when a call happens: all that a handler may know besides its input. */
export interface At<Where extends Db = Db> {
  readonly tx: Where;
  readonly who: Who;
  readonly now: Date;
  readonly lang: Language;
  readonly address: string;
  readonly agent: string;
  readonly requestId: string;
}

export type AtRead = At<Db>;
export type AtAct = At<Tx>;

/** The program of a call that only holders of a key for uploads may make. */
export function keyHolder(at: At): StockKeyHolder {
  if (at.who.kind !== 'stockKey') throw new Error('the contract let somebody without a key in');
  return at.who;
}

/** The signed-in member of a call that only members may make. */
export function member(at: At): Member {
  if (at.who.kind !== 'member') throw new Error('the contract let a non-member in');
  return at.who;
}

/** The staff person of a call that only staff may make. */
export function staffOf(at: At): Staff {
  if (at.who.kind !== 'staff') throw new Error('the contract let a non-staff person in');
  return at.who;
}
