import { z } from 'zod';
import { command, query } from '../call.ts';
import { Id, Instant, needed } from '../fields.ts';
import { permissions } from '../permissions.ts';
import { Nothing } from '../response.ts';
import { QueueFilter, RecordRef, WorkClaim } from './calls.ts';

/** The longest note of staff, in characters. */
export const WORK_NOTE_MAX = 1000;

/** A note of staff on a record, or a change of who is on it; only staff read it. */
export const WorkNote = z.object({
  id: Id,
  kind: z.enum(['note', 'takeOver', 'handOver']),
  by: z.string(),
  /** The colleague who got the record by a hand-over; empty otherwise. */
  to: z.string(),
  at: Instant,
  text: z.string(),
});
export type WorkNote = z.infer<typeof WorkNote>;

/** Who is on a record now, what was noted, and who could get it. */
export const WorkOn = z.object({
  claim: WorkClaim.nullable(),
  /** Whether the record waits in a queue of the reader's, so that it can be claimed. */
  isOpen: z.boolean(),
  notes: z.array(WorkNote),
  colleagues: z.array(z.object({ id: Id, name: z.string() })),
});
export type WorkOn = z.infer<typeof WorkOn>;

const on = { callers: permissions.console, output: WorkOn };

export const opsWorkOn = query({ ...on, path: '/ops/task/on', input: RecordRef });

/**
 * Claims a record for 15 minutes, or renews the claim. Fails with `work.taken` where a colleague is
 * on it and `takeOver` does not say that one means it.
 */
export const opsWorkClaim = command({
  ...on,
  path: '/ops/task/claim',
  input: RecordRef.extend({ takeOver: z.boolean().default(false) }),
  failures: ['work.taken', 'work.gone'],
});

/** Ends one's own claim. */
export const opsWorkRelease = command({ ...on, path: '/ops/task/release', input: RecordRef });

/** Gives a record to a colleague who may open it, with a note. */
export const opsWorkTransfer = command({
  ...on,
  path: '/ops/task/handOver',
  input: RecordRef.extend({ to: Id, note: needed(WORK_NOTE_MAX) }),
  failures: ['work.gone', 'work.colleague'],
});

/** Adds a note that only staff read. */
export const opsWorkNote = command({
  ...on,
  path: '/ops/task/note',
  input: RecordRef.extend({ text: needed(WORK_NOTE_MAX) }),
  failures: ['work.gone'],
});

/** The most records of one bulk act. */
export const BULK_MAX = 100;

/** Claims, releases or hands over many records; each has its own outcome. A dry run writes nothing. */
export const opsWorkBulk = command({
  path: '/ops/task/bulk',
  callers: permissions.console,
  input: z.object({
    act: z.enum(['claim', 'release', 'handOver']),
    records: z.array(RecordRef).min(1).max(BULK_MAX),
    to: Id.optional(),
    note: z.string().trim().max(WORK_NOTE_MAX, 'tooLong').default(''),
    dryRun: z.boolean(),
  }),
  output: z.object({
    rows: z.array(
      RecordRef.extend({
        outcome: z.enum(['done', 'taken', 'gone', 'notMine', 'colleague']),
        /** Who is on it, where that stands against it. */
        by: z.string(),
      }),
    ),
  }),
  failures: ['work.note', 'work.taken', 'work.gone', 'work.colleague'],
});

/** Records that colleagues handed to the reader and that were not opened yet. */
export const opsBell = query({
  path: '/ops/bell',
  callers: permissions.console,
  input: Nothing,
  output: z.array(WorkNote.extend({ ref: z.string(), link: z.string() })),
});

export const opsBellRead = command({
  path: '/ops/bell/seen',
  callers: permissions.console,
  input: z.object({ id: Id }),
  output: Nothing,
});

/** A filter of the queues that somebody saved under a name. */
export const SavedView = z.object({ id: Id, name: z.string(), filter: QueueFilter });
export type SavedView = z.infer<typeof SavedView>;
const views = { callers: permissions.console, output: z.array(SavedView) };

export const opsViewList = query({ ...views, path: '/ops/view/list', input: Nothing });

/** Saves a filter; one with the same name is replaced. */
export const opsViewSave = command({
  ...views,
  path: '/ops/view/save',
  input: z.object({ name: needed(40), filter: QueueFilter }),
  failures: ['work.tooManyViews'],
});

export const opsViewRemove = command({
  ...views,
  path: '/ops/view/remove',
  input: z.object({ id: Id }),
});

/** A reader is shown for so long after the last beat of the open page, in milliseconds. */
export const READER_EXPIRES_MS = 20_000;
/** An open page beats so often, in milliseconds. */
export const READER_BEAT_MS = 8_000;

/** Names of colleagues who have a record open, without the caller. */
const Readers = z.array(z.string());

/**
 * Notes that the caller has a record open and returns who else has. Nothing is written to the
 * database: a reader is forgotten `READER_EXPIRES_MS` after the last beat.
 */
export const opsWorkRead = query({
  path: '/ops/task/read',
  callers: permissions.console,
  input: RecordRef,
  output: z.object({ readers: Readers }),
});

/** Lists all records that colleagues have open, of the kinds whose pages the caller may open. */
export const opsWorkReaders = query({
  path: '/ops/task/readers',
  callers: permissions.console,
  input: z.object({}),
  output: z.object({ list: z.array(RecordRef.extend({ readers: Readers })) }),
});
