import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  held: 'This lot resembles one that failed inspection. Support is looking at it until {time}; it cannot be paid before.',
  open: 'This lot resembles one that failed inspection, and support has not decided yet. Inspection checks the goods before money is released.',
  refused:
    'Support takes this lot for one that failed inspection: it cannot be paid. The order can be cancelled; unpaid, it costs nothing.',
  upheld: 'Support takes this lot for one that failed inspection.',
  toWarnings: 'See the warnings',
} satisfies Translated<typeof zh>;
