import { z } from 'zod';
import { Id, Instant, Quantity } from '../fields.ts';
import { MoneyWire, UnitPriceText } from '../money-schemas.ts';
import type { Span } from '../state-machine.ts';
import { type DecidingEvent, feeKinds, type RepeatingEvent } from './constants.ts';
import { orderActors, orderKinds, orderStates } from './table.ts';
import { TestCode } from './terms-schemas.ts';

const Actor = z.enum(orderActors);

const State = z.enum(orderStates);

/** One of the events by which an ending is reached, who may take it, and when the clock does. */
export const EndingWay = z.object({
  event: z.custom<DecidingEvent>((one) => typeof one === 'string'),
  by: z.array(Actor),
  within: z.custom<Span>((one) => typeof one === 'string').nullable(),
});

/** An ending of an order with its exact money (domain section 6). */
export const EndingView = z.object({
  key: z.string(),
  /** `taken`: it was decided, and the order ends by it or has. `offered`: an offer is open. */
  status: z.enum(['open', 'offered', 'taken', 'ruledOut']),
  ends: State,
  ways: z.array(EndingWay),
  /** Pieces that the buyer keeps, of those that were ordered. */
  acceptedPieces: z.number().int(),
  allPieces: z.number().int(),
  /** The part that is kept is not known yet: an example stands in for it. */
  example: z.boolean(),
  /** Both add up to what was paid into escrow. */
  buyerPays: MoneyWire,
  buyerBack: MoneyWire,
  sellerGets: MoneyWire,
  /** The amount that Assay's insurance account pays besides, where the goods are lost. */
  insurance: z.object({ to: z.enum(['buyer', 'seller']), money: MoneyWire }).nullable(),
  fees: z.array(
    z.object({
      what: z.enum(feeKinds),
      by: z.enum(['buyer', 'seller', 'assay']),
      money: MoneyWire,
    }),
  ),
  /** The last moment at which the money moves when everybody takes all of their time. */
  latestAt: Instant.nullable(),
  workingDays: z.number().int().nullable(),
});

export type EndingView = z.infer<typeof EndingView>;

/** A state from which endings branch off. */
export const EndingStage = z.object({
  state: State,
  /** The order stands here. */
  here: z.boolean(),
  passed: z.boolean(),
  /** Ways back to an earlier state. */
  again: z.array(z.custom<RepeatingEvent>((one) => typeof one === 'string')),
  endings: z.array(EndingView),
});

/** Every ending of an order, generated from its state table and terms. */
export const EndingsView = z.object({
  kind: z.enum(orderKinds),
  /** The amount that the buyer pays into escrow, or has paid. */
  total: MoneyWire,
  commissionPercent: z.string(),
  stages: z.array(EndingStage),
});

export type EndingsView = z.infer<typeof EndingsView>;

export const orderEndings = {
  input: z.object({ id: Id }),
  output: EndingsView,
};

export const previewEndings = {
  input: z.object({
    kind: z.enum(orderKinds).default('trade'),
    lines: z
      .array(z.object({ quantity: Quantity, unitPrice: UnitPriceText }))
      .min(1, 'needed')
      .max(50),
    tests: z.array(TestCode).max(20).default([]),
    /** The buyer's own account at the carrier pays the freight. */
    ownFreight: z.boolean().default(false),
  }),
  output: EndingsView,
};
