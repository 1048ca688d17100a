/**
 * References that members write into bank transfers: creditor references of ISO 11649. RF and two
 * check digits stand before the record's number without its dashes, such as RF37RC2611214093 for
 * RC-261121-4093. The check digits are those of ISO 7064 MOD 97-10, as of an IBAN: one wrong sign, or
 * two that changed places, is found.
 */

const NUMBER = /^([A-Z]{2})-(\d{6})-(\d{4,9})$/;
const REFERENCE = /^RF(\d{2})([A-Z]{2})(\d{6})(\d{4,9})$/;
const MOD = 97;
const CHECK_BASE = 98;
/** Letters count from 10 for A; base 36 reads them so. */
const LETTER_BASE = 36;
const GROUP = 4;

/** The rest of letters and digits, read as one number, by 97. */
function rest97(text: string): number {
  let rest = 0;
  for (const sign of text) {
    for (const digit of Number.parseInt(sign, LETTER_BASE).toString()) {
      rest = (rest * 10 + Number(digit)) % MOD;
    }
  }
  return rest;
}

/** Returns the reference of a record's number; throws RangeError where it is no such number. */
export function paymentReferenceOf(no: string): string {
  const found = NUMBER.exec(no);
  if (found === null) throw new RangeError(`${no} is no number of a record`);
  const body = found.slice(1).join('');
  const check = CHECK_BASE - rest97(`${body}RF00`);
  return `RF${String(check).padStart(2, '0')}${body}`;
}

/** Returns a reference in groups of four, as it is shown and read aloud. */
export const groupedReference = (reference: string): string =>
  (reference.match(new RegExp(`.{1,${GROUP}}`, 'g')) ?? []).join(' ');

/** The reading of a text: a reference with the number in it, one that is mistyped, or none at all. */
export type ReadReference =
  | { readonly kind: 'right'; readonly no: string; readonly reference: string }
  | { readonly kind: 'typo' }
  | { readonly kind: 'none' };

/** Reads a reference as typed or as a bank shows it: blanks, dashes and small letters are the same. */
export function readPaymentReference(text: string): ReadReference {
  const plain = text
    .normalize('NFKC')
    .replace(/[\s\-./]/g, '')
    .toUpperCase();
  if (!plain.startsWith('RF')) return { kind: 'none' };
  const found = REFERENCE.exec(plain);
  const isRight = found !== null && rest97(`${plain.slice(GROUP)}${plain.slice(0, GROUP)}`) === 1;
  if (!isRight) return { kind: 'typo' };
  const [, , prefix, day, draw] = found;
  return { kind: 'right', no: `${prefix}-${day}-${draw}`, reference: plain };
}
