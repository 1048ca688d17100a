import { z } from 'zod';
import { command, query } from '../call.ts';
import { Id, Instant, needed, text } from '../fields.ts';
import { TestCode } from '../orders/terms.ts';
import { permissions } from '../permissions.ts';
import { Nothing, Paging, pageOf } from '../response.ts';
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

/** Lists non-conformity records: open ones first, the newest first. */
export const nonconformityList = query({
  path: '/ops/qc/nonconformity/list',
  callers: permissions.lab,
  input: Paging.extend({ state: z.enum(nonconformityStates).optional() }),
  output: pageOf(Nonconformity),
});

export const nonconformityOne = query({
  path: '/ops/qc/nonconformity/one',
  callers: permissions.lab,
  input: z.object({ id: Id }),
  output: Nonconformity,
});

const Key = z.object({ id: Id, version: z.number().int() });
const fails = ['order.hasChange', 'qc.wrongState', 'qc.sameHand'] as const;

/** Records cause and correction; whoever writes them does not close the record. */
export const assessNonconformity = command({
  path: '/ops/qc/nonconformity/assess',
  callers: permissions.labWork,
  input: Key.extend({ cause: needed(1000), correction: needed(1000), prevention: text(1000) }),
  output: Nonconformity,
  failures: fails,
});

/** Sends the record back to be assessed again. */
export const reopenNonconformity = command({
  path: '/ops/qc/nonconformity/reopen',
  callers: permissions.labWork,
  input: Key.extend({ reason: needed(500) }),
  output: Nonconformity,
  failures: fails,
});

/** Closes the record; refused to the person who assessed it. */
export const closeNonconformity = command({
  path: '/ops/qc/nonconformity/close',
  callers: permissions.labWork,
  input: Key,
  output: Nonconformity,
  failures: fails,
});

const Limit = z.object({
  test: TestCode,
  /** Package that the limits are of; empty for every package. */
  package: text(40),
  name: needed(80),
  unit: text(20),
  min: text(40),
  max: text(40),
});

/** Limits that a measurement at the bench is filled in with. */
export const limitTemplateList = query({
  path: '/ops/qc/limit/list',
  callers: permissions.lab,
  input: z.object({ test: TestCode.optional() }),
  output: z.array(
    Limit.extend({
      id: Id,
      version: z.number().int(),
      changedBy: z.string(),
      changedAt: Instant,
    }),
  ),
});

/** Writes a template; without an id it is a new one. */
export const saveLimitTemplate = command({
  path: '/ops/qc/limit/save',
  callers: permissions.labWork,
  input: Limit.extend({ id: Id.nullable(), version: z.number().int() }),
  output: Nothing,
  failures: ['order.hasChange'],
});

export const removeLimitTemplate = command({
  path: '/ops/qc/limit/remove',
  callers: permissions.labWork,
  input: Key,
  output: Nothing,
  failures: ['order.hasChange'],
});
