/** A value in the audit log: anything that JSON has, bigints and instants. */
export type AuditValue =
  | null
  | undefined
  | string
  | number
  | boolean
  | bigint
  | Date
  | readonly AuditValue[]
  | { readonly [field: string]: AuditValue };

/**
 * JSON in one form only: fields sorted by code unit, no blanks, bigints and instants as strings,
 * undefined fields left out. Two equal values always give equal text.
 */
export function canonicalJson(value: AuditValue): string {
  if (value === null || value === undefined) return 'null';
  if (typeof value === 'bigint') return `"${value}"`;
  if (typeof value === 'string') return JSON.stringify(storable(value));
  if (typeof value === 'number') return Number.isFinite(value) ? JSON.stringify(value) : 'null';
  if (typeof value === 'boolean') return value ? 'true' : 'false';
  if (value instanceof Date) return JSON.stringify(value.toISOString());
  if (isList(value)) return `[${value.map(canonicalJson).join(',')}]`;
  const fields = Object.keys(value)
    .filter((field) => value[field] !== undefined)
    .sort()
    .map((field) => `${JSON.stringify(storable(field))}:${canonicalJson(value[field])}`);
  return `{${fields.join(',')}}`;
}

const isList = (value: object): value is readonly AuditValue[] => Array.isArray(value);

/** PostgreSQL stores neither U+0000 nor half a surrogate pair in JSON. */
const storable = (text: string): string => text.replaceAll('\u0000', '\ufffd').toWellFormed();
