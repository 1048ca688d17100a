/** A value that has one canonical text: no fractions, no undefined, no dates. */
export type Canonical =
  | string
  | number
  | boolean
  | null
  | readonly Canonical[]
  | { readonly [key: string]: Canonical };

/**
 * The canonical JSON of a value (RFC 8785 for what it admits): keys in the order of their UTF-16
 * code units, no blanks, whole numbers only. Equal values have equal texts, so a hash of the text
 * is a hash of the value. Throws TypeError for a fraction, an unsafe number or a lone surrogate.
 */
export function canonicalJson(value: Canonical): string {
  if (value === null || typeof value === 'boolean') return JSON.stringify(value);
  if (typeof value === 'number') {
    if (!Number.isSafeInteger(value)) throw new TypeError(`not a whole number: ${value}`);
    return JSON.stringify(value === 0 ? 0 : value);
  }
  if (typeof value === 'string') {
    if (!value.isWellFormed()) throw new TypeError('text with a lone surrogate');
    return JSON.stringify(value);
  }
  if (isList(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value !== 'object') throw new TypeError(`no canonical form: ${typeof value}`);
  const fields = Object.entries(value)
    .sort(([left], [right]) => (left < right ? -1 : 1))
    .map(([key, field]) => `${canonicalJson(key)}:${canonicalJson(field)}`);
  return `{${fields.join(',')}}`;
}

const isList = (value: Canonical): value is readonly Canonical[] => Array.isArray(value);
