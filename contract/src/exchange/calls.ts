import { z } from 'zod';
import { ApprovalEvent } from '../approvals/calls.ts';
import { command, parties, query } from '../call.ts';
import { SecondFactorProof } from '../factors/proof.ts';
import { EmailCode, Id, Instant, needed, text } from '../fields.ts';
import { AmountText, MoneyWire } from '../money.ts';
import { permissions } from '../permissions.ts';
import { quotas } from '../quotas.ts';
import { Paging, pageOf } from '../response.ts';
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

/**
 * The rate of today with its source and time, what it was lately (the oldest first), the fee and
 * the limits. `rate` is null while finance has set none. `most` is what I may sell now.
 */
export const exchangeRate = query({
  path: '/wallet/exchange/rate',
  callers: parties,
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
  }),
});

const quoteFails = [
  'exchange.noRate',
  'exchange.oldRate',
  'exchange.tooSmall',
  'exchange.tooLarge',
  'exchange.dayOver',
  'wallet.notEnough',
  'exchange.currency',
] as const;

/**
 * Locks the rate for ten minutes for a sale and a payee, and mails the code that confirms exactly
 * these. An earlier quote of mine that was not used ends.
 */
export const exchangeQuote = command({
  path: '/wallet/exchange/quote',
  perCaller: quotas.exchangeQuotes,
  callers: parties,
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
  failures: [...quoteFails, 'code.wait'],
});

/** Applies for an exchange as quoted: the sold amount is frozen until finance has paid or failed. */
export const exchangeApply = command({
  path: '/wallet/exchange/apply',
  perCaller: quotas.exchanges,
  callers: parties,
  input: z.object({
    quoteId: Id,
    sellAmount: AmountText,
    bankId: Id,
    code: EmailCode,
    /** Releases an account that is younger than 24 h. */
    factor: SecondFactorProof.optional(),
  }),
  output: z.object({ id: Id, no: z.string() }),
  failures: [
    ...quoteFails,
    'exchange.quoteOver',
    'exchange.quoteUsed',
    'exchange.quoteOther',
    'code.wrong',
    'code.expired',
    'code.spent',
    'factor.none',
    'factor.wrong',
    'totp.wrong',
    'login.locked',
  ],
});

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

/** My exchanges, the newest first. */
export const exchangeList = query({
  path: '/wallet/exchange/list',
  callers: parties,
  input: Paging.extend({ state: ExchangeState.optional() }),
  output: pageOf(Exchange),
});

/** One exchange of mine. */
export const exchangeOne = query({
  path: '/wallet/exchange/one',
  callers: parties,
  input: z.object({ id: Id }),
  output: Exchange,
});

/** An exchange as finance sees it. */
export const OpsExchange = Exchange.extend({
  ownerId: Id,
  ownerName: z.string(),
  decidedBy: z.string().nullable(),
  /** The payment that the first person has made, while it waits for the second. */
  approval: z
    .object({
      id: Id,
      version: z.number().int(),
      requestedBy: z.string(),
      requestedAt: Instant,
      expiresAt: Instant,
      bankReference: z.string(),
      /** Describes what the reader may do with it now. */
      events: z.array(ApprovalEvent),
    })
    .nullable(),
  /** The finding that holds it: an administrator approves it, or two people clear the finding. */
  heldBy: z.object({ no: z.string(), link: z.string() }).nullable(),
  /** Describes what the reader may do with the exchange itself now. */
  events: z.array(z.enum(['propose', 'fail', 'bankReturn', 'reopen'])),
});
export type OpsExchange = z.infer<typeof OpsExchange>;

const finance = permissions.exchanges;
const RecordVersion = z.object({ id: Id, version: z.number().int() });

/** Exchanges for finance: those in progress come oldest first, the others newest first. */
export const opsExchangeList = query({
  path: '/ops/exchange/list',
  callers: finance,
  input: Paging.extend({
    state: ExchangeState.optional(),
    /** Part of the number or of the payee's name. */
    find: text(80).default(''),
  }),
  output: pageOf(OpsExchange),
});

export const opsExchangeOne = query({
  path: '/ops/exchange/one',
  callers: finance,
  input: z.object({ id: Id }),
  output: OpsExchange,
});

/**
 * Says that the CNY were ordered at the bank, by its reference. The exchange is done once a second
 * person has approved it by `/ops/approval/approve`.
 */
export const opsExchangePropose = command({
  path: '/ops/exchange/propose',
  callers: finance,
  input: RecordVersion.extend({ bankReference: needed(64) }),
  output: OpsExchange,
  failures: [
    'exchange.changed',
    'exchange.notPayable',
    'exchange.payeeChanged',
    'finance.ownMoney',
    'exchange.referenceUsed',
    'approval.open',
  ],
});

/** The exchange cannot be made: all of the frozen amount is available again, without a fee. */
export const opsExchangeFail = command({
  path: '/ops/exchange/fail',
  callers: finance,
  input: RecordVersion.extend({ reason: needed(500) }),
  output: OpsExchange,
  failures: ['exchange.changed', 'finance.ownMoney'],
});

/** Records that the bank sent the CNY back, with its reason: the sold USD are frozen again. */
export const opsExchangeBankReturn = command({
  path: '/ops/exchange/bankReturn',
  callers: finance,
  input: RecordVersion.extend({ reason: needed(500), bankReference: needed(64) }),
  output: OpsExchange,
  failures: ['exchange.changed', 'finance.ownMoney', 'exchange.referenceUsed'],
});

/** Opens a returned exchange again, to be paid by two people anew. */
export const opsExchangeReopen = command({
  path: '/ops/exchange/reopen',
  callers: finance,
  input: RecordVersion,
  output: OpsExchange,
  failures: ['exchange.changed', 'exchange.payeeChanged', 'finance.ownMoney'],
});
