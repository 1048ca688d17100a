import type { EventOf, GuardOf, Row } from '../state-machine.ts';
import type { InspectionState } from './inspection-schemas.ts';

/**
 * Who acts on an inspection. A qc person becomes the author with the first result. A colleague was
 * the author before somebody took over. A reviewer took no part (domain section 8: the author never
 * reviews).
 */
export const inspectionActors = ['author', 'colleague', 'reviewer'] as const;
export type InspectionActor = (typeof inspectionActors)[number];

/** The part of the sampling plan that a row writes: result, size or omission of one test. */
export type PlanWrite = 'result' | 'sample' | 'omission';

type InspectionRowShape = Row<
  InspectionState,
  InspectionActor,
  { readonly plan: PlanWrite; readonly photos: 'reason'; readonly report: 'sign' }
>;

/** The inspection of one lot: one set of rows, from the first result to the issued report. */
export const inspectionTable = [
  {
    event: 'record',
    from: 'testing',
    to: 'testing',
    by: ['author'],
    when: 'nothingSuspect',
    plan: 'result',
  },
  {
    event: 'record',
    from: 'testing',
    to: 'stopped',
    by: ['author'],
    when: 'somethingSuspect',
    plan: 'result',
  },
  { event: 'resize', from: 'testing', to: 'testing', by: ['author'], plan: 'sample' },
  { event: 'describe', from: 'testing', to: 'testing', by: ['author'] },
  { event: 'explain', from: 'testing', to: 'testing', by: ['author'], photos: 'reason' },
  { event: 'leaveOut', from: 'testing', to: 'testing', by: ['author'], plan: 'omission' },
  { event: 'reassign', from: 'testing', to: 'testing', by: ['colleague', 'reviewer'] },
  { event: 'reassign', from: 'stopped', to: 'stopped', by: ['colleague', 'reviewer'] },
  { event: 'resume', from: 'stopped', to: 'testing', by: ['author'] },
  { event: 'conclude', from: 'testing', to: 'review', by: ['author'], when: 'everyTestRecorded' },
  { event: 'sendBack', from: 'review', to: 'testing', by: ['reviewer'] },
  { event: 'issue', from: 'review', to: 'issued', by: ['reviewer'], report: 'sign' },
] as const satisfies readonly InspectionRowShape[];

export type InspectionRow = (typeof inspectionTable)[number];
export type InspectionEvent = EventOf<InspectionRow>;
export type InspectionGuard = GuardOf<InspectionRow>;
