import { type CallerLimit, command, query } from '../../call.ts';

const schemas = () => import('./drafts-schemas.ts');

const buyer = ['buyer'] as const;

/** Typing saves by itself: far more often than a person sends a form. */
const saving: CallerLimit = { group: 'agentDrafts', perMinute: 60, perDay: 5000 };

/** My drafts of agent orders, the one changed last first. */
export const agentDraftList = query({
  path: '/agentOrder/drafts',
  callers: buyer,
  schemas: () => schemas().then((all) => all.agentDraftList),
});

/** One of my drafts as it was typed. */
export const agentDraftOne = query({
  path: '/agentOrder/draft',
  callers: buyer,
  schemas: () => schemas().then((all) => all.agentDraftOne),
});

/**
 * Saves a draft under an id that the browser made; `version` 0 is a new one. Fails with
 * order.hasChange where it was changed, sent or deleted since that version.
 */
export const agentDraftSave = command({
  path: '/agentOrder/saveDraft',
  bodyKb: 128,
  callers: buyer,
  schemas: () => schemas().then((all) => all.agentDraftSave),
  failures: ['order.hasChange', 'order.draftsFull'],
  perMinute: 240,
  perCaller: saving,
});

/** Deletes one of my drafts; one that is gone already stays so. */
export const agentDraftDelete = command({
  path: '/agentOrder/deleteDraft',
  callers: buyer,
  schemas: () => schemas().then((all) => all.agentDraftDelete),
});
