import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  title: 'BOM inquiry',
  template: 'Template',
  head: 'Upload or paste a bill of materials: each line is matched to stock and price, then sent to sellers at once.',
  lead: 'Your list as it is: which column holds the part number, manufacturer and quantity is found, and you may correct it.',
  steps: {
    label: 'BOM inquiry in 3 steps',
    upload: 'Upload',
    uploadNote: '{endings}, up to {mb} MB and {rows} lines',
    columns: 'Match columns',
    columnsNote: 'the part number is required',
    check: 'Check lines and send',
    checkNote: 'each line is matched to stock',
    toChoose_one: '{count} line needs a choice from you',
    toChoose_other: '{count} lines need a choice from you',
  },
  file: {
    title: 'File',
    hint: '{endings}, up to {mb} MB',
    visitor: 'not signed in: up to {mb} MB, kept for {hours} hours',
    lost: 'The network failed and the file did not arrive. Try again.',
  },
  paste: {
    title: 'Or paste',
    label: 'Cells of a spreadsheet, or a list of part numbers',
    hint: 'Pasting anywhere on this page works too',
    go: 'Match these lines',
    tooLong: 'More than {max} characters. Upload a file instead.',
  },
  hereText: 'BOMs of this browser are kept for {hours} hours:',
  hereOpen: 'Open the last one',
  noScript: {
    text: 'Matching a BOM needs JavaScript. Without it, search part by part, or send the list to the Shenzhen desk.',
    search: 'Search by part number',
    contact: 'Contact us',
  },
  how: {
    title: 'From list to quotes',
    match: 'Match',
    matchText:
      'Each line says exact, other spelling, base part, choose one, other manufacturer or no stock. Nothing is guessed for you.',
    count: 'Quantity',
    countText:
      'Designators are counted against the quantity; boards times quantity plus attrition, rounded up.',
    send: 'Enquiry',
    sendText:
      'Sign-in is asked for at sending only. Each line asks at most {sellers} sellers who have it.',
  },
  saved: {
    title: 'Saved BOMs',
    search: 'Find by name or number',
    name: 'Name',
    no: 'Number',
    lines: 'Lines',
    boards: 'Boards',
    sent: 'Lines sent',
    changed: 'Changed (GMT+8)',
    acts: 'Actions',
    open: 'Open {name}',
    delete: 'Delete',
    deleteOf: 'Delete {name}',
    deleteTitle: 'Delete the BOM',
    deleteText: '“{name}” with its {lines} lines is deleted. Enquiries already sent stay.',
    keep: 'Keep it',
    deleted: 'The BOM is deleted.',
    none: 'No BOM is saved yet.',
    noneFound: 'No BOM is found.',
  },
  one: {
    loading: 'Opening the BOM',
    gone: 'This BOM is not there any more, or needs its owner to sign in.',
    goneText: 'BOMs uploaded without signing in are kept for {hours} hours.',
    another: 'Upload another',
    login: 'Log in',
  },
} satisfies Translated<typeof zh>;
