import type { ClaimRow } from '#contract/claims/table.ts';
import { Broken } from '../laws.ts';
import type { ModelOrder } from '../model/model.ts';
import type { Paid } from '../model/model-apply.ts';
import { type Answer, amountText } from '../send.ts';
import type { Available } from './claim-apply.ts';
import type { ClaimCommand } from './claim-commands.ts';
import type { ModelClaim, ModelTerms } from './claim-model.ts';

/** A step on a claim, with the idempotency key of its requests and the balance of its seller. */
export interface ClaimStep {
  readonly order: ModelOrder;
  readonly claims: ModelClaim[];
  readonly command: ClaimCommand;
  readonly key: string;
  /** Cents that the seller has. */
  readonly balance: bigint;
}

/** The row that a step took on product and model, and what people were paid; null where refused. */
export interface ClaimTaken {
  readonly row: ClaimRow | null;
  readonly paid: readonly Paid[];
}

/** A step that moved nothing, as the model says. */
export const none: ClaimTaken = { row: null, paid: [] };

/** Codes by which a call on a claim may be refused where the model refuses it. */
const refusals: readonly string[] = [
  'claim.changed',
  'claim.wrongState',
  'claim.terms',
  'claim.count',
  'claim.countSettled',
  'claim.quantity',
  'claim.overdue',
  'claim.security',
  'wallet.notEnough',
  'access.denied',
  'notFound',
  'input.invalid',
  'approval.open',
  'approval.samePerson',
  'approval.changed',
  'approval.wrongState',
];

/** Holds a refusal against the model, which refuses the step. */
export function expectRefused(what: string, refused: string | null): ClaimTaken {
  if (refused === null) throw new Broken(`${what} was done; the model refuses it`);
  if (!refusals.includes(refused)) throw new Broken(`${what} was refused by ${refused}`);
  return none;
}

/** A claim and the cents that its seller has now. */
export interface On {
  readonly claim: ModelClaim;
  readonly available: Available;
}

/** Fields of terms that somebody states. */
export const worded = { remedy: 'refund', text: 'As the walk states.' } as const;
/** Returns terms as a call states them. */
export const statedOf = ({ remedy, returnPieces, goods, freight }: ModelTerms) => ({
  remedy,
  returnPieces,
  amount: amountText(goods),
  freight: amountText(freight),
});

/** The words that events carry. */
export const reason = { reason: 'The walk wants it.' } as const;

/** Holds a step that the model allows against the answer. */
export function expectDone(what: string, { refused }: Answer, taken: ClaimTaken): ClaimTaken {
  if (refused !== null) throw new Broken(`${what} was refused by ${refused}; the model allows it`);
  return taken;
}
