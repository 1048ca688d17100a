import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  crumb: 'Inventory',
  update: 'Update by spreadsheet',
  title: 'Keys for uploads',
  text: 'With a key, your own system uploads stock lists by itself. A key uploads stock and nothing else: no orders, no money.',
  add: {
    title: 'New key',
    name: 'Name',
    nameHint: 'To tell keys apart: “ERP, daily”.',
    send: 'Make a key',
    full: 'You have {count} keys. Revoke one first.',
  },
  shown: {
    title: 'Key “{name}”',
    text: 'The key is shown only once. Copy it and keep it safe.',
    copy: 'Copy the key',
    done: 'I have kept it',
  },
  list: {
    title: 'Your keys',
    count: '{count} of {max}',
    none: 'No keys yet.',
    name: 'Name',
    hint: 'Begins with',
    mode: 'What it does',
    created: 'Made (GMT+8)',
    used: 'Last used (GMT+8)',
    never: 'never',
    acts: 'Actions',
  },
  revoke: {
    action: 'Revoke',
    of: 'Revoke key “{name}”',
    title: 'Revoke key “{name}”',
    text: 'Programs with this key can no longer upload, from now on. A revoked key does not come back.',
    keep: 'Keep it',
    done: 'Key “{name}” is revoked.',
  },
  how: {
    title: 'How to use a key',
    upload: 'Upload a file; put your key in place of {key}. The answer holds an id.',
    uploadLabel: 'Command that uploads',
    status: 'Ask by {id} what became of it.',
    statusLabel: 'Command that asks',
    clear:
      'A file whose columns are clear is written by itself. Any other waits for you at “Update by spreadsheet”, and a message tells you.',
  },
} satisfies Translated<typeof zh>;
