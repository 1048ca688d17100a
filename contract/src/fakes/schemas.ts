import { z } from 'zod';
import { FileUrl, Id, Instant, needed, RecordVersion } from '../fields.ts';
import { Paging, pageOf } from '../response-schemas.ts';
import { contestFilesMax, contestMax, fakeReasons, fakeSubjects } from './constants.ts';
import { type FakeHitEvent, fakeHitStates } from './table.ts';

const Document = z.object({ url: z.string(), name: z.string() });

const State = z.enum(fakeHitStates);

/** A warning as the seller of the goods reads it: what matched, and not whose lot. */
export const FakeWarning = z.object({
  id: z.string(),
  /** `FH-261123-4093`. */
  no: z.string(),
  version: z.number().int(),
  state: State,
  subject: z.enum(fakeSubjects),
  orderId: z.string().nullable(),
  orderNo: z.string(),
  mpn: z.string(),
  manufacturer: z.string(),
  dateCode: z.string(),
  lotCodes: z.array(z.string()),
  reasons: z.array(z.enum(fakeReasons)),
  foundAt: Instant,
  /** Until when payment is held back while support looks; null where nothing waits for it. */
  holdUntil: Instant.nullable(),
  contestedAt: Instant.nullable(),
  contestText: z.string(),
  contestFiles: z.array(Document),
  decidedAt: Instant.nullable(),
  decisionReason: z.string(),
  events: z.array(z.custom<FakeHitEvent>((one) => typeof one === 'string')),
});

export type FakeWarning = z.infer<typeof FakeWarning>;

/** A lot that failed inspection, with the traits that are compared. */
export const FakeRecord = z.object({
  id: z.string(),
  lotNo: z.string(),
  orderId: z.string(),
  orderNo: z.string(),
  /** Empty where the quarantine register alone judged the lot. */
  reportNo: z.string(),
  verdict: z.enum(['suspect', 'fail']),
  sellerName: z.string(),
  mpn: z.string(),
  manufacturer: z.string(),
  dateCode: z.string(),
  lotCode: z.string(),
  labels: z.array(z.string()),
  rememberedAt: Instant,
  endedAt: Instant.nullable(),
  endReason: z.enum(['cleared', 'revoked', 'passed']).nullable(),
  /** Warnings that it has caused. */
  hits: z.number().int(),
});

export type FakeRecord = z.infer<typeof FakeRecord>;

/** A warning as support reads it: both sides beside each other. */
export const FakeHitView = FakeWarning.extend({
  sellerId: z.string(),
  sellerName: z.string(),
  /** Certainty, 1 to 100. */
  score: z.number().int(),
  decidedBy: z.string(),
  dueAt: Instant.nullable(),
  /** Whether the reader is the seller or the buyer of the goods, and so decides nothing of them. */
  staffIsParty: z.boolean(),
  /** Photos of the goods, each beside that of the remembered lot which it is a copy of. */
  photos: z.array(z.object({ found: z.string(), remembered: z.string() })),
  record: FakeRecord,
});

export type FakeHitView = z.infer<typeof FakeHitView>;

export const warningList = {
  input: Paging,
  output: pageOf(FakeWarning),
};

export const warningOne = {
  input: z.object({ id: Id }),
  output: FakeWarning,
};

export const contestWarning = {
  input: RecordVersion.extend({
    text: needed(contestMax),
    files: z.array(FileUrl).max(contestFilesMax, 'tooMany').default([]),
  }),
  output: FakeWarning,
};

export const opsFakeList = {
  input: Paging.extend({ state: State.optional() }),
  output: pageOf(FakeHitView).extend({ counts: z.record(State, z.number().int()) }),
};

export const opsFakeOne = {
  input: z.object({ id: Id }),
  output: FakeHitView,
};

export const opsFakeRecords = {
  input: Paging.extend({ keyword: z.string().trim().max(80).default('') }),
  output: pageOf(FakeRecord),
};

const decisionSchemas = {
  input: RecordVersion.extend({ reason: needed(1000) }),
  output: FakeHitView,
};

export const opsFakeDismiss = decisionSchemas;

export const opsFakeUphold = decisionSchemas;
