import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  atOnce: 'As soon as it is published',
  atTime: 'At a time',
  effectiveTime: 'Shown from (GMT+8)',
  beside: 'Beside it',
  besideNone: 'Nothing',
  besideIn: '{language}, to compare',
  scheduled:
    'Revision {number} is shown from {at}; until then readers see the one before it. Publishing another one at once withdraws it.',
  scheduledDone: 'Revision {number} will be shown from {at} GMT+8.',
  effectiveFrom: 'shown from {at}',
  state: { current: 'shown now', replaced: 'replaced before it was shown' },
} satisfies Translated<typeof zh>;
