import { z } from 'zod';
import { Id, Instant, needed, RecordVersion, text } from '../fields.ts';
import { TestCode } from '../orders/terms-schemas.ts';
import { Nothing, Paging, pageOf } from '../response-schemas.ts';
import { LimitText } from './limits/schemas.ts';
import { type NonconformityEvent, nonconformityStates } from './nonconformity-machine.ts';

/** A nonconformity of a rejected lot, and the lab's action on it. */
export const Nonconformity = z.object({
  id: Id,
  no: z.string(),
  state: z.enum(nonconformityStates),
  version: z.number().int(),
  inspectionId: Id,
  reportNo: z.string(),
  orderNo: z.string(),
  lotNo: z.string(),
  mpn: z.string(),
  manufacturer: z.string(),
  verdict: z.enum(['fail', 'suspect']),
  /** Tests that found it. */
  findings: z.array(
    z.object({ test: TestCode, sampled: z.number().int(), failed: z.number().int() }),
  ),
  openedAt: Instant,
  cause: z.string(),
  correction: z.string(),
  prevention: z.string(),
  assessedBy: z.string().nullable(),
  assessedAt: Instant.nullable(),
  closedBy: z.string().nullable(),
  closedAt: Instant.nullable(),
  reopenReason: z.string().nullable(),
  /** Events that the reader may take now. */
  events: z.array(z.custom<NonconformityEvent>((one) => typeof one === 'string')),
});

export type Nonconformity = z.infer<typeof Nonconformity>;

export const nonconformityList = {
  input: Paging.extend({ state: z.enum(nonconformityStates).optional() }),
  output: pageOf(Nonconformity),
};

export const nonconformityOne = {
  input: z.object({ id: Id }),
  output: Nonconformity,
};

export const assessNonconformity = {
  input: RecordVersion.extend({
    cause: needed(1000),
    correction: needed(1000),
    prevention: text(1000),
  }),
  output: Nonconformity,
};

export const reopenNonconformity = {
  input: RecordVersion.extend({ reason: needed(500) }),
  output: Nonconformity,
};

export const closeNonconformity = {
  input: RecordVersion,
  output: Nonconformity,
};

/** Limits of one measured value of a test, as they are stored; older ones may hold other texts. */
export const Limit = z.object({
  test: TestCode,
  /** Package that the limits are of; empty for every package. */
  package: text(40),
  name: needed(80),
  unit: text(20),
  min: text(40),
  max: text(40),
});

export const limitTemplateList = {
  input: z.object({ test: TestCode.optional() }),
  output: z.array(
    Limit.extend({
      id: Id,
      version: z.number().int(),
      changedBy: z.string(),
      /** The second person; empty for limits of before. */
      confirmedBy: z.string(),
      changedAt: Instant,
    }),
  ),
};

export const proposeLimit = {
  input: Limit.extend({
    id: Id.nullable(),
    version: z.number().int(),
    min: LimitText,
    max: LimitText,
    reason: needed(500),
  }),
  output: Nothing,
};

export const proposeLimitRemoval = {
  input: RecordVersion.extend({ reason: needed(500) }),
  output: Nothing,
};
