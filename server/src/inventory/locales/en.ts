import type { InventoryWords } from './zh.ts';

export const en = {
  messages: {
    'inventory.applied': {
      title: 'Your stock list is in',
      body: '"{file}": {added} lines added, {changed} changed, {removed} removed, {refused} rows refused. You may undo it within 24 hours.',
    },
    'inventory.failed': {
      title: 'A stock list could not be imported',
      body: '"{file}" could not be imported; nothing of your stock was changed. The page of the import says why.',
    },
    'inventory.undone': {
      title: 'Your stock list was taken back',
      body: 'All that "{file}" wrote was taken back: your stock is as it was before.',
    },
    'inventory.kept': {
      title: 'A stock list could not be taken back',
      body: '"{file}" could not be taken back; what it wrote stays as it is. The page of the import says why.',
    },
    'inventory.stays': {
      title: 'A stock list stays in its folder',
      body: '"{file}" was read once. The program may not move it, so it is not read again. Remove the file, or put a new one in its place.',
    },
    'inventory.refusedStays': {
      title: 'A file of your folder was refused',
      body: '"{file}" was not read: it is empty, too large or no spreadsheet. The program may not move it, so it stays and is not tried again. Remove the file, or put a new one in its place.',
    },
    'inventory.waits': {
      title: 'A stock list waits for you',
      body: '"{file}" needs a look by you before it goes on. Nothing of your stock was changed yet.',
    },
  },
  reasons: {
    currencyOther: 'The price is in {currency}; this file is read in {taken}.',
    priceTooHigh: 'The unit price is too high once it is in US dollars.',
    exists: 'This line is in stock already, and this list adds only.',
    duplicate:
      'Row {first} has the same part number, manufacturer, condition and date code and says something else.',
    sumTooLarge: 'The quantities of equal rows sum to more than a line may hold.',
    stockFull: 'Your stock may hold at most {max} lines; this list would exceed that.',
    fault:
      'The program failed; nothing of your stock was changed. Try again, or tell us the reference {reference}.',
    changedSince:
      'A line that the list wrote changed while it was being taken back, so nothing was taken back.',
    interrupted: 'Reading was interrupted several times; nothing was changed. Upload it again.',
  },
  columns: {
    row: 'Row',
    reason: 'Reason',
    column: 'Column',
    mpn: 'Part number',
    manufacturer: 'Manufacturer',
    quantity: 'Quantity',
    unitPrice: 'Unit price (USD)',
    condition: 'Condition',
    packaging: 'Packaging',
    dateCode: 'Date code',
    leadTime: 'Lead time',
    moq: 'MOQ',
    breakQuantity: 'Price break quantity {n}',
    breakPrice: 'Price break price {n} (USD)',
    confirmedAt: 'Confirmed',
  },
  conditions: {
    brandNew: 'New, original',
    likeNew: 'New, loose',
    reNew: 'Refurbished',
    unknown: 'Unknown condition',
  },
  packagings: { roll: 'Reel', pallet: 'Tray', pipe: 'Tube' },
  leadTimes: { now: 'In stock', any: 'Any time' },
  files: { stock: 'stock', refused: 'refused rows' },
} satisfies InventoryWords;
