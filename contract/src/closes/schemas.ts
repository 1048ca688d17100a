import { z } from 'zod';
import { BankClose } from '../bank/schemas.ts';
import { Id, Instant, needed, RecordVersion } from '../fields.ts';
import { Currency, MoneyWire } from '../money-schemas.ts';
import { Paging, pageOf } from '../response-schemas.ts';
import { closeItemEnds, closeItemKinds } from './constants.ts';

/** A day of GMT+8, `2026-11-21`. */
const Day = z.iso.date('invalid');

const Hash = z.string();

/** Describes the published part of a close: root and sums of its tree, and the chain of transfers. */
const Proof = z.object({
  root: Hash,
  usd: MoneyWire,
  cny: MoneyWire,
  leaves: z.number().int(),
  transfers: z.number().int(),
  chainHead: Hash,
});

/** The figures of a currency at a close, as `/ops/bank/close` gives them. */
export const CloseFigures = BankClose.extend({ currency: Currency });

export type CloseFigures = z.infer<typeof CloseFigures>;

/** A lot or an order whose goods are not what its records say; both counts are pieces. */
export const GoodsRecord = z.object({
  orderId: Id,
  orderNo: z.string(),
  /** Null where the order as a whole is meant. */
  lotNo: z.string().nullable(),
  expected: z.number().int(),
  found: z.number().int(),
});

export type GoodsRecord = z.infer<typeof GoodsRecord>;

/** An open item of a close, and who looks into it. */
export const CloseItem = z.object({
  id: Id,
  version: z.number().int(),
  kind: z.enum(closeItemKinds),
  money: MoneyWire.nullable(),
  count: z.number().int().nullable(),
  /** The first of the lots and orders that an item about goods counts. */
  records: z.array(GoodsRecord),
  assignedTo: Id.nullable(),
  assignedName: z.string(),
  note: z.string(),
  changedName: z.string(),
  changedAt: Instant.nullable(),
  /** The day of the first close in a row that found it. */
  foundOn: Day,
  /** How it ended; null while it is open. */
  end: z
    .object({
      kind: z.enum(closeItemEnds),
      at: Instant,
      /** Who ended it and why; empty where the next close did. */
      name: z.string(),
      note: z.string(),
    })
    .nullable(),
  /** Who had ended it before this close found it again, and why; null where nobody had. */
  reopened: z.object({ name: z.string(), note: z.string() }).nullable(),
});

export type CloseItem = z.infer<typeof CloseItem>;

const CloseRow = Proof.extend({
  day: Day,
  /** From the close before on; null for the first. */
  since: Instant.nullable(),
  madeAt: Instant,
  isSound: z.boolean(),
  /** How many items the close found, how many are still open, and how many of these have no owner. */
  items: z.number().int(),
  open: z.number().int(),
  unassigned: z.number().int(),
});

export type CloseRow = z.infer<typeof CloseRow>;

export const opsCloseList = {
  input: Paging,
  output: pageOf(CloseRow),
};

export const opsCloseOne = {
  input: z.object({ day: Day }),
  output: CloseRow.extend({
    figures: z.array(CloseFigures),
    openItems: z.array(CloseItem),
    /** Staff who may look into an item. */
    people: z.array(z.object({ id: Id, name: z.string() })),
  }),
};

export const opsCloseAssign = {
  input: RecordVersion.extend({ to: Id, note: needed(500) }),
  output: z.object({ version: z.number().int() }),
};

export const opsCloseResolve = {
  input: RecordVersion.extend({ reason: needed(500) }),
  output: z.object({ version: z.number().int() }),
};

/** A root as it is published, beside the bank. */
export const PublishedProof = Proof.extend({
  day: Day,
  madeAt: Instant,
  isSound: z.boolean(),
  banks: z.array(
    z.object({
      currency: Currency,
      /** The last day of the bank's newest statement; null where there is none. */
      closedOn: Day.nullable(),
      bank: MoneyWire,
      difference: MoneyWire,
    }),
  ),
  /** Where the audit log stood at the end of the day; null for a day without one. */
  audit: z.object({ rows: z.number().int(), hash: Hash }).nullable(),
});

export type PublishedProof = z.infer<typeof PublishedProof>;

export const balanceProofs = {
  input: Paging,
  output: pageOf(PublishedProof),
};

export const balanceProof = {
  input: z.object({ day: Day.optional() }),
  output: z.object({
    day: Day.nullable(),
    root: Hash,
    file: z.string().nullable(),
    usd: MoneyWire,
    cny: MoneyWire,
  }),
};
