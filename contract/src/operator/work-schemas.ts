import { z } from 'zod';
import { Id, Instant, needed } from '../fields.ts';
import { Nothing } from '../response-schemas.ts';
import { BULK_MAX, WORK_NOTE_MAX } from './constants.ts';
import { OpenPageRef, QueueFilter, RecordRef, WorkClaim } from './schemas.ts';

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

const on = {
  output: WorkOn,
};

export const opsWorkOn = {
  ...on,
  input: RecordRef,
};

/** Who is on a row of a list of records; rows of which nobody has claim or note are among them. */
const WorkOfRow = z.object({
  ref: z.string(),
  claim: WorkClaim.nullable(),
  notes: z.number().int(),
  /** Whether the record waits in a queue of the caller's, so that it can be claimed. */
  isOpen: z.boolean(),
});

export const opsWorkOfList = {
  input: z.object({
    record: RecordRef.shape.record,
    refs: z.array(RecordRef.shape.ref).min(1).max(BULK_MAX),
  }),
  output: z.object({ list: z.array(WorkOfRow) }),
};

export const opsWorkClaim = {
  ...on,
  input: RecordRef.extend({ takeOver: z.boolean().default(false) }),
};

export const opsWorkRelease = {
  ...on,
  input: RecordRef,
};

export const opsWorkTransfer = {
  ...on,
  input: RecordRef.extend({ to: Id, note: needed(WORK_NOTE_MAX) }),
};

export const opsWorkNote = {
  ...on,
  input: RecordRef.extend({ text: needed(WORK_NOTE_MAX) }),
};

export const opsWorkBulk = {
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
};

export const opsBell = {
  input: Nothing,
  output: z.array(WorkNote.extend({ ref: z.string(), link: z.string() })),
};

export const opsBellRead = {
  input: z.object({ id: Id }),
  output: Nothing,
};

/** A filter of the queues that somebody saved under a name. */
export const SavedView = z.object({ id: Id, name: z.string(), filter: QueueFilter });

export type SavedView = z.infer<typeof SavedView>;

const views = {
  output: z.array(SavedView),
};

export const opsViewList = {
  ...views,
  input: Nothing,
};

export const opsViewSave = {
  ...views,
  input: z.object({ name: needed(40), filter: QueueFilter }),
};

export const opsViewRemove = {
  ...views,
  input: z.object({ id: Id }),
};

/** Names of colleagues who have a record open, without the caller. */
const Readers = z.array(z.string());

export const opsWorkRead = {
  input: OpenPageRef,
  output: z.object({ readers: Readers }),
};

export const opsWorkReaders = {
  input: z.object({}),
  output: z.object({ list: z.array(OpenPageRef.extend({ readers: Readers })) }),
};
