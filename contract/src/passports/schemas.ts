import { z } from 'zod';
import { Id, Instant, Quantity, RecordVersion, text } from '../fields.ts';
import { Verdict } from '../orders/history-schemas.ts';
import { Grade } from '../orders/line-schemas.ts';
import { TestCode } from '../orders/terms-schemas.ts';
import { CoverageView, Outcome } from '../qc/inspection-schemas.ts';
import { Paging, pageOf } from '../response-schemas.ts';
import { holderFacts, passportPlaces } from './constants.ts';
import { HandoverEntry, HandoverOffer } from './handover-schemas.ts';

/** A passport beside another in its lineage; its address is for the holder and the staff. */
const Relative = z.object({
  no: z.string(),
  pieces: z.number().int(),
  left: z.number().int(),
  /** `/l/LP-261123-4411/AB23-CD45`; null for readers who hold the other label only. */
  path: z.string().nullable(),
});

/** The certificate of a lot as anybody who holds its label reads it; all counts are pieces. */
export const PassportView = z.object({
  no: z.string(),
  /** Address in the QR code of the label, with the host. */
  url: z.string(),
  mpn: z.string(),
  manufacturer: z.string(),
  dateCode: z.string(),
  lotCode: z.string(),
  place: z.enum(passportPlaces),
  pieces: z.object({
    /** Pieces of the lot when it was inspected. */
    inspected: z.number().int(),
    /** Pieces that tests used up. */
    consumed: z.number().int(),
    /** Pieces that this passport was made for; 0 before the lot is dispatched. */
    issued: z.number().int(),
    split: z.number().int(),
    used: z.number().int(),
    putBack: z.number().int(),
    left: z.number().int(),
  }),
  /** The newest report of the lot; null before one is issued. */
  report: z
    .object({
      no: z.string(),
      code: z.string(),
      verdict: Verdict,
      grade: Grade,
      issuedAt: Instant,
      lab: z.string(),
      /** Whether the stored report is still what was signed. */
      genuine: z.boolean(),
      revoked: z.object({ at: Instant, reason: z.string() }).nullable(),
      tests: z.array(
        z.object({
          test: TestCode,
          sampled: z.number().int(),
          failed: z.number().int(),
          outcome: Outcome,
        }),
      ),
      /** Thousandths: the chance that the tests find a lot of one counterfeit type. */
      coverage: z.array(CoverageView.omit({ chance: true }).extend({ permille: z.number().int() })),
    })
    .nullable(),
  /** The passports above, the root first. */
  ancestors: z.array(Relative),
  children: z.array(Relative.extend({ note: z.string() })),
  /** Hand-overs of this passport and of those above it, the first one first. */
  handovers: z.array(HandoverEntry),
  /** The open offer, for its sender and its recipient. */
  offer: HandoverOffer.nullable(),
  /** For its holder: the record to act on. */
  own: z
    .object({
      id: z.string(),
      version: z.number().int(),
      note: z.string(),
      /** Null for a holder to whom it was handed over. */
      orderId: z.string().nullable(),
      orderNo: z.string().nullable(),
      /** Whether pieces may be split off: some are left, and the report stands. */
      canSplit: z.boolean(),
      canPutBack: z.boolean(),
      /** Whether it may be offered to another holder: a part that was split off, not offered yet. */
      canOffer: z.boolean(),
    })
    .nullable(),
});

export type PassportView = z.infer<typeof PassportView>;

const Key = z.object({ no: z.string().trim().max(30), code: z.string().trim().max(12) });

export const passportOne = {
  input: Key,
  output: PassportView,
};

const Row = z.object({
  id: z.string(),
  no: z.string(),
  /** `/l/LOT-261113-031/AB23-CD45` */
  path: z.string(),
  parentNo: z.string().nullable(),
  mpn: z.string(),
  manufacturer: z.string(),
  dateCode: z.string(),
  note: z.string(),
  /** Null for a holder to whom it was handed over. */
  orderId: z.string().nullable(),
  orderNo: z.string().nullable(),
  issued: z.number().int(),
  left: z.number().int(),
  issuedAt: Instant,
  verdict: Verdict.nullable(),
  isRevoked: z.boolean(),
});

export type PassportRow = z.infer<typeof Row>;

const Filter = Paging.extend({
  orderId: Id.optional(),
  /** Part of a number of a passport or order, or of a part number. */
  keyword: z.string().trim().max(80).default(''),
});

export const passportList = {
  input: Filter,
  output: pageOf(Row),
};

export const opsPassportList = {
  input: Filter,
  output: pageOf(Row),
};

export const splitPassport = {
  input: RecordVersion.extend({ pieces: Quantity, note: text(80).default('') }),
  output: z.object({ no: z.string(), path: z.string() }),
};

export const putBackPassport = {
  input: RecordVersion,
  output: z.object({ no: z.string(), path: z.string() }),
};

export const recordPassportUse = {
  input: RecordVersion.extend({ used: z.number().int().min(0).max(1_000_000_000) }),
  output: z.object({ no: z.string(), path: z.string() }),
};

export const passportProof = {
  input: Key.extend({ show: z.array(z.enum(holderFacts)).max(holderFacts.length).default([]) }),
  output: z.object({ fileName: z.string(), text: z.string() }),
};
