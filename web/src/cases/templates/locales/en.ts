import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  title: 'Answer templates',
  about:
    'Words for answers to cases, once in each of the five languages; they are inserted in the language of the author.',
  add: 'Add a template',
  none: 'There is no template yet.',
  name: 'Name',
  used: 'Times used',
  usedAt: 'Last used',
  never: 'never',
  changed: 'Last changed',
  history: 'History',
  version: 'Version',
  number: 'Version {number}',
  restore: 'Restore',
  restored: 'Version {number} stands in the form; save it to use it.',
  edit: 'Edit',
  save: 'Save',
  saved: 'The template is saved.',
  remove: 'Remove',
  removeSure: 'Remove for good',
  removed: 'The template is removed.',
  placeholders: 'Names in braces are filled from the case:',
  insert: 'Insert a template',
  choose: 'Choose a template',
  inLang: 'Inserted in {lang}',
  example: {
    name: 'Customer',
    seller: 'Seller company',
    handler: 'Support',
  },
} satisfies Translated<typeof zh>;
