import { decodeElementStrings, decodePrintedElements, isElementStrings } from './label-gs1.ts';
import { decodeMessage, isMessage } from './label-message.ts';
import { decodeOwn } from './label-own.ts';
import { decodePairs } from './label-pairs.ts';
import { decodeShelf } from './label-shelf.ts';
import { decodePrintedFields, decodeSingle } from './label-single.ts';
import type { DecodedLabel, LabelRefusal } from './label-types.ts';
import { refuse } from './label-types.ts';
import { samePart } from './part-text.ts';

export type {
  DecodedLabel,
  LabelFields,
  LabelForm,
  LabelRefusal,
  RefusalReason,
} from './label-types.ts';
export { labelForms, refusalReasons } from './label-types.ts';

/** The longest text that a code on a label is read from, in characters. */
export const labelMax = 1000;

/** A scanner's prefix that names the symbology (ISO/IEC 15424): `]C1`, `]d2`, `]Q3`. */
const symbology = /^\](?:C[0124]|d[0-6]|Q[0-6]|e0|A0)/;
/** Bytes that no label holds: separators of ISO/IEC 15434 and line ends are none of them. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: a scanner sends them.
const foreign = /[\u0000-\u0003\u0005-\u0008\u000b\u000c\u000e-\u001b\u007f\ufffd]/;

/** Control characters as scanners and screens write them where they cannot send them. */
const written: readonly (readonly [RegExp, string])[] = [
  [/(?:<GS>|\{GS\}|\[GS\]|<0x1D>|\\x1[dD]|\\u001[dD]|\\035|␝)/g, '\u001d'],
  [/(?:<RS>|\{RS\}|\[RS\]|<0x1E>|\\x1[eE]|\\u001[eE]|\\036|␞)/g, '\u001e'],
  [/(?:<EOT>|\{EOT\}|\[EOT\]|<0x04>|\\x04|\\u0004|\\004|␄)/g, '\u0004'],
  [/(?:<FNC1>|\{FNC1\}|\[FNC1\])/g, '\u001d'],
];

/** RS, GS and EOT as printers and encoders write them; the sign behind the head says which. */
const escaped = [
  ['_1E', '_1D', '_04'],
  ['~030', '~029', '~004'],
  ['%1E', '%1D', '%04'],
  ['^^', '^]', '^D'],
] as const;

/** Returns a message whose separators were escaped, or replaced by at signs, with its own. */
function unescaped(text: string): string {
  const [head, body] = [
    text.slice(0, text.indexOf('[)>') + 3),
    text.slice(text.indexOf('[)>') + 3),
  ];
  if (!/^>?\[\)>$/.test(head)) return text;
  if (body.startsWith('@06@')) return `${head}\u001e${body.slice(1).replaceAll('@', '\u001d')}`;
  const form = escaped.find(([rs]) => body.startsWith(`${rs}06`));
  if (form === undefined) return text;
  const [rs, gs, eot] = form;
  const own = body.replaceAll(rs, '\u001e').replaceAll(gs, '\u001d');
  return `${head}${own.replace(eot, '\u0004')}`;
}

const restored = (text: string): string =>
  unescaped(written.reduce((all, [sign, char]) => all.replace(sign, char), text));

/**
 * Returns the fields of a label from the text of one of its codes, or why it is refused: our own
 * labels, ISO/IEC 15434 messages with data identifiers (ECIA EIGP 114, also without separators),
 * single fields of linear codes, GS1 element strings, and the pairs that two distributors print.
 * `parts` are the part numbers that are expected: they decide where a text could be read twice.
 * Reads each text in bounded time. (Domain section 8)
 */
export function decodeLabel(
  scanned: string,
  { parts = [] }: { readonly parts?: readonly string[] } = {},
): DecodedLabel | LabelRefusal {
  if (scanned.length > labelMax) return refuse('tooLong');
  const isGs1 = /^\](?:C1|d2|Q3|e0)/.test(scanned);
  const text = restored(scanned.replace(symbology, '')).replace(/^[ \t\r\n]+|[ \t\r\n]+$/g, '');
  if (text === '') return refuse('empty');
  if (foreign.test(text)) return refuse('characters');
  if (isMessage(text)) return decodeMessage(text, parts);
  if (isGs1) return decodeElementStrings(text);
  const known = parts.find((part) => samePart(part, text));
  if (known !== undefined) {
    return { ok: true, form: 'plain', fields: { mpn: text.trim() }, isGuess: false, unread: [] };
  }
  return (
    decodeOwn(text) ??
    decodeShelf(text) ??
    decodePairs(text) ??
    decodePrintedElements(text) ??
    decodePrintedFields(text) ??
    (isElementStrings(text) ? decodeElementStrings(text) : decodeSingle(text))
  );
}
