import { command, query } from '../call.ts';
import { permissions } from '../permissions.ts';

const schemas = () => import('./schemas.ts');

// The content desk.

const desk = permissions.content;

/** Support sees the deals that go wrong, so it may propose a supplier too. */
const blacklistDesk = permissions.blacklist;

export const opsPageList = query({
  path: '/ops/content/page/list',
  callers: desk,
  schemas: () => schemas().then((all) => all.opsPageList),
});

export const opsPageOne = query({
  path: '/ops/content/page/one',
  callers: desk,
  schemas: () => schemas().then((all) => all.opsPageOne),
});

/** Draws a text as readers would see it; nothing is kept. */
export const opsPagePreview = query({
  path: '/ops/content/page/preview',
  bodyKb: 256,
  callers: desk,
  schemas: () => schemas().then((all) => all.opsPagePreview),
});

/** Publishes a text over the revision that its editor saw. */
export const opsPagePublish = command({
  path: '/ops/content/page/publish',
  bodyKb: 256,
  callers: desk,
  schemas: () => schemas().then((all) => all.opsPagePublish),
  failures: ['content.changed', 'content.legal'],
});

/** Takes a page back to an earlier revision, 0 for the product's own text; history only grows. */
export const opsPageRevert = command({
  path: '/ops/content/page/revert',
  callers: desk,
  schemas: () => schemas().then((all) => all.opsPageRevert),
  failures: ['content.changed', 'content.legal'],
});

export const opsBlacklistList = query({
  path: '/ops/content/blacklist/list',
  callers: blacklistDesk,
  schemas: () => schemas().then((all) => all.opsBlacklistList),
});

export const opsBlacklistCandidates = query({
  path: '/ops/content/blacklist/candidates',
  callers: blacklistDesk,
  schemas: () => schemas().then((all) => all.opsBlacklistCandidates),
});

/** The line of one entry of the quarantine register, or what became of its proposal. */
export const opsBlacklistOfRegister = query({
  path: '/ops/content/blacklist/register',
  callers: blacklistDesk,
  schemas: () => schemas().then((all) => all.opsBlacklistOfRegister),
});

export const entryFails = ['content.changed', 'content.wrongState'] as const;
/** A party of an entry's deal takes no step of the desk on it. */
const deskFails = [...entryFails, 'order.own'] as const;

/** Proposes a supplier; somebody else publishes (domain section 6). */
export const opsBlacklistPropose = command({
  path: '/ops/content/blacklist/propose',
  callers: blacklistDesk,
  schemas: () => schemas().then((all) => all.opsBlacklistPropose),
  failures: ['content.already', 'content.hasAccount', 'order.own'],
});

/** Sends the notice; the supplier has ten working days to answer. */
export const opsBlacklistNotice = command({
  path: '/ops/content/blacklist/notice',
  callers: blacklistDesk,
  schemas: () => schemas().then((all) => all.opsBlacklistNotice),
  failures: [...deskFails, 'content.over'],
});

/** Records what the supplier answered; for a deal outside of the platform the proposer may not. */
export const opsBlacklistReply = command({
  path: '/ops/content/blacklist/reply',
  callers: blacklistDesk,
  schemas: () => schemas().then((all) => all.opsBlacklistReply),
  failures: [...deskFails, 'content.sameHand'],
});

/** Makes the entry public; refused to its proposer, and before the supplier was heard. */
export const opsBlacklistPublish = command({
  path: '/ops/content/blacklist/publish',
  callers: blacklistDesk,
  schemas: () => schemas().then((all) => all.opsBlacklistPublish),
  failures: [...deskFails, 'content.sameHand', 'content.notHeard', 'content.over'],
});

/** Records an appeal against a published entry. */
export const opsBlacklistAppeal = command({
  path: '/ops/content/blacklist/appeal',
  callers: blacklistDesk,
  schemas: () => schemas().then((all) => all.opsBlacklistAppeal),
  failures: deskFails,
});

/** Answers an appeal: the entry stays, or it ends at once. */
export const opsBlacklistDecideAppeal = command({
  path: '/ops/content/blacklist/answer',
  callers: blacklistDesk,
  schemas: () => schemas().then((all) => all.opsBlacklistDecideAppeal),
  failures: [...deskFails, 'content.sameHand'],
});

/** Takes a published entry off before its end date. */
export const opsBlacklistEnd = command({
  path: '/ops/content/blacklist/end',
  callers: blacklistDesk,
  schemas: () => schemas().then((all) => all.opsBlacklistEnd),
  failures: deskFails,
});

/** Drops an entry that was never public. */
export const opsBlacklistDrop = command({
  path: '/ops/content/blacklist/drop',
  callers: blacklistDesk,
  schemas: () => schemas().then((all) => all.opsBlacklistDrop),
  failures: deskFails,
});

export const opsPopularCandidates = query({
  path: '/ops/content/popular/candidates',
  callers: desk,
  schemas: () => schemas().then((all) => all.opsPopularCandidates),
});

export const opsPopularList = query({
  path: '/ops/content/popular/list',
  callers: desk,
  schemas: () => schemas().then((all) => all.opsPopularList),
});

/** Copies the line's facts of today and makes them public. */
export const opsPopularPublish = command({
  path: '/ops/content/popular/publish',
  callers: desk,
  schemas: () => schemas().then((all) => all.opsPopularPublish),
  failures: ['content.already'],
});

/** Takes a public row back; its copy stays for the record. */
export const opsPopularWithdraw = command({
  path: '/ops/content/popular/withdraw',
  callers: desk,
  schemas: () => schemas().then((all) => all.opsPopularWithdraw),
});
