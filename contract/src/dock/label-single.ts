import { fieldOf, isKnownIdentifier, labelOfFields } from './label-identifiers.ts';
import type { DecodedLabel, LabelRefusal, RawField } from './label-types.ts';
import { refuse } from './label-types.ts';

/** Returns the label of one field of a linear code: `1PSTM32F103C8T6`, `Q500`, `9D2338`. */
export function decodeSingle(text: string): DecodedLabel | LabelRefusal {
  const field = fieldOf(text);
  if (field === null || !isKnownIdentifier(field.identifier) || field.value.trim() === '') {
    return refuse('unknown');
  }
  return labelOfFields([field], { form: 'single' });
}

/** Returns the label of fields as they are printed below their codes: `(1P) … (Q) …`; null else. */
export function decodePrintedFields(text: string): DecodedLabel | LabelRefusal | null {
  if (!/^\(\d{0,3}[A-Z]\)/.test(text)) return null;
  const raw = text.split(/(?=\(\d{0,3}[A-Z]\))/).map((one): RawField => {
    const end = one.indexOf(')');
    const value = one.slice(end + 1).trim();
    // A caption without a value is printed above the code that holds it.
    return { identifier: one.slice(1, end), value: value.endsWith(':') ? '' : value };
  });
  return labelOfFields(raw, { form: raw.length === 1 ? 'single' : 'message' });
}
