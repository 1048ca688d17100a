import { command, query } from '../call.ts';
import { permissions } from '../permissions.ts';

const schemas = () => import('./work-schemas.ts');

const on = {
  callers: permissions.console,
};

export const opsWorkOn = query({
  ...on,
  path: '/ops/task/on',
  schemas: () => schemas().then((all) => all.opsWorkOn),
});

/** Returns who is on records of one kind, and whether they wait in a queue of the caller's. */
export const opsWorkOfList = query({
  ...on,
  path: '/ops/task/list',
  schemas: () => schemas().then((all) => all.opsWorkOfList),
});

/**
 * Claims a record for 15 minutes, or renews the claim. Fails with `work.taken` where a colleague is
 * on it and `takeOver` does not say that one means it.
 */
export const opsWorkClaim = command({
  ...on,
  path: '/ops/task/claim',
  schemas: () => schemas().then((all) => all.opsWorkClaim),
  failures: ['work.taken', 'work.gone'],
});

/** Ends one's own claim. */
export const opsWorkRelease = command({
  ...on,
  path: '/ops/task/release',
  schemas: () => schemas().then((all) => all.opsWorkRelease),
});

/** Gives a record to a colleague who may open it, with a note. */
export const opsWorkTransfer = command({
  ...on,
  path: '/ops/task/handOver',
  schemas: () => schemas().then((all) => all.opsWorkTransfer),
  failures: ['work.gone', 'work.colleague'],
});

/** Adds a note that only staff read. */
export const opsWorkNote = command({
  ...on,
  path: '/ops/task/note',
  schemas: () => schemas().then((all) => all.opsWorkNote),
  failures: ['work.gone'],
});

/** Claims, releases or hands over many records; each has its own outcome. A dry run writes nothing. */
export const opsWorkBulk = command({
  path: '/ops/task/bulk',
  callers: permissions.console,
  schemas: () => schemas().then((all) => all.opsWorkBulk),
  failures: ['work.note', 'work.taken', 'work.gone', 'work.colleague'],
});

/** Records that colleagues handed to the reader and that were not opened yet. */
export const opsBell = query({
  path: '/ops/bell',
  callers: permissions.console,
  schemas: () => schemas().then((all) => all.opsBell),
});

export const opsBellRead = command({
  path: '/ops/bell/seen',
  callers: permissions.console,
  schemas: () => schemas().then((all) => all.opsBellRead),
});

const views = {
  callers: permissions.console,
};

export const opsViewList = query({
  ...views,
  path: '/ops/view/list',
  schemas: () => schemas().then((all) => all.opsViewList),
});

/** Saves a filter; one with the same name is replaced. */
export const opsViewSave = command({
  ...views,
  path: '/ops/view/save',
  schemas: () => schemas().then((all) => all.opsViewSave),
  failures: ['work.tooManyViews'],
});

export const opsViewRemove = command({
  ...views,
  path: '/ops/view/remove',
  schemas: () => schemas().then((all) => all.opsViewRemove),
});

/** A reader is shown for so long after the last beat of the open page, in milliseconds. */
export const READER_EXPIRES_MS = 20_000;

/** An open page beats so often, in milliseconds. */
export const READER_BEAT_MS = 8_000;

/**
 * Notes that the caller has a record open and returns who else has. No record changes: a reader is
 * forgotten `READER_EXPIRES_MS` after the last beat.
 */
export const opsWorkRead = command({
  path: '/ops/task/read',
  callers: permissions.console,
  schemas: () => schemas().then((all) => all.opsWorkRead),
});

/** Lists all records that colleagues have open, of the kinds whose pages the caller may open. */
export const opsWorkReaders = query({
  path: '/ops/task/readers',
  callers: permissions.console,
  schemas: () => schemas().then((all) => all.opsWorkReaders),
});
