import type { Currency } from '#contract/money-schemas.ts';
import { findOpenApproval, listOpenRequests } from '#server/approvals/public.ts';
import type { Db } from '#server/kit/database/database.ts';
import { Failure } from '#server/kit/failure.ts';
import type { CommandContext } from '#server/kit/request-context.ts';
import { confirmRecharge } from './commands/confirm-recharge.ts';
import { proposeTransfer } from './commands/propose-transfer.ts';
import {
  completeWithdrawal,
  findHold,
  returnWithdrawal,
  sendWithdrawal,
} from './commands/send-withdrawal.ts';
import { bankReferenceOf, RECHARGE_APPROVAL, TRANSFER_APPROVAL } from './core/approval.ts';
import { comparableReference } from './core/bank-reference.ts';
import { isSent } from './core/withdrawal.ts';
import type { WalletDeps } from './deps.ts';
import { findBankItem, listBankItems } from './store/bank-items.ts';
import { findConfirmedBy } from './store/evidence.ts';
import { lockRecharge } from './store/recharges.ts';
import { findWithdrawal, wasSent } from './store/withdrawals.ts';

/** A record that moves money at the bank; the amount in minor units, with the account's sign. */
export interface BankItem {
  readonly id: string;
  readonly no: string;
  readonly owner: string;
  readonly amount: bigint;
  /** A day, `2026-11-21`. */
  readonly on: string;
  /** It is booked; a line of the bank confirms nothing more. */
  readonly booked: boolean;
  /** Who pays, or is paid, as the record says it. */
  readonly accountName: string;
  readonly accountNumber: string;
  /** The reference by which it was paid last; absent where the account does not pay it. */
  readonly paidAs?: string;
  /** That payment is out: the bank has not sent it back. */
  readonly isOut?: boolean;
  /** How often its payments came back: by status reports of the bank, by lines, by two people. */
  readonly returns?: number;
  readonly reported?: number;
  readonly byLine?: number;
  /** The page on which finance works on it, where its kind has none of its own. */
  readonly link?: string;
}

/** Evidence of a record by a line of the bank. */
export interface BankProof {
  readonly id: string;
  readonly bankReference: string;
  readonly bookedOn: string;
  /** The text of the line. */
  readonly text: string;
}

/** Records of one kind as statements of the bank are matched with them. */
export interface BankItemSource<Kind extends string = string> {
  readonly kind: Kind;
  readonly currency: Currency;
  /** Those that wait for the bank, and those that were booked since a day. */
  readonly list: (db: Db, since: string | null) => Promise<readonly BankItem[]>;
  readonly find: (db: Db, id: string) => Promise<BankItem | null>;
  /** Records that people credited, or ask a second person to credit, by a bank's reference. */
  readonly findByReference?: (
    db: Db,
    bankReference: string,
  ) => Promise<readonly { readonly id: string; readonly no: string }[]>;
  /** Whether people wait for a second person to credit it; never where this is absent. */
  readonly isRequested?: (db: Db, id: string) => Promise<boolean>;
  /** Confirms a record by a line, as its own command does; nothing where it waits for a second person. */
  readonly confirm: (ctx: CommandContext, proof: BankProof) => Promise<void>;
}

async function confirmByLine(ctx: CommandContext, deps: WalletDeps, proof: BankProof) {
  const { id, bankReference } = proof;
  const record = await lockRecharge(ctx.tx, id);
  if (record === null) return;
  // Its money came after it was failed: the line stays open until somebody knows whose it is.
  if (record.state === 'failed') throw new Failure('wallet.changed');
  const open = await findOpenApproval(ctx.tx, { kind: RECHARGE_APPROVAL, subject: id });
  if (record.state !== 'pending' || open !== null) return;
  await confirmRecharge(ctx, deps, { id, version: record.version, bankReference });
}

/** Returns the recharges that a bank's reference confirmed, or for which a second person is asked by it. */
async function findByReference(db: Db, bankReference: string) {
  const reference = comparableReference(bankReference);
  if (reference === '') return [];
  const requests = await listOpenRequests(db, [RECHARGE_APPROVAL]);
  const requested = requests.filter(
    (one) => comparableReference(bankReferenceOf(one)) === reference,
  );
  return [
    ...(await findConfirmedBy(db, reference)),
    ...requested.map(({ subject: id, subjectName: no }) => ({ id, no })),
  ];
}

const ofRecharges: Pick<BankItemSource, 'findByReference' | 'isRequested'> = {
  findByReference,
  isRequested: async (db, id) =>
    (await findOpenApproval(db, { kind: RECHARGE_APPROVAL, subject: id })) !== null,
};

async function completeByLine(ctx: CommandContext, deps: WalletDeps, proof: BankProof) {
  const { id, bankReference, bookedOn, text } = proof;
  const record = await findWithdrawal(ctx.tx, id);
  if (record === null) return;
  const { version, state } = record;
  if (state === 'approved' && (await findHold(ctx, deps, id)) !== null) {
    // The money has left although a finding holds it: a second person records that.
    const open = await findOpenApproval(ctx.tx, { kind: TRANSFER_APPROVAL, subject: id });
    if (open !== null) return;
    const made = { id, version, bankReference, sentOn: bookedOn, note: text, isOnStatement: true };
    await proposeTransfer(ctx, deps, made);
  } else if (state === 'approved') {
    const sent = { id, version, bankReference, sentOn: bookedOn, isOnStatement: true };
    await sendWithdrawal(ctx, deps, sent);
    await completeWithdrawal(ctx, deps, { id, version: version + 1 });
  } else if (state === 'sent') {
    await completeWithdrawal(ctx, deps, { id, version });
  } else if (!(await wasSent(ctx.tx, id))) {
    // The bank paid what nobody sent: the line stays open until that is explained.
    throw new Failure('bank.neverPaid', { no: record.no });
  }
}

async function returnByLine(ctx: CommandContext, deps: WalletDeps, proof: BankProof) {
  const { id, bankReference, text } = proof;
  const record = await findWithdrawal(ctx.tx, id);
  if (record === null || !isSent(record)) return;
  const { version } = record;
  await returnWithdrawal(ctx, deps, { id, version, bankReference, reason: text }, 'finance');
}

/** Returns the wallet's records that statements in USD are matched with. */
export const walletBankItems = (
  deps: WalletDeps,
): readonly BankItemSource<'recharge' | 'withdrawal' | 'withdrawalReturn'>[] =>
  (
    [
      ['recharge', confirmByLine],
      ['withdrawal', completeByLine],
      ['withdrawalReturn', returnByLine],
    ] as const
  ).map(([kind, confirm]) => ({
    kind,
    currency: 'USD',
    list: (db, since) => listBankItems(db, kind, since),
    find: (db, id) => findBankItem(db, kind, id),
    confirm: (ctx, proof) => confirm(ctx, deps, proof),
    ...(kind === 'recharge' ? ofRecharges : {}),
  }));
