import { z } from 'zod';
import { PaymentApproval } from '../approvals/schemas.ts';
import { SecondFactorProof } from '../factors/proof-schemas.ts';
import { EmailCode, Id, Instant, needed, RecordVersion, text } from '../fields.ts';
import { AmountText, MoneyWire } from '../money-schemas.ts';
import { ClaimedPaging } from '../operator/schemas.ts';
import { Paging, pageOf } from '../response-schemas.ts';
import { exchangeStates } from './machine.ts';

export const ExchangeState = z.enum(exchangeStates);

/** Names who gets the bought CNY, and at which bank (specification sections 3 and 5). */
export const ExchangePayee = z.object({
  accountName: needed(100),
  accountNumber: needed(64),
  bankName: needed(100),
  branch: needed(100),
  bankCode: needed(64),
});

export type ExchangePayee = z.infer<typeof ExchangePayee>;

/** Describes what an exchange comes to: the rate is CNY for one USD, the fee is part of the sale. */
const Amounts = z.object({
  sell: MoneyWire,
  fee: MoneyWire,
  buy: MoneyWire,
  rate: z.string(),
  feePercent: z.string(),
  rateSource: z.string(),
  rateAt: Instant,
});

export const exchangeRate = {
  input: z.object({}),
  output: z.object({
    rate: z
      .object({
        rate: z.string(),
        source: z.string(),
        observedAt: Instant,
        from: Instant,
        /** From then on nothing is exchanged by it. */
        goodUntil: Instant,
      })
      .nullable(),
    history: z.array(z.object({ rate: z.string(), from: Instant })),
    feePercent: z.string(),
    least: MoneyWire,
    most: MoneyWire,
    available: MoneyWire,
    perDay: MoneyWire,
    /** From here on a second factor is needed: my withdrawals and exchanges of today count. */
    secondFactorFrom: MoneyWire,
  }),
};

export const exchangeQuote = {
  input: z.object({ sellAmount: AmountText, bankId: Id }),
  output: Amounts.extend({
    quoteId: Id,
    /** The text that a passkey signs: this quote, its amount and payee. */
    boundTo: z.string(),
    expiresAt: Instant,
    /** The address that the code went to, partly hidden, and when another may be sent. */
    sentTo: z.string(),
    resendAfterS: z.number().int(),
  }),
};

export const exchangeApply = {
  input: z.object({
    quoteId: Id,
    sellAmount: AmountText,
    bankId: Id,
    code: EmailCode,
    /** Releases an account that is younger than 24 h, and any sale from `secondFactorFrom` on. */
    factor: SecondFactorProof.optional(),
  }),
  output: z.object({ id: Id, no: z.string() }),
};

/** An exchange as its owner sees it. */
export const Exchange = Amounts.extend({
  id: Id,
  no: z.string(),
  version: z.number().int(),
  state: ExchangeState,
  appliedAt: Instant,
  decidedAt: Instant.nullable(),
  payee: ExchangePayee,
  /** Until when finance is to have acted; null once it has. */
  dueAt: Instant.nullable(),
  /** The rate of today, beside the one that applies. */
  rateNow: z.string().nullable(),
  failReason: z.string(),
  /** Why the bank sent a payment back; empty where it never did. */
  returnReason: z.string(),
  /** From when the account may be paid; null where it may be paid at any time. */
  payableFrom: Instant.nullable(),
  /** The bank's reference of the payment in CNY; empty before. */
  bankReference: z.string(),
  /** Its check takes longer than usual: the owner is told no more than that. */
  longerCheck: z.boolean(),
});

export type Exchange = z.infer<typeof Exchange>;

export const exchangeList = {
  input: Paging.extend({ state: ExchangeState.optional() }),
  output: pageOf(Exchange),
};

export const exchangeOne = {
  input: z.object({ id: Id }),
  output: Exchange,
};

/** An exchange as finance sees it. */
export const OpsExchange = Exchange.extend({
  ownerId: Id,
  ownerName: z.string(),
  decidedBy: z.string().nullable(),
  /** The payment that the first person has made, or the return they saw, until a second decides. */
  approval: PaymentApproval.extend({
    /** Why the bank returned it; empty for a payment. */
    reason: z.string(),
  }).nullable(),
  /** The note of a second person who sent it back, or refused it; empty where none did. */
  sentBack: z.string(),
  /** The finding that holds it: an administrator approves it, or two people clear the finding. */
  heldBy: z.object({ no: z.string(), link: z.string() }).nullable(),
  /** The file of payments that waits with it: it is not paid by hand meanwhile. */
  file: z.object({ no: z.string(), link: z.string() }).nullable(),
  /** From when it may be paid; null where it may be paid now, or not at all. */
  payableFrom: Instant.nullable(),
  /** Its account was changed or removed after the application: it may not be paid. */
  payeeChanged: z.boolean(),
  /** Describes what the reader may do with the exchange itself now. */
  events: z.array(z.enum(['propose', 'fail', 'proposeReturn', 'reopen'])),
});

export type OpsExchange = z.infer<typeof OpsExchange>;

export const opsExchangeList = {
  input: ClaimedPaging.extend({
    state: ExchangeState.optional(),
    /** Part of the number or of the payee's name. */
    find: text(80).default(''),
  }),
  output: pageOf(OpsExchange),
};

export const opsExchangeOne = {
  input: z.object({ id: Id }),
  output: OpsExchange,
};

export const opsExchangePropose = {
  input: RecordVersion.extend({ bankReference: needed(64) }),
  output: OpsExchange,
};

export const opsExchangeFail = {
  input: RecordVersion.extend({ reason: needed(500) }),
  output: OpsExchange,
};

export const opsExchangeProposeReturn = {
  input: RecordVersion.extend({ reason: needed(500), bankReference: needed(64) }),
  output: OpsExchange,
};

export const opsExchangeReopen = {
  input: RecordVersion,
  output: OpsExchange,
};
