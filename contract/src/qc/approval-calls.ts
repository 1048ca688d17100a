import { z } from 'zod';
import { command } from '../call.ts';
import { Id, needed, text } from '../fields.ts';
import { TestCode } from '../orders/terms.ts';
import { permissions } from '../permissions.ts';
import { Nothing } from '../response.ts';

const desk = permissions.labWork;

/** Requests that a value outside its limits is accepted; a second person of the lab approves it. */
export const requestDeviation = command({
  path: '/ops/qc/deviation',
  callers: desk,
  input: z.object({
    id: Id,
    test: TestCode,
    name: needed(80),
    value: needed(40),
    min: text(40).default(''),
    max: text(40).default(''),
    reason: needed(500),
  }),
  output: Nothing,
  failures: ['qc.wrongState', 'qc.limits', 'approval.open'],
});

/** Requests that the words of a report are revised without a retest; a second person approves it. */
export const requestRevision = command({
  path: '/ops/qc/reviseReport',
  callers: desk,
  input: z.object({
    no: z.string().max(30),
    conclusion: needed(2000),
    notCovered: text(1000).default(''),
    deviations: text(1000).default(''),
    reason: needed(500),
  }),
  output: Nothing,
  failures: ['qc.wrongState', 'approval.open'],
});
