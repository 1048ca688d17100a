import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  title: 'Looks of Assay staff',
  text: 'When staff look at your account as you see it, or at private data of yours, they give a reason, which stands here.',
  loading: 'Loading the looks',
  none: 'No member of staff has looked at your account.',
  now: 'Looking now',
  why: 'Reason: {reason}',
  kind: {
    view: 'Looked at the account as you see it, read-only',
    bankAccounts: 'Looked at bank accounts',
    documents: 'Looked at identity documents',
    contacts: 'Looked at contacts',
  },
  banner: {
    label: 'Looking as a customer',
    as: 'You are looking as {name}.',
    readOnly: 'Read-only: nothing can be changed.',
    reason: 'Reason: {reason}',
    left: 'Time left',
    over: 'The time is over',
    end: 'End the look',
  },
} satisfies Translated<typeof zh>;
