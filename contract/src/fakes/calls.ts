import { z } from 'zod';
import { command, query, traders } from '../call.ts';
import { FileUrl, Id, Instant, needed } from '../fields.ts';
import { permissions } from '../permissions.ts';
import { quotas } from '../quotas.ts';
import { Paging, pageOf } from '../response.ts';
import { type FakeHitEvent, fakeHitStates } from './table.ts';

/** Reasons of a warning: codes of the lot, a label, or seller and part are the same. */
export const fakeReasons = ['lot', 'label', 'seller'] as const;
export type FakeReason = (typeof fakeReasons)[number];

/** Records that are compared: an order, a receipt at the dock, a line of stock, a quote. */
export const fakeSubjects = ['order', 'receipt', 'offer', 'quote'] as const;

export const contestFilesMax = 5;
export const contestMax = 2000;

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
  record: FakeRecord,
});
export type FakeHitView = z.infer<typeof FakeHitView>;

const fails = ['fakes.changed'] as const;

/** The warnings about my own goods, the newest first. */
export const warningList = query({
  path: '/warning/list',
  callers: traders,
  input: Paging,
  output: pageOf(FakeWarning),
});
export const warningOne = query({
  path: '/warning/one',
  callers: traders,
  input: z.object({ id: Id }),
  output: FakeWarning,
});
/** Contests a warning, once, with a text and evidence. */
export const contestWarning = command({
  path: '/warning/contest',
  callers: traders,
  input: z.object({
    id: Id,
    version: z.number().int(),
    text: needed(contestMax),
    files: z.array(FileUrl).max(contestFilesMax, 'tooMany').default([]),
  }),
  output: FakeWarning,
  failures: [...fails, 'file.unknown', 'file.format'],
  perCaller: quotas.words,
});

export const opsFakeList = query({
  path: '/ops/fake/list',
  callers: permissions.fakes,
  input: Paging.extend({ state: State.optional() }),
  output: pageOf(FakeHitView).extend({ counts: z.record(State, z.number().int()) }),
});
export const opsFakeOne = query({
  path: '/ops/fake/one',
  callers: permissions.fakes,
  input: z.object({ id: Id }),
  output: FakeHitView,
});
/** The lots that are remembered, the newest first. */
export const opsFakeRecords = query({
  path: '/ops/fake/records',
  callers: permissions.fakes,
  input: Paging.extend({ keyword: z.string().trim().max(80).default('') }),
  output: pageOf(FakeRecord),
});

const decision = (path: `/${string}`) =>
  command({
    path,
    callers: permissions.fakeDecisions,
    input: z.object({ id: Id, version: z.number().int(), reason: needed(1000) }),
    output: FakeHitView,
    failures: fails,
  });

/** The goods are not those: payment goes on. The reason is read by the seller. */
export const opsFakeDismiss = decision('/ops/fake/dismiss');
/** The goods are taken for those: an unpaid order stays unpaid. The reason is read by the seller. */
export const opsFakeUphold = decision('/ops/fake/uphold');
