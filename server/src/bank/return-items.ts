import { isValidBIC, isValidIBAN } from 'ibantools';
import type { FieldKey } from '#contract/locales/dictionaries.ts';
import { currencies } from '#contract/money.ts';
import type { Currency } from '#contract/money-schemas.ts';
import { dayOf } from '#server/kit/days.ts';
import { Failure } from '#server/kit/failure.ts';
import { type CommandContext, requireStaff } from '#server/kit/request-context.ts';
import {
  type BankItem,
  type BankItemSource,
  type BankProof,
  isCnapsCode,
} from '#server/wallet/public.ts';
import type { Payment, PaymentSource } from './deps.ts';
import { applyReturnEvent, type PaymentReturnCaller } from './return-process.ts';
import { unmatchItem } from './store/matches.ts';
import {
  findPaymentReturn,
  listPaymentReturns,
  lockPaymentReturn,
  type PaymentReturnRecord,
  paymentReturnsByIds,
} from './store/payment-returns.ts';

type Kind = 'suspense' | 'paymentReturn' | 'returnedPayment';

/** A bank may send a payment back so many days after it was paid. */
const RETURN_DAYS = 60;
const DAY_MS = 86_400_000;

/** Returns a person of finance as the one who acts. */
export function byFinance(ctx: CommandContext): PaymentReturnCaller {
  const { accountId, name } = requireStaff(ctx);
  return { as: 'finance', accountId, name };
}

/** Returns the page of the line that the payment came by. */
export const linkOfReturn = ({ statement, line }: PaymentReturnRecord): string =>
  `/ops/bank/${statement}?line=${line}`;

const isOut = ({ state }: PaymentReturnRecord): boolean =>
  state === 'sent' || state === 'completed';

const toItem = (record: PaymentReturnRecord, kind: Kind): BankItem => ({
  id: record.id,
  no: record.no,
  // Where no member is known, each payment is of somebody else.
  owner: record.owner ?? record.id,
  amount: kind === 'paymentReturn' ? -record.amount : record.amount,
  on: record.sentOn ?? dayOf(record.madeAt),
  booked: kind === 'suspense' || isOut(record) === (kind === 'paymentReturn'),
  accountName: record.payerName,
  accountNumber: record.payerAccount,
  ...(kind === 'suspense' ? {} : { paidAs: record.bankReference, isOut: isOut(record) }),
  link: linkOfReturn(record),
});

/** Records that the bank's statement shows the payment: it is sent first where no file was released. */
async function completeByLine(ctx: CommandContext, { id, bankReference, bookedOn }: BankProof) {
  const record = await lockPaymentReturn(ctx.tx, id);
  if (record === null) throw new Failure('notFound');
  const actor = byFinance(ctx);
  if (record.state === 'approved') {
    const payload = { bankReference, sentOn: bookedOn };
    await applyReturnEvent(ctx, { id, version: null, event: 'send', actor, payload });
  } else if (record.state === 'completed') return;
  else if (record.state !== 'sent') throw new Failure('bank.itemChanged', { no: record.no });
  await applyReturnEvent(ctx, { id, version: null, event: 'complete', actor, payload: {} });
}

async function returnByLine(ctx: CommandContext, { id, text }: BankProof) {
  const record = await lockPaymentReturn(ctx.tx, id);
  if (record === null || !isOut(record)) return;
  const actor = byFinance(ctx);
  const payload = { reason: text };
  await applyReturnEvent(ctx, { id, version: null, event: 'bankReturn', actor, payload });
}

const sourceIn = (kind: Kind, currency: Currency): BankItemSource<Kind> => ({
  kind,
  currency,
  list: async (db, since) => {
    if (kind === 'suspense') return [];
    const isBack = kind === 'returnedPayment';
    const from =
      since === null || !isBack ? since : dayOf(new Date(Date.parse(since) - RETURN_DAYS * DAY_MS));
    const list = await listPaymentReturns(db, isBack ? ['sent'] : ['approved', 'sent'], from);
    return list.filter((one) => one.currency === currency).map((one) => toItem(one, kind));
  },
  find: async (db, id) => {
    const record = await findPaymentReturn(db, id);
    return record?.currency === currency ? toItem(record, kind) : null;
  },
  confirm: async (ctx, proof) => {
    if (kind === 'paymentReturn') await completeByLine(ctx, proof);
    if (kind === 'returnedPayment') await returnByLine(ctx, proof);
  },
});

/** Payments that go back, as statements of their currency are matched with them. */
export const paymentReturnItems: readonly BankItemSource<Kind>[] = currencies.flatMap((currency) =>
  (['suspense', 'paymentReturn', 'returnedPayment'] as const).map((kind) =>
    sourceIn(kind, currency),
  ),
);

/** Whether an account says its bank by itself: an IBAN does for USD; CNY is paid by CNAPS codes. */
export const namesItsBank = ({ currency, counterAccount }: LineOrigin): boolean =>
  currency === 'USD' && isValidIBAN(counterAccount.replace(/\s/g, '').toUpperCase());

/** The currency and the sender's account of a line. */
interface LineOrigin {
  readonly currency: Currency;
  readonly counterAccount: string;
}

/** Returns the key of the sentence for a code of the payer's bank that is wrong; null for a right one. */
export function bankCodeViolation(line: LineOrigin, code: string): FieldKey | null {
  if (line.currency === 'CNY') return isCnapsCode(code) ? null : 'bankCnaps';
  return (code === '' && namesItsBank(line)) || isValidBIC(code) ? null : 'bankBic';
}

/** Returns a returned payment as files pay it: the line says neither address nor name of the bank. */
export const toPayment = (record: PaymentReturnRecord): Payment => ({
  kind: 'paymentReturn',
  id: record.id,
  no: record.no,
  currency: record.currency,
  owner: record.owner,
  version: record.version,
  state: record.state,
  amount: record.amount,
  reason: record.bankReason,
  link: linkOfReturn(record),
  payee: {
    accountName: record.payerName,
    accountNumber: record.payerAccount,
    bankName: '',
    bankCode: record.bankCode,
    routing: '',
    street: '',
    town: '',
    country: '',
    postcode: '',
  },
});

/** Payments to senders as files take them. */
export const returnPayments: PaymentSource = {
  approved: async (db) => (await listPaymentReturns(db, ['approved'])).map(toPayment),
  byIds: async (db, ids) => (await paymentReturnsByIds(db, ids)).map(toPayment),
  // Money that is not credited to anybody: no finding is about it.
  holdsOf: async () => new Map(),
  // Nobody changes them: they go back to the account from which the money came.
  changedPayees: async () => new Set(),
  lock: async (tx, id) => {
    const record = await lockPaymentReturn(tx, id);
    return record && toPayment(record);
  },
  authorize: async (_, { no, state }) => {
    if (state !== 'approved') throw new Failure('payout.paymentChanged', { no });
  },
  send: async (ctx, { id, ...payload }) => {
    const actor = byFinance(ctx);
    await applyReturnEvent(ctx, { id, version: null, event: 'send', actor, payload });
  },
  reject: async (ctx, { id, paidAs, reason }) => {
    const record = await lockPaymentReturn(ctx.tx, id);
    if (record?.state !== 'sent' || record.bankReference !== paidAs) return false;
    const step = { id, version: null, actor: byFinance(ctx), payload: { reason } } as const;
    await applyReturnEvent(ctx, { ...step, event: 'bankReturn' });
    await unmatchItem(ctx.tx, id);
    return true;
  },
};
