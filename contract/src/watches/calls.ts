import { command, parties, query } from '../call.ts';
import { quotas } from '../quotas.ts';

const schemas = () => import('./schemas.ts');

/** How many part numbers one member may watch at a time. */
export const WATCHES_MAX = 500;

/** The member's watched parts, the latest first. */
export const watchList = query({
  path: '/watch/list',
  callers: parties,
  schemas: () => schemas().then((all) => all.watchList),
});

/** Which of some parts the member watches, and how many it watches in all. */
export const watchStates = query({
  path: '/watch/states',
  callers: parties,
  schemas: () => schemas().then((all) => all.watchStates),
});

/** Begins to watch a part; one that is watched already stays as it is. */
export const watchAdd = command({
  path: '/watch/add',
  perCaller: quotas.watches,
  callers: parties,
  schemas: () => schemas().then((all) => all.watchAdd),
  failures: ['watch.tooMany'],
});

/** Changes what is wanted of a watched part; what is left out stays. */
export const watchWant = command({
  path: '/watch/want',
  perCaller: quotas.watches,
  callers: parties,
  schemas: () => schemas().then((all) => all.watchWant),
});

/** Ends a watch; one that has ended stays ended. */
export const watchEnd = command({
  path: '/watch/end',
  callers: parties,
  schemas: () => schemas().then((all) => all.watchEnd),
});
