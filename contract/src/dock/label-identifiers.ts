import type {
  DecodedLabel,
  LabelFields,
  LabelForm,
  LabelRefusal,
  RawField,
} from './label-types.ts';
import { refuse } from './label-types.ts';
import { countryOf, dateCodeOf, quantityOf, reads, textOf } from './label-values.ts';

type Reader = (value: string) => LabelFields | null;

/**
 * Data identifiers (ANSI MH10.8.2) of ECIA EIGP 114 and of older makers' labels that the dock uses.
 * Where two carry the same field, the first one of the table wins.
 */
const readers: Readonly<Record<string, Reader>> = {
  '1P': reads(textOf, 'mpn'),
  P: reads(textOf, 'customerPart'),
  '30P': reads(textOf, 'customerPart'),
  Q: reads(quantityOf, 'quantity'),
  '9D': reads(dateCodeOf, 'dateCode'),
  '10D': reads(dateCodeOf, 'dateCode'),
  '11D': reads(dateCodeOf, 'dateCode'),
  '16D': reads(dateCodeOf, 'dateCode'),
  '1T': reads(textOf, 'lotCode'),
  '30T': reads(textOf, 'lotCode'),
  T: reads(textOf, 'lotCode'),
  '1V': reads(textOf, 'manufacturer'),
  '21V': reads(textOf, 'manufacturer'),
  '4L': reads(countryOf, 'country'),
  K: reads(textOf, 'orderNo'),
  '1K': reads(textOf, 'orderNo'),
  S: reads(textOf, 'serialNo'),
  '3S': reads(textOf, 'packageNo'),
  '4S': reads(textOf, 'packageNo'),
};

/** Fields that are compared with the order: one that cannot be read refuses the label. */
const decisive = new Set(['1P', 'Q', '9D', '10D', '11D', '16D', '1T']);

/** The form of a data identifier: up to three digits and a letter. */
export const identifierForm = /^(\d{0,3}[A-Z])([\s\S]*)$/;

/** Returns whether an identifier is one that the dock uses. */
export const isKnownIdentifier = (identifier: string): boolean => identifier in readers;

/** Returns the identifier and the value of one field; null where it begins with none. */
export function fieldOf(text: string): RawField | null {
  const found = identifierForm.exec(text);
  return found ? { identifier: found[1] ?? '', value: found[2] ?? '' } : null;
}

/**
 * Returns the label of fields with data identifiers. Refuses a decisive field that cannot be read,
 * and a field that is stated twice with different values.
 */
export function labelOfFields(
  raw: readonly RawField[],
  { form, isGuess = false }: { readonly form: LabelForm; readonly isGuess?: boolean },
): DecodedLabel | LabelRefusal {
  const said = new Map<string, string>();
  const unread: string[] = [];
  let fields: LabelFields = {};
  for (const { identifier, value } of raw) {
    const before = said.get(identifier);
    if (before !== undefined && before !== value.trim()) return refuse('repeated', identifier);
    said.set(identifier, value.trim());
    const read = readers[identifier]?.(value) ?? null;
    if (read === null && decisive.has(identifier) && value.trim() !== '') {
      return refuse('field', identifier);
    }
    if (read === null) unread.push(identifier);
    else fields = firstWins(fields, read, identifier, said);
  }
  if (Object.keys(fields).length === 0) return refuse('unknown');
  return { ok: true, form, fields, isGuess, unread };
}

const order = Object.keys(readers);

/** Adds a field, unless an identifier of higher rank stated it before. */
function firstWins(
  fields: LabelFields,
  read: LabelFields,
  identifier: string,
  said: ReadonlyMap<string, string>,
): LabelFields {
  const [name] = Object.keys(read) as (keyof LabelFields)[];
  if (name === undefined || fields[name] === undefined) return { ...fields, ...read };
  const isHigher = order
    .slice(0, order.indexOf(identifier))
    .every((one) => !said.has(one) || !(name in (readers[one]?.(said.get(one) ?? '') ?? {})));
  return isHigher ? { ...fields, ...read } : fields;
}
