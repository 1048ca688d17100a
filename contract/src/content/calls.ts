import { anyone, command, parties, query } from '../call.ts';
import { quotas } from '../quotas.ts';
import { entryFails } from './staff-calls.ts';

const schemas = () => import('./schemas.ts');

/** The four live counters of the home page; `asOf` is when they were counted. */
export const homeCounters = query({
  path: '/home/counters',
  callers: anyone,
  schemas: () => schemas().then((all) => all.homeCounters),
});

export const homeBlacklist = query({
  path: '/home/blacklist',
  callers: anyone,
  schemas: () => schemas().then((all) => all.homeBlacklist),
});

export const homePopularParts = query({
  path: '/home/popularParts',
  callers: anyone,
  schemas: () => schemas().then((all) => all.homePopularParts),
});

export const blogOne = query({
  path: '/blog/one',
  callers: anyone,
  schemas: () => schemas().then((all) => all.blogOne),
});

/** The notice that a supplier got; not there for anybody else. */
export const blacklistNotice = query({
  path: '/home/blacklist/notice',
  callers: parties,
  schemas: () => schemas().then((all) => all.blacklistNotice),
});

/** The supplier's written answer, once. */
export const blacklistReply = command({
  path: '/home/blacklist/reply',
  perCaller: quotas.words,
  callers: parties,
  schemas: () => schemas().then((all) => all.blacklistReply),
  failures: entryFails,
});

/** The supplier's appeal against an entry that is public, once. */
export const blacklistAppeal = command({
  path: '/home/blacklist/appeal',
  perCaller: quotas.cases,
  callers: parties,
  schemas: () => schemas().then((all) => all.blacklistAppeal),
  failures: entryFails,
});
