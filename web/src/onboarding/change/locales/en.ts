import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  title: 'Address, contact and mobile',
  lead: 'Goods that come back to you go to the address of your settlement. Where you move, or the contact or mobile changes, propose it here; the country cannot be changed.',
  propose: 'Propose a change',
  explained:
    'It takes effect once the review is passed. Until then what stands now stays in force.',
  send: 'Send for review',
  sent: 'The change is sent for review',
  waits: 'Assay decides on the change by {time}. Until then what stands now stays in force.',
  withdraw: 'Withdraw the change',
  withdrawn: 'The change is withdrawn',
  passed: 'The last change has been in force since {time}.',
  rejected: 'The last change was rejected on {time}: {reason}',
  table: 'The change',
  field: 'Entry',
  before: 'Now',
  after: 'Changed to',
  state: {
    proposed: 'Under review',
    pass: 'In force',
    rejected: 'Rejected',
    withdrawn: 'Withdrawn',
  },
} satisfies Translated<typeof zh>;
