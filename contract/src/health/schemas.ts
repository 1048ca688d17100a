import { z } from 'zod';
import { Id, Instant } from '../fields.ts';
import { Nothing } from '../response-schemas.ts';
import { messageChannels } from './constants.ts';

const Count = z.number().int();

/** A number of a job in the queue; beyond what a double holds, so a text. */
const QueueId = z.string().regex(/^\d{1,19}$/, 'invalid');

/** A job that comes round, or that a record caused, with its last run. */
const JobHealth = z.object({
  job: z.string(),
  /** Five fields of cron in UTC; null for a job that records cause. */
  pattern: z.string().nullable(),
  lastAt: Instant.nullable(),
  tookMs: Count.nullable(),
  nextAt: Instant.nullable(),
  waiting: Count,
  running: Count,
  /** Failed runs one after the other, up to the last. */
  failures: Count,
  error: z.string().nullable(),
  /** Staff may run it at once: it comes round by itself and bears that. */
  canRun: z.boolean(),
});

export type JobHealth = z.infer<typeof JobHealth>;

const Channel = z.enum(messageChannels);

const ChannelHealth = z.object({
  channel: Channel,
  waiting: Count,
  /** Tried and waiting for another attempt, or out of attempts. */
  failed: Count,
  sentToday: Count,
  refusedToday: Count,
  oldestAt: Instant.nullable(),
});

export type ChannelHealth = z.infer<typeof ChannelHealth>;

/** A queued job whose last attempt failed; a message has its kind and masked recipient. */
const FailedJob = z.object({
  id: QueueId,
  job: z.string(),
  kind: z.string(),
  recipient: z.string(),
  addedAt: Instant,
  attempts: Count,
  attemptsMax: Count,
  /** Null once no attempt is left. */
  nextAt: Instant.nullable(),
  error: z.string(),
});

export type FailedJob = z.infer<typeof FailedJob>;

const RefusedMessage = z.object({
  id: Id,
  channel: Channel,
  kind: z.string(),
  recipient: z.string(),
  error: z.string(),
  at: Instant,
});

export type RefusedMessage = z.infer<typeof RefusedMessage>;

/** The process that answers, and what it works with. */
const SystemHealth = z.object({
  streams: Count,
  searchReady: z.boolean(),
  diskFree: z.number(),
  diskTotal: z.number(),
  pools: z.array(
    z.object({ name: z.string(), max: Count, open: Count, idle: Count, waiting: Count }),
  ),
  migrations: z.object({ ran: Count, last: z.string() }),
  /** From when on the key signs reports; null where that is not known. */
  keyFrom: Instant.nullable(),
});

/** A process of the market, as it last wrote its state. */
const ProcessHealth = z.object({
  id: Id,
  host: z.string(),
  pid: Count,
  startedAt: Instant,
  beatAt: Instant,
  /** It has not written its state for a minute. */
  isSilent: z.boolean(),
  streams: Count,
  memoryBytes: z.number(),
  searchReady: z.boolean(),
  connectionsUsed: Count,
  connectionsMax: Count,
});

export type ProcessHealth = z.infer<typeof ProcessHealth>;

/** A problem: a message waits for long, or a job failed several times. */
const HealthProblem = z.object({
  kind: z.enum(['messagesLate', 'jobFails']),
  subject: z.string(),
  since: Instant,
});

export const opsHealth = {
  input: Nothing,
  output: z.object({
    problems: z.array(HealthProblem),
    jobs: z.array(JobHealth),
    channels: z.array(ChannelHealth),
    /** The oldest of them; `failedCount` counts all. */
    failed: z.array(FailedJob),
    failedCount: Count,
    refused: z.array(RefusedMessage),
    processes: z.array(ProcessHealth),
    system: SystemHealth,
  }),
};

/** Which failed jobs are tried again: one, or all messages of a channel. */
const RetryChoice = z.union([
  z.object({ id: QueueId }),
  z.object({ channel: Channel, count: Count.min(1) }),
]);

export const opsHealthRetry = {
  input: z.object({ choice: RetryChoice }),
  output: z.object({ count: Count }),
};

export const opsHealthRun = {
  input: z.object({ job: z.string().max(80) }),
  output: z.object({ job: z.string() }),
};
