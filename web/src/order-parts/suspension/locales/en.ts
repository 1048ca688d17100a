import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  revoked: 'Report {report} was revoked on {time}. Reason: {reason}',
  suspended: {
    open: 'The order stands still: neither goods nor money move, and no deadline runs. Two people of support decide how it goes on.',
    asked:
      'A decision is asked for and waits for a second person. Until then the order stands still.',
  },
  released: {
    claim: 'The seller has been paid. You may apply for after-sale service.',
    later:
      'The seller has been paid. Once you have the goods you may apply for after-sale service.',
    apply: 'Apply for after-sale service',
  },
} satisfies Translated<typeof zh>;
