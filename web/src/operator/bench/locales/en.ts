import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  leaveOut: {
    open: 'Leave out',
    title: '{test}: leave it out',
    hint: 'Both parties read this. The price of a test that was bought is refunded when the report is issued.',
    save: 'Leave out',
    done: 'The test is left out. The reason stands in the report.',
    state: 'left out',
    because: 'Left out because',
    again: 'Record a result below to make the test after all.',
    refunded: 'It was bought: its price goes back to the buyer when the report is issued.',
  },
  reassign: {
    open: 'Take over',
    title: 'Take over from {name}',
    text: 'You become the inspector of this lot. {name} can then neither go on nor review it.',
    hint: 'Why the inspector cannot go on. It stays in the record.',
    save: 'Take over',
    done: 'You are the inspector of this lot now.',
    was: 'Taken over from {name}: {reason}',
  },
  missing: {
    instrument: 'Choose the instrument.',
    photo: 'Add a photo of the finding.',
    limits: 'A value outside its limits cannot pass.',
  },
  revocations: {
    title: 'Revocations that wait for a second person',
    report: 'Report',
    reason: 'Reason',
    by: 'Asked by, until',
  },
  overdue: 'calibration overdue',
  before: 'First result',
  other: 'Retest',
  plan: {
    bought: 'bought',
  },
  scale: 'Scale',
  scaleHint: 'Such as 1 mm or ×40; it stands in the report.',
  subjectLabel: 'Shows',
} satisfies Translated<typeof zh>;
