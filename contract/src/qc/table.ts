import type { Row } from '../state-machine.ts';
import type { InspectionState } from './calls.ts';

/**
 * Who acts on an inspection. A qc person becomes the author with the first result; the reviewer is
 * another one (domain section 8: the author never reviews).
 */
export const inspectionActors = ['author', 'reviewer'] as const;
export type InspectionActor = (typeof inspectionActors)[number];

/** The inspection of one lot: one set of rows, from the first result to the issued report. */
export const inspectionTable = [
  {
    event: 'record',
    from: 'testing',
    to: 'testing',
    by: ['author'],
    when: 'nothingSuspect',
  },
  { event: 'record', from: 'testing', to: 'stopped', by: ['author'], when: 'somethingSuspect' },
  { event: 'size', from: 'testing', to: 'testing', by: ['author'] },
  { event: 'resume', from: 'stopped', to: 'testing', by: ['author'] },
  { event: 'conclude', from: 'testing', to: 'review', by: ['author'], when: 'everyTestRecorded' },
  { event: 'sendBack', from: 'review', to: 'testing', by: ['reviewer'] },
  { event: 'issue', from: 'review', to: 'issued', by: ['reviewer'] },
] as const satisfies readonly Row<InspectionState, InspectionActor>[];

export type InspectionRow = (typeof inspectionTable)[number];
export type InspectionEvent = InspectionRow['event'];
