import { decodeElementStrings } from './label-gs1.ts';
import { fieldOf, labelOfFields } from './label-identifiers.ts';
import { splitWithoutSeparators } from './label-split.ts';
import type { DecodedLabel, LabelRefusal, RawField } from './label-types.ts';
import { refuse } from './label-types.ts';

const GS = '\u001d';
const RS = '\u001e';
const EOT = '\u0004';

/** The head of ISO/IEC 15434, also with the `>` that some scanners and older labels put first. */
const head = /^>?\[\)>/;
/** Signs that scanners put in place of GS, which no part number holds. */
const substitutes = ['|', '^', '~', '\u001f', '\u001c', '\t', '\n', '§'] as const;

/** Returns whether a text begins as a message, or is fields with GS between them. */
export const isMessage = (text: string): boolean =>
  head.test(text) || (text.includes(GS) && /^\d{0,3}[A-Z]/.test(text));

/** Returns the label of an ISO/IEC 15434 message; see `decodeLabel`. */
export function decodeMessage(text: string, parts: readonly string[]): DecodedLabel | LabelRefusal {
  if (!head.test(text)) return fromParts(text.split(GS));
  const body = withoutPrefix(text.replace(head, ''), [RS, '\r', '\n']);
  const end = body.indexOf(EOT);
  if (end !== -1 && body.slice(end + 1).trim() !== '') return refuse('trailing');
  const message = (end === -1 ? body : body.slice(0, end)).replaceAll('\r\n', '\n');
  const format = message.slice(0, 2);
  const rest = message.slice(2);
  if (format === '05') return decodeElementStrings(rest.replaceAll(RS, ''));
  if (format !== '06') return refuse('format', /^\d\d$/.test(format) ? format : null);
  const separator = separatorOf(rest);
  if (separator === null) return withoutSeparators(rest.replaceAll(RS, ''), parts);
  return fromParts(envelopes(rest).flatMap((one) => one.split(separator)));
}

const isSeparator = (sign: string): boolean =>
  sign === GS || substitutes.some((one) => one === sign);

/** Returns a text without these signs at its beginning. */
function withoutPrefix(text: string, signs: readonly string[]): string {
  let index = 0;
  while (signs.includes(text.charAt(index)) && index < text.length) index += 1;
  return text.slice(index);
}

/** A message may hold several envelopes, each with its own format. */
const envelopes = (rest: string): string[] =>
  rest
    .split(RS)
    .map((one) => (one.startsWith('06') && isSeparator(one.charAt(2)) ? one.slice(2) : one))
    .filter((one) => one !== '');

/** Returns the sign between the fields; null where there is none. */
function separatorOf(rest: string): string | null {
  if (rest.includes(GS)) return GS;
  const first = substitutes.find((sign) => rest.startsWith(sign));
  if (first !== undefined) return first;
  return substitutes.find((sign) => rest.includes(sign)) ?? (isRecords(rest) ? RS : null);
}

/** Whether RS stands between fields, as one older form has it. */
const isRecords = (rest: string): boolean =>
  rest.split(RS).filter((one) => fieldOf(one) !== null).length > 1;

function fromParts(texts: readonly string[]): DecodedLabel | LabelRefusal {
  const fields: RawField[] = [];
  for (const text of texts.flatMap((one) => one.split(RS)).map((one) => one.trim())) {
    if (text === '' || text === '06') continue;
    const field = fieldOf(text);
    if (field === null) return refuse('field', text.slice(0, 3));
    fields.push(field);
  }
  return labelOfFields(fields, { form: 'message' });
}

/** Reads fields that lost their separators, where there is one way to. */
function withoutSeparators(text: string, parts: readonly string[]): DecodedLabel | LabelRefusal {
  const split = splitWithoutSeparators(text, parts);
  return 'reason' in split
    ? split
    : labelOfFields(split.fields, { form: 'message', isGuess: split.fields.length > 1 });
}
