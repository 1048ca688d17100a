import { z } from 'zod';
import { Id, Instant, needed, text } from '../fields.ts';
import { AmountText, MoneyWire } from '../money-schemas.ts';
import { Nothing, Paging, pageOf } from '../response-schemas.ts';
import { compensationSources } from './constants.ts';
import { Cause, OrderCause } from './schemas.ts';

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
  order: OrderCause.nullable(),
  asked: MoneyWire,
  paid: MoneyWire,
  /** The amount that the seller still owes; zero where all was paid. */
  shortfall: MoneyWire,
  /** For the seller who paid, and finance; null for others. */
  taken: SellerPayment.nullable(),
  reason: z.string(),
});

export type Compensation = z.infer<typeof Compensation>;

export const compensateOne = {
  input: z.object({ id: Id }),
  output: Compensation,
};

/** A compensation as finance sees it. */
export const OpsCompensation = Compensation.omit({ side: true }).extend({
  payerName: z.string(),
  payeeName: z.string(),
});

export type OpsCompensation = z.infer<typeof OpsCompensation>;

export const opsCompensationList = {
  input: Paging.extend({
    source: CompensationSource.optional(),
    orderId: Id.optional(),
    /** Part of its number, or of that of its order or cause. */
    find: text(40).default(''),
  }),
  output: pageOf(OpsCompensation),
};

export const opsCompensationOne = {
  input: z.object({ id: Id }),
  output: OpsCompensation,
};

export const opsGoodwillPropose = {
  input: z.object({
    orderId: Id,
    to: z.enum(['buyer', 'seller']),
    amount: AmountText,
    reason: needed(500),
  }),
  output: Nothing,
};
