import { z } from 'zod';
import { command, parties, query } from '../call.ts';
import { Id, Instant, needed, text } from '../fields.ts';
import { AmountText, MoneyWire } from '../money.ts';
import { permissions } from '../permissions.ts';
import { Nothing, Paging, pageOf } from '../response.ts';
import { Cause } from './calls.ts';

/** Who pays a compensation: the seller, the platform as a favor, the platform's insurance. */
export const compensationSources = ['seller', 'goodwill', 'insurance'] as const;
export const CompensationSource = z.enum(compensationSources);
export type CompensationSource = z.infer<typeof CompensationSource>;

/** Where the money of a seller came from; the deposit's fen were sold at `rate`. */
const SellerPayment = z.object({
  fromBalance: MoneyWire,
  fromDeposit: MoneyWire,
  depositCny: MoneyWire,
  /** CNY for one USD, and when it was read; null where no deposit was sold. */
  rate: z.string().nullable(),
  rateAt: Instant.nullable(),
});

/** A compensation as one of its sides sees it. */
export const Compensation = z.object({
  id: Id,
  no: z.string(),
  at: Instant,
  source: CompensationSource,
  /** Whether the reader paid or got it. */
  side: z.enum(['payer', 'payee']),
  /** The record that decided it, and the order that it is about. */
  cause: Cause,
  order: Cause.nullable(),
  asked: MoneyWire,
  paid: MoneyWire,
  /** The amount that the seller still owes; zero where all was paid. */
  shortfall: MoneyWire,
  /** For the seller who paid, and finance; null for others. */
  taken: SellerPayment.nullable(),
  reason: z.string(),
});
export type Compensation = z.infer<typeof Compensation>;

/** A compensation that I paid or got (domain section 7). */
export const compensateOne = query({
  path: '/wallet/compensate/one',
  callers: parties,
  input: z.object({ id: Id }),
  output: Compensation,
});

/** A compensation as finance sees it. */
export const OpsCompensation = Compensation.omit({ side: true }).extend({
  payerName: z.string(),
  payeeName: z.string(),
});
export type OpsCompensation = z.infer<typeof OpsCompensation>;

const finance = permissions.compensations;

/** Compensations for finance, the newest first. */
export const opsCompensationList = query({
  path: '/ops/compensation/list',
  callers: finance,
  input: Paging.extend({
    source: CompensationSource.optional(),
    orderId: Id.optional(),
    /** Part of its number, or of that of its order or cause. */
    find: text(40).default(''),
  }),
  output: pageOf(OpsCompensation),
});

export const opsCompensationOne = query({
  path: '/ops/compensation/one',
  callers: finance,
  input: z.object({ id: Id }),
  output: OpsCompensation,
});

/**
 * Proposes a goodwill refund to a side of an order: it is paid from the platform's goodwill account
 * once a second person of finance has approved it by `/ops/approval/approve` (domain section 6).
 */
export const opsGoodwillPropose = command({
  path: '/ops/compensation/goodwill',
  callers: finance,
  input: z.object({
    orderId: Id,
    to: z.enum(['buyer', 'seller']),
    amount: AmountText,
    reason: needed(500),
  }),
  output: Nothing,
  failures: ['approval.open', 'wallet.goodwill.over', 'finance.ownMoney'],
});
