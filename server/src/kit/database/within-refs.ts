import { type RawBuilder, sql } from 'kysely';

/** Numbers that a list of records is narrowed to, or that it leaves out. */
export interface RefFilter {
  readonly only?: readonly string[];
  readonly without?: readonly string[];
}

/** Returns the condition that a record's number is among those of a filter; true without one. */
export function withinRefs(
  column: RawBuilder<unknown>,
  { only, without }: RefFilter = {},
): RawBuilder<unknown> {
  const parts: RawBuilder<unknown>[] = [sql`true`];
  if (only !== undefined) parts.push(sql`${column} = any(${[...only]}::text[])`);
  if (without !== undefined) parts.push(sql`${column} <> all(${[...without]}::text[])`);
  return sql.join(parts, sql` and `);
}
