import type { DecodedLabel, LabelFields, LabelRefusal, RawField } from './label-types.ts';
import { refuse } from './label-types.ts';
import { countryOf, gs1WeekOf, hasCheckDigit, quantityOf, reads, textOf } from './label-values.ts';

const GS = '\u001d';

interface Element {
  /** Digits or characters; a fixed length has no separator behind it. */
  readonly length: number;
  readonly isFixed?: true;
  readonly read?: (value: string) => LabelFields | null;
}

const text = (length: number, read?: Element['read']): Element => ({
  length,
  ...(read ? { read } : {}),
});
const fixedLength = (length: number, read?: Element['read']): Element => ({
  ...text(length, read),
  isFixed: true,
});

/** Application identifiers of the GS1 General Specifications that labels of parts carry. */
const elements: Readonly<Record<string, Element>> = {
  '00': fixedLength(18, reads(textOf, 'packageNo')),
  '01': fixedLength(14, reads(textOf, 'gtin')),
  '02': fixedLength(14, reads(textOf, 'gtin')),
  '10': text(20, reads(textOf, 'lotCode')),
  '11': fixedLength(6, reads(gs1WeekOf, 'dateCode')),
  '12': fixedLength(6),
  '13': fixedLength(6),
  '15': fixedLength(6),
  '16': fixedLength(6),
  '17': fixedLength(6),
  '20': fixedLength(2),
  '21': text(20, reads(textOf, 'serialNo')),
  '22': text(20),
  '30': text(8, reads(quantityOf, 'quantity')),
  '37': text(8, reads(quantityOf, 'quantity')),
  '240': text(30, reads(textOf, 'mpn')),
  '241': text(30, reads(textOf, 'customerPart')),
  '250': text(30),
  '251': text(30),
  '400': text(30, reads(textOf, 'orderNo')),
  '401': text(30),
  '403': text(30),
  '410': fixedLength(13),
  '414': fixedLength(13),
  '420': text(20),
  '422': text(3, reads(countryOf, 'country')),
  '426': text(3, reads(countryOf, 'country')),
  '90': text(30),
  '91': text(90),
  '92': text(90),
  '93': text(90),
  '94': text(90),
  '95': text(90),
  '96': text(90),
  '97': text(90),
  '98': text(90),
  '99': text(90),
};

const checked = new Set(['00', '01', '02']);

const identifierAt = (rest: string): string | null =>
  [2, 3].map((length) => rest.slice(0, length)).find((one) => one in elements) ?? null;

/** FNC1 at the beginning says GS1, and parts nothing. */
const withoutFirst = (text: string): string => (text.startsWith(GS) ? text.slice(1) : text);

/** Returns whether a text without a mark of GS1 is certainly element strings: a GTIN comes first. */
export const isElementStrings = (text: string): boolean =>
  /^01\d{14}/.test(withoutFirst(text)) && hasCheckDigit(withoutFirst(text).slice(2, 16));

function labelOf(raw: readonly RawField[]): DecodedLabel | LabelRefusal {
  const said = new Map<string, string>();
  const unread: string[] = [];
  let fields: LabelFields = {};
  for (const { identifier, value } of raw) {
    const element = elements[identifier];
    if (element === undefined) return refuse('unknown', identifier);
    if (element.isFixed ? value.length !== element.length : value.length > element.length) {
      return refuse('field', identifier);
    }
    if (checked.has(identifier) && !hasCheckDigit(value)) return refuse('checkDigit', identifier);
    const before = said.get(identifier);
    if (before !== undefined && before !== value) return refuse('repeated', identifier);
    said.set(identifier, value);
    if (!element.read) unread.push(identifier);
    else {
      const read = element.read(value);
      if (read === null) return refuse('field', identifier);
      fields = { ...read, ...fields };
    }
  }
  if (Object.keys(fields).length === 0) return refuse('unknown');
  return { ok: true, form: 'gs1', fields, isGuess: false, unread };
}

/** Returns the label of GS1 element strings as a scanner sends them, FNC1 as GS. */
export function decodeElementStrings(scanned: string): DecodedLabel | LabelRefusal {
  let rest = withoutFirst(scanned);
  const raw: RawField[] = [];
  while (rest !== '') {
    const identifier = identifierAt(rest);
    if (identifier === null) return refuse('unknown', rest.slice(0, 2));
    const element = elements[identifier];
    if (element === undefined) return refuse('unknown', identifier);
    rest = rest.slice(identifier.length);
    const end = rest.indexOf(GS);
    const length = element.isFixed ? element.length : end === -1 ? rest.length : end;
    const value = rest.slice(0, length);
    if (value === '' || value.includes(GS)) return refuse('field', identifier);
    raw.push({ identifier, value });
    rest = rest.slice(length);
    if (rest.startsWith(GS)) rest = rest.slice(1);
  }
  return labelOf(raw);
}

/** Returns the label of element strings as people read them, `(01)…(10)…`; null for another form. */
export function decodePrintedElements(text: string): DecodedLabel | LabelRefusal | null {
  if (!/^\(\d{2,4}\)/.test(text)) return null;
  const raw = text
    .split('(')
    .slice(1)
    .map((one): RawField => {
      const end = one.indexOf(')');
      return { identifier: one.slice(0, end), value: one.slice(end + 1).trim() };
    });
  return labelOf(raw);
}
