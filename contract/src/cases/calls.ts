import { z } from 'zod';
import { anyone, command, query, signedIn } from '../call.ts';
import { Email, FileUrl, Id, Instant, needed, text } from '../fields.ts';
import { permissions } from '../permissions.ts';
import { quotas } from '../quotas.ts';
import { Paging, pageOf } from '../response.ts';
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
} from './case.ts';
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

/** What adding a case answers: its number, and for a signed-in author where it stands. */
const Added = z.object({
  id: Id.nullable(),
  no: z.string(),
  email: z.string(),
  /** Until when support takes it up. */
  dueAt: Instant,
});

const addFails = ['file.unknown', 'file.format'] as const;

/** Asks the legal team for support; anyone may, with an order of the market or without. */
export const legalAdd = command({
  path: '/legal/add',
  perCaller: quotas.cases,
  callers: anyone,
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
  failures: addFails,
  perMinute: 5,
});

/** Complains about a seller, by its id or by the name that the author knows. */
export const complaintAdd = command({
  path: '/complaint/add',
  perCaller: quotas.cases,
  callers: anyone,
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
    .refine((given) => given.sellerId !== undefined || given.sellerName !== '', {
      path: ['sellerName'],
      message: 'needed',
      // Said beside the other faults of a form, and not of what is no form.
      when: ({ value }) => typeof value === 'object' && value !== null,
    }),
  output: Added,
  failures: addFails,
  perMinute: 5,
});

/** Says what could be better about the market. */
export const feedbackAdd = command({
  path: '/feedback/add',
  perCaller: quotas.cases,
  callers: anyone,
  input: z.object({
    topic: z.enum(feedbackTopics, 'needed'),
    /** The page that it is about, as a path. */
    page: text(200).default(''),
    text: Words,
    files: Files,
    ...Contact,
  }),
  output: Added,
  failures: addFails,
  perMinute: 5,
});

/** The name of the settled seller that a complaint's address names; nothing else of it. */
export const complaintSeller = query({
  path: '/complaint/seller',
  callers: anyone,
  input: z.object({ id: Id }),
  output: z.object({ id: Id, name: z.string() }),
  perMinute: 30,
});

/**
 * Takes one file for a case, from anyone; what it may be is as with /file/upload. Only who has the
 * ticket can send the file with a case; it is removed after a day unless that happens.
 */
export const caseUpload = command({
  path: '/case/upload',
  perCaller: quotas.uploads,
  callers: anyone,
  form: true,
  input: z.object({}),
  output: z.object({
    url: FileUrl,
    link: z.string(),
    name: z.string(),
    size: z.number().int(),
    type: z.string(),
    ticket: Id,
  }),
  failures: ['file.empty', 'file.tooLarge', 'file.format', 'file.sides'],
  perMinute: 12,
});

const ListInput = Paging.extend({ state: CaseStateSchema.optional() });

const caseList = (path: `/${string}`) =>
  query({ path, callers: signedIn, input: ListInput, output: pageOf(CaseSummary) });

const caseDetail = (path: `/${string}`) =>
  query({ path, callers: signedIn, input: z.object({ id: Id }), output: CaseView });

/** What the author says or decides; words are needed to reply and to open again. */
const Reply = z
  .object({
    event: z.enum(['reply', 'close', 'reopen']).default('reply'),
    text: text(caseTextMax).default(''),
    files: ReplyFiles,
  })
  .refine((given) => given.event === 'close' || given.text !== '', {
    path: ['text'],
    message: 'needed',
  });

const replyFails = ['case.wrongState', 'case.reopenOver', ...addFails] as const;

const caseReply = (path: `/${string}`) =>
  command({
    path,
    callers: signedIn,
    input: Reply.safeExtend({ id: Id }),
    output: CaseView,
    failures: replyFails,
    perMinute: 20,
    perCaller: quotas.words,
  });

/** My own cases of a kind, the latest first; one of them; what I write on it. */
export const legalList = caseList('/legal/list');

export const legalDetail = caseDetail('/legal/detail');

export const legalReply = caseReply('/legal/reply');

export const complaintList = caseList('/complaint/list');

export const complaintDetail = caseDetail('/complaint/detail');

export const complaintReply = caseReply('/complaint/reply');

export const feedbackList = caseList('/feedback/list');

export const feedbackDetail = caseDetail('/feedback/detail');

export const feedbackReply = caseReply('/feedback/reply');

/** Lets support show my complaint to its seller, where I had not allowed it before. */
export const complaintAllow = command({
  path: '/complaint/allowForward',
  callers: signedIn,
  input: z.object({ id: Id }),
  output: CaseView,
  failures: replyFails,
});

/** The case that the link of a mail opens: for authors without an account. */
export const caseOne = query({
  path: '/case/one',
  callers: anyone,
  input: z.object({ key: CaseKey }),
  output: CaseView,
  perMinute: 30,
});

/** What the author of a linked case writes on it. */
export const caseReplyByKey = command({
  path: '/case/reply',
  perCaller: quotas.words,
  callers: anyone,
  input: Reply.safeExtend({ key: CaseKey }),
  output: CaseView,
  failures: replyFails,
  secret: true,
  perMinute: 10,
});

/** Lets support show the complaint that a link opens to its seller. */
export const complaintAllowByKey = command({
  path: '/case/allowForward',
  callers: anyone,
  input: z.object({ key: CaseKey }),
  output: CaseView,
  failures: replyFails,
  secret: true,
  perMinute: 10,
});

/** Complaints that support forwarded to me as their seller; what waits for me first. */
export const receivedList = query({
  path: '/complaint/received/list',
  callers: ['settled'],
  input: Paging.extend({
    /** `toAnswer` is whatever still takes my answer. */
    tab: z.enum(['toAnswer', 'all']).default('all'),
  }),
  output: pageOf(ReceivedSummary),
});

export const receivedDetail = query({
  path: '/complaint/received/detail',
  callers: ['settled'],
  input: z.object({ id: Id }),
  output: ReceivedView,
});

/** Answers a complaint that was forwarded to me; support reads it, and passes on what it chooses. */
export const receivedReply = command({
  path: '/complaint/received/reply',
  callers: ['settled'],
  input: z.object({ id: Id, text: Words, files: Files }),
  output: ReceivedView,
  failures: ['case.sellerClosed', 'case.sellerWithdrawn', 'case.sellerAnswered', ...replyFails],
  perMinute: 20,
  perCaller: quotas.words,
});

export const opsCaseList = query({
  path: '/ops/case/list',
  callers: permissions.cases,
  input: Paging.extend({
    kind: CaseKindSchema.optional(),
    /** `open` is whatever waits for support. */
    state: CaseStateSchema.or(z.literal('open')).optional(),
    mine: z.boolean().default(false),
    find: z.string().trim().max(80).default(''),
  }),
  output: pageOf(OpsCaseSummary),
});

export const opsCaseOne = query({
  path: '/ops/case/one',
  callers: permissions.cases,
  input: z.object({ id: Id }),
  output: OpsCaseView,
});

const Seen = z.object({ id: Id, version: z.number().int() });

const opsFails = ['case.wrongState', 'case.changed'] as const;

/** Takes a case up, or over from a colleague. */
export const opsCaseTake = command({
  path: '/ops/case/take',
  callers: permissions.caseWork,
  input: Seen,
  output: OpsCaseView,
  failures: opsFails,
});

const opsSay = (path: `/${string}`) =>
  command({
    path,
    callers: permissions.caseWork,
    /** `templateId` names the template that the words began with, whose use is counted. */
    input: Seen.extend({ text: Words, files: ReplyFiles, templateId: Id.optional() }),
    output: OpsCaseView,
    failures: [...opsFails, ...addFails],
  });

/** Answers; the author is told by message and mail, and may ask on. */
export const opsCaseAnswer = opsSay('/ops/case/answer');

/** Asks the author for what is missing; the case waits for it. */
export const opsCaseAskBack = opsSay('/ops/case/askBack');

/** Closes with a reason that the author reads. */
export const opsCaseClose = opsSay('/ops/case/close');

/** Opens a closed case again, within its days. */
export const opsCaseReopen = command({
  path: '/ops/case/reopen',
  callers: permissions.caseWork,
  input: Seen.extend({ text: Words }),
  output: OpsCaseView,
  failures: [...opsFails, 'case.reopenOver'],
});

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

const forwardFails = ['case.changed', ...replyFails] as const;

/**
 * Forwards a complaint to its seller with the author's words and files that are chosen. Texts that
 * hold the author's own contacts are refused unless the author is a party of the seller's order.
 */
export const opsCaseForward = command({
  path: '/ops/case/forward',
  callers: permissions.caseWork,
  input: Seen.extend({ text: Words, selection: Selection, sellerId: Id.nullable().default(null) }),
  output: OpsCaseView,
  failures: forwardFails,
});

/** Asks the seller again; more of the author's words may go along. */
export const opsCaseRequestReply = command({
  path: '/ops/case/requestReply',
  callers: permissions.caseWork,
  input: Seen.extend({ text: Words, selection: Selection }),
  output: OpsCaseView,
  failures: forwardFails,
});

/** Takes a forwarding back: the seller no longer reads what was selection to it. */
export const opsCaseWithdraw = command({
  path: '/ops/case/withdrawForward',
  callers: permissions.caseWork,
  input: Seen.extend({ text: Words }),
  output: OpsCaseView,
  failures: forwardFails,
});

/** Answers the author with what is chosen of the seller's answer. */
export const opsCasePassOn = command({
  path: '/ops/case/passOn',
  callers: permissions.caseWork,
  input: Seen.extend({ text: Words, selection: Selection }),
  output: OpsCaseView,
  failures: forwardFails,
});

/** Settled sellers whose name holds a text, for a complaint that names its seller in words. */
export const opsCaseSellers = query({
  path: '/ops/case/sellers',
  callers: permissions.caseWork,
  input: z.object({ find: needed(80) }),
  output: z.array(z.object({ id: Id, name: z.string() })),
});
