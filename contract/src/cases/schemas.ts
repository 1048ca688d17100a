import { z } from 'zod';
import { Email, FileUrl, Id, Instant, needed, RecordVersion, text } from '../fields.ts';
import { Paging, pageOf } from '../response-schemas.ts';
import {
  CaseKindSchema,
  CaseStateSchema,
  CaseSummary,
  CaseView,
  CaseWish,
  OpsCaseSummary,
  OpsCaseView,
  ReceivedSummary,
  ReceivedView,
} from './case-schemas.ts';
import {
  caseFilesMax,
  caseReplyFilesMax,
  caseSides,
  caseTextMax,
  complaintTopics,
  feedbackTopics,
  legalTopics,
} from './topics.ts';

/** A file sent with a case: its address, and the ticket that its upload answered. */
export const CaseFile = z.object({ url: FileUrl, ticket: Id });

export type CaseFile = z.infer<typeof CaseFile>;

const filesUpTo = (most: number) => z.array(CaseFile).max(most, 'tooLong').default([]);

const Files = filesUpTo(caseFilesMax);

const ReplyFiles = filesUpTo(caseReplyFilesMax);

/** The number of an order as people see it; empty where there is none. */
const OrderNo = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^((TO|AO)-\d{6}-\d{4,9}(-\d{1,2})?)?$/, 'orderNo')
  .default('');

/** The secret of the link by which a visitor follows its case. */
export const CaseKey = z.string().regex(/^[A-Za-z0-9_-]{43}$/, 'invalid');

const Contact = {
  name: needed(80),
  company: text(200).default(''),
  /** A signed-in author is written to at the account's own address, whatever stands here. */
  email: Email,
  phone: text(40).default(''),
};

const Words = needed(caseTextMax);

/** The response to a new case: its number, and its id for a signed-in author. */
const Added = z.object({
  id: Id.nullable(),
  no: z.string(),
  email: z.string(),
  /** Until when support takes it up. */
  dueAt: Instant,
});

export const legalAdd = {
  input: z.object({
    topic: z.enum(legalTopics, 'needed'),
    side: z.enum(caseSides, 'needed'),
    counterparty: text(200).default(''),
    orderNo: OrderNo,
    wish: CaseWish.or(z.literal('')).default(''),
    text: Words,
    files: Files,
    ...Contact,
  }),
  output: Added,
};

export const complaintAdd = {
  input: z
    .object({
      topic: z.enum(complaintTopics, 'needed'),
      sellerId: Id.optional(),
      sellerName: text(200).default(''),
      orderNo: OrderNo,
      wish: CaseWish.or(z.literal('')).default(''),
      /** Support may show the complaint to the seller and ask for its answer. */
      mayForward: z.boolean().default(false),
      text: Words,
      files: Files,
      ...Contact,
    })
    .refine((complaint) => complaint.sellerId !== undefined || complaint.sellerName !== '', {
      path: ['sellerName'],
      message: 'needed',
      // Said beside the other faults of a form, and not of what is no form.
      when: ({ value }) => typeof value === 'object' && value !== null,
    }),
  output: Added,
};

export const feedbackAdd = {
  input: z.object({
    topic: z.enum(feedbackTopics, 'needed'),
    /** The page that it is about, as a path. */
    page: text(200).default(''),
    text: Words,
    files: Files,
    ...Contact,
  }),
  output: Added,
};

export const complaintSeller = {
  input: z.object({ id: Id }),
  output: z.object({ id: Id, name: z.string() }),
};

export const caseUpload = {
  input: z.object({}),
  output: z.object({
    url: FileUrl,
    link: z.string(),
    name: z.string(),
    size: z.number().int(),
    type: z.string(),
    ticket: Id,
  }),
};

const ListInput = Paging.extend({ state: CaseStateSchema.optional() });

const caseListSchemas = { input: ListInput, output: pageOf(CaseSummary) };

const caseDetailSchemas = { input: z.object({ id: Id }), output: CaseView };

/** A message or an event of the author; text is required to reply and to reopen. */
const Reply = z
  .object({
    event: z.enum(['reply', 'close', 'reopen']).default('reply'),
    text: text(caseTextMax).default(''),
    files: ReplyFiles,
  })
  .refine((reply) => reply.event === 'close' || reply.text !== '', {
    path: ['text'],
    message: 'needed',
  });

const caseReplySchemas = { input: Reply.safeExtend({ id: Id }), output: CaseView };

export const legalList = caseListSchemas;

export const legalDetail = caseDetailSchemas;

export const legalReply = caseReplySchemas;

export const complaintList = caseListSchemas;

export const complaintDetail = caseDetailSchemas;

export const complaintReply = caseReplySchemas;

export const feedbackList = caseListSchemas;

export const feedbackDetail = caseDetailSchemas;

export const feedbackReply = caseReplySchemas;

export const complaintAllow = {
  input: z.object({ id: Id }),
  output: CaseView,
};

export const caseOne = {
  input: z.object({ key: CaseKey }),
  output: CaseView,
};

export const caseReplyByKey = {
  input: Reply.safeExtend({ key: CaseKey }),
  output: CaseView,
};

export const complaintAllowByKey = {
  input: z.object({ key: CaseKey }),
  output: CaseView,
};

export const receivedList = {
  input: Paging.extend({
    /** `toAnswer` is whatever still takes my answer. */
    tab: z.enum(['toAnswer', 'all']).default('all'),
  }),
  output: pageOf(ReceivedSummary),
};

export const receivedDetail = {
  input: z.object({ id: Id }),
  output: ReceivedView,
};

export const receivedReply = {
  input: z.object({ id: Id, text: Words, files: Files }),
  output: ReceivedView,
};

export const opsCaseList = {
  input: Paging.extend({
    kind: CaseKindSchema.optional(),
    /** `open` is whatever waits for support. */
    state: CaseStateSchema.or(z.literal('open')).optional(),
    mine: z.boolean().default(false),
    find: z.string().trim().max(80).default(''),
  }),
  output: pageOf(OpsCaseSummary),
};

export const opsCaseOne = {
  input: z.object({ id: Id }),
  output: OpsCaseView,
};

export const opsCaseClaim = {
  input: RecordVersion,
  output: OpsCaseView,
};

const opsMessageSchemas = {
  /** `templateId` names the template that the words began with, whose use is counted. */
  input: RecordVersion.extend({ text: Words, files: ReplyFiles, templateId: Id.optional() }),
  output: OpsCaseView,
};

export const opsCaseReply = opsMessageSchemas;

export const opsCaseRequestDetails = opsMessageSchemas;

export const opsCaseClose = opsMessageSchemas;

export const opsCaseReopen = {
  input: RecordVersion.extend({ text: Words }),
  output: OpsCaseView,
};

/** Selects what goes along: of an entry its text, and files by their place. */
const Selection = z
  .array(
    z.object({
      entryId: Id,
      text: z.boolean(),
      files: z.array(z.number().int().min(0).max(50)).max(50),
    }),
  )
  .max(50)
  .default([]);

export type Selection = z.infer<typeof Selection>;

export const opsCaseForward = {
  input: RecordVersion.extend({
    text: Words,
    selection: Selection,
    sellerId: Id.nullable().default(null),
  }),
  output: OpsCaseView,
};

export const opsCaseRequestReply = {
  input: RecordVersion.extend({ text: Words, selection: Selection }),
  output: OpsCaseView,
};

export const opsCaseWithdraw = {
  input: RecordVersion.extend({ text: Words }),
  output: OpsCaseView,
};

export const opsCasePassOn = {
  input: RecordVersion.extend({ text: Words, selection: Selection }),
  output: OpsCaseView,
};

export const opsCaseSellers = {
  input: z.object({ find: needed(80) }),
  output: z.array(z.object({ id: Id, name: z.string() })),
};
