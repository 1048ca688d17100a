import { command, query } from '../call.ts';
import { permissions } from '../permissions.ts';

const schemas = () => import('./schemas.ts');

const desk = permissions.notices;

/** Notices, those that wait first, and how many accounts each audience has now. */
export const opsNoticeList = query({
  path: '/ops/notice/list',
  callers: desk,
  schemas: () => schemas().then((all) => all.opsNoticeList),
});

const fails = ['notice.changed', 'notice.wrongState'] as const;

/**
 * Writes a notice, a new one where `id` is null. One that is scheduled becomes a draft again; one
 * that is being sent is not changed any more.
 */
export const opsNoticeSave = command({
  path: '/ops/notice/save',
  bodyKb: 128,
  callers: desk,
  schemas: () => schemas().then((all) => all.opsNoticeSave),
  failures: fails,
});

/** Lets a notice go at its time; refused to its writer where it is for more than one account. */
export const opsNoticePublish = command({
  path: '/ops/notice/publish',
  callers: desk,
  schemas: () => schemas().then((all) => all.opsNoticePublish),
  failures: [...fails, 'notice.sameHand'],
});

/** Ends a notice: it is not sent, or no further, and taken out of every box that it is in. */
export const opsNoticeWithdraw = command({
  path: '/ops/notice/withdraw',
  callers: desk,
  schemas: () => schemas().then((all) => all.opsNoticeWithdraw),
  failures: fails,
});
