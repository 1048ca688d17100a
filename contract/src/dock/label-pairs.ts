import type { DecodedLabel, LabelFields, LabelRefusal } from './label-types.ts';
import { refuse } from './label-types.ts';
import { countryOf, dateCodeOf, quantityOf, reads, textOf } from './label-values.ts';

type Reader = (value: string) => LabelFields | null;

/** Names in the QR codes of two distributors: braces with commas, and words with blanks. */
const inBraces: Readonly<Record<string, Reader>> = {
  pm: reads(textOf, 'mpn'),
  pc: reads(textOf, 'customerPart'),
  qc: reads(quantityOf, 'quantity'),
  qty: reads(quantityOf, 'quantity'),
  on: reads(textOf, 'orderNo'),
  pbn: reads(textOf, 'packageNo'),
};
const inWords: Readonly<Record<string, Reader>> = {
  MPN: reads(textOf, 'mpn'),
  PN: reads(textOf, 'customerPart'),
  QTY: reads(quantityOf, 'quantity'),
  PO: reads(textOf, 'orderNo'),
  MFR: reads(textOf, 'manufacturer'),
  COO: reads(countryOf, 'country'),
  DC: reads(dateCodeOf, 'dateCode'),
  LOT: reads(textOf, 'lotCode'),
};
const decisive = new Set(['pm', 'qc', 'qty', 'MPN', 'QTY', 'DC', 'LOT']);

/** Returns the label of a distributor's pairs; null for another form. */
export function decodePairs(text: string): DecodedLabel | LabelRefusal | null {
  if (/^\{[a-z]{2,4}:/.test(text)) {
    if (!text.endsWith('}')) return refuse('trailing');
    return labelOf(text.slice(1, -1).split(','), inBraces, (name) => name);
  }
  if (!/^(?:QTY|PN|MPN): ?\S/i.test(text)) return null;
  // A blank behind the colon, unless the next word is a name of its own.
  const words = text.replace(/(\b[A-Z]{2,4}:) +(?=[^\s:]+(?:\s|$))/gi, '$1');
  return labelOf(words.split(/\s+/), inWords, (name) => name.toUpperCase());
}

function labelOf(
  pairs: readonly string[],
  readers: Readonly<Record<string, Reader>>,
  nameOf: (name: string) => string,
): DecodedLabel | LabelRefusal {
  const said = new Set<string>();
  const unread: string[] = [];
  let fields: LabelFields = {};
  for (const pair of pairs) {
    const end = pair.indexOf(':');
    const name = nameOf(pair.slice(0, Math.max(end, 0)).trim());
    const value = pair.slice(end + 1).trim();
    if (end < 1 || value === '') continue;
    const reader = Object.hasOwn(readers, name) ? readers[name] : undefined;
    const read = reader?.(value) ?? null;
    if (read === null && decisive.has(name)) return refuse('field', name);
    if (said.has(name)) return refuse('repeated', name);
    said.add(name);
    if (read === null) unread.push(name);
    else fields = { ...fields, ...read };
  }
  if (Object.keys(fields).length === 0) return refuse('unknown');
  return { ok: true, form: 'pairs', fields, isGuess: false, unread };
}
