import { anyone, type CallSchemas, command, query, signedIn } from '../call.ts';
import { permissions } from '../permissions.ts';
import { quotas } from '../quotas.ts';

const schemas = () => import('./schemas.ts');

const addFails = ['file.unknown', 'file.format'] as const;

/** Asks the legal team for support; anyone may, with an order of the market or without. */
export const legalAdd = command({
  path: '/legal/add',
  perCaller: quotas.cases,
  callers: anyone,
  schemas: () => schemas().then((all) => all.legalAdd),
  failures: addFails,
  perMinute: 5,
});

/** Complains about a seller, by its id or by the name that the author knows. */
export const complaintAdd = command({
  path: '/complaint/add',
  perCaller: quotas.cases,
  callers: anyone,
  schemas: () => schemas().then((all) => all.complaintAdd),
  failures: addFails,
  perMinute: 5,
});

/** Says what could be better about the market. */
export const feedbackAdd = command({
  path: '/feedback/add',
  perCaller: quotas.cases,
  callers: anyone,
  schemas: () => schemas().then((all) => all.feedbackAdd),
  failures: addFails,
  perMinute: 5,
});

/** The name of the settled seller that a complaint's address names; nothing else of it. */
export const complaintSeller = query({
  path: '/complaint/seller',
  callers: anyone,
  schemas: () => schemas().then((all) => all.complaintSeller),
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
  schemas: () => schemas().then((all) => all.caseUpload),
  failures: ['file.empty', 'file.tooLarge', 'file.format', 'file.sides'],
  perMinute: 12,
});

/*#__NO_SIDE_EFFECTS__*/
const caseList = <S extends CallSchemas>(path: `/${string}`, schemas: () => Promise<S>) =>
  query({ path, callers: signedIn, schemas });

/*#__NO_SIDE_EFFECTS__*/
const caseDetail = <S extends CallSchemas>(path: `/${string}`, schemas: () => Promise<S>) =>
  query({ path, callers: signedIn, schemas });

const replyFails = ['case.wrongState', 'case.reopenOver', ...addFails] as const;

/*#__NO_SIDE_EFFECTS__*/
const caseReply = <S extends CallSchemas>(path: `/${string}`, schemas: () => Promise<S>) =>
  command({
    path,
    callers: signedIn,
    schemas,
    failures: replyFails,
    perMinute: 20,
    perCaller: quotas.words,
  });

/** My own cases of a kind, the latest first; one of them; what I write on it. */
export const legalList = caseList('/legal/list', () => schemas().then((all) => all.legalList));

export const legalDetail = caseDetail('/legal/detail', () =>
  schemas().then((all) => all.legalDetail),
);

export const legalReply = caseReply('/legal/reply', () => schemas().then((all) => all.legalReply));

export const complaintList = caseList('/complaint/list', () =>
  schemas().then((all) => all.complaintList),
);

export const complaintDetail = caseDetail('/complaint/detail', () =>
  schemas().then((all) => all.complaintDetail),
);

export const complaintReply = caseReply('/complaint/reply', () =>
  schemas().then((all) => all.complaintReply),
);

export const feedbackList = caseList('/feedback/list', () =>
  schemas().then((all) => all.feedbackList),
);

export const feedbackDetail = caseDetail('/feedback/detail', () =>
  schemas().then((all) => all.feedbackDetail),
);

export const feedbackReply = caseReply('/feedback/reply', () =>
  schemas().then((all) => all.feedbackReply),
);

/** Lets support show my complaint to its seller, where I had not allowed it before. */
export const complaintAllow = command({
  path: '/complaint/allowForward',
  callers: signedIn,
  schemas: () => schemas().then((all) => all.complaintAllow),
  failures: replyFails,
});

/** The case that the link of a mail opens: for authors without an account. */
export const caseOne = query({
  path: '/case/one',
  callers: anyone,
  schemas: () => schemas().then((all) => all.caseOne),
  perMinute: 30,
});

/** Adds a reply by the author of a case who opened it by its link. */
export const caseReplyByKey = command({
  path: '/case/reply',
  perCaller: quotas.words,
  callers: anyone,
  schemas: () => schemas().then((all) => all.caseReplyByKey),
  failures: replyFails,
  secret: true,
  perMinute: 10,
});

/** Lets support show the complaint that a link opens to its seller. */
export const complaintAllowByKey = command({
  path: '/case/allowForward',
  callers: anyone,
  schemas: () => schemas().then((all) => all.complaintAllowByKey),
  failures: replyFails,
  secret: true,
  perMinute: 10,
});

/** Complaints that support forwarded to me as their seller; what waits for me first. */
export const receivedList = query({
  path: '/complaint/received/list',
  callers: ['settled'],
  schemas: () => schemas().then((all) => all.receivedList),
});

export const receivedDetail = query({
  path: '/complaint/received/detail',
  callers: ['settled'],
  schemas: () => schemas().then((all) => all.receivedDetail),
});

/** Answers a complaint that was forwarded to me; support reads it, and passes on what it chooses. */
export const receivedReply = command({
  path: '/complaint/received/reply',
  callers: ['settled'],
  schemas: () => schemas().then((all) => all.receivedReply),
  failures: ['case.sellerClosed', 'case.sellerWithdrawn', 'case.sellerAnswered', ...replyFails],
  perMinute: 20,
  perCaller: quotas.words,
});

export const opsCaseList = query({
  path: '/ops/case/list',
  callers: permissions.cases,
  schemas: () => schemas().then((all) => all.opsCaseList),
});

export const opsCaseOne = query({
  path: '/ops/case/one',
  callers: permissions.cases,
  schemas: () => schemas().then((all) => all.opsCaseOne),
  failures: ['case.own'],
});

const opsFails = [
  'case.wrongState',
  'case.changed',
  'case.reopenOver',
  'case.own',
  ...addFails,
] as const;

/** Takes a case up, or over from a colleague. */
export const opsCaseClaim = command({
  path: '/ops/case/take',
  callers: permissions.caseWork,
  schemas: () => schemas().then((all) => all.opsCaseClaim),
  failures: opsFails,
});

/*#__NO_SIDE_EFFECTS__*/
const defineOpsCommand = <S extends CallSchemas>(path: `/${string}`, schemas: () => Promise<S>) =>
  command({
    path,
    callers: permissions.caseWork,
    schemas,
    failures: opsFails,
  });

/** Answers; the author is notified by message and mail, and may ask on. */
export const opsCaseReply = defineOpsCommand('/ops/case/answer', () =>
  schemas().then((all) => all.opsCaseReply),
);

/** Asks the author for what is missing; the case waits for it. */
export const opsCaseRequestDetails = defineOpsCommand('/ops/case/askBack', () =>
  schemas().then((all) => all.opsCaseRequestDetails),
);

/** Closes with a reason that the author reads. */
export const opsCaseClose = defineOpsCommand('/ops/case/close', () =>
  schemas().then((all) => all.opsCaseClose),
);

/** Opens a closed case again, within its days. */
export const opsCaseReopen = command({
  path: '/ops/case/reopen',
  callers: permissions.caseWork,
  schemas: () => schemas().then((all) => all.opsCaseReopen),
  failures: opsFails,
});

const forwardFails = ['case.changed', 'case.own', ...replyFails] as const;

/**
 * Forwards a complaint to its seller with the author's words and files that are chosen. Texts that
 * hold the author's own contacts are refused unless the author is a party of the seller's order.
 */
export const opsCaseForward = command({
  path: '/ops/case/forward',
  callers: permissions.caseWork,
  schemas: () => schemas().then((all) => all.opsCaseForward),
  failures: forwardFails,
});

/** Asks the seller again; more of the author's words may go along. */
export const opsCaseRequestReply = command({
  path: '/ops/case/requestReply',
  callers: permissions.caseWork,
  schemas: () => schemas().then((all) => all.opsCaseRequestReply),
  failures: forwardFails,
});

/** Takes a forwarding back: the seller no longer reads what was selection to it. */
export const opsCaseWithdraw = command({
  path: '/ops/case/withdrawForward',
  callers: permissions.caseWork,
  schemas: () => schemas().then((all) => all.opsCaseWithdraw),
  failures: forwardFails,
});

/** Answers the author with what is chosen of the seller's answer. */
export const opsCasePassOn = command({
  path: '/ops/case/passOn',
  callers: permissions.caseWork,
  schemas: () => schemas().then((all) => all.opsCasePassOn),
  failures: forwardFails,
});

/** Settled sellers whose name holds a text, for a complaint that names its seller in words. */
export const opsCaseSellers = query({
  path: '/ops/case/sellers',
  callers: permissions.caseWork,
  schemas: () => schemas().then((all) => all.opsCaseSellers),
});
