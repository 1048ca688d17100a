/** Stores whose types say something else than the database does, and the difference of each. */
export interface PlantedStore {
  readonly title: string;
  /** The body of a function that gets `db: Db` and `id: string`. */
  readonly statement: string;
  readonly difference: string;
}

export const plantedStores: readonly PlantedStore[] = [
  {
    title: 'a text that is typed as a number',
    statement: 'rows<{ mpn: number }>(db, sql`select mpn from catalog.part where id = ${1n}`)',
    difference: 'mpn is text (string), typed number',
  },
  {
    title: 'a bigint that is typed as a number',
    statement: 'rows<{ n: number }>(db, sql`select count(*) as n from catalog.part`)',
    difference: 'n is int8 (bigint), typed number',
  },
  {
    title: 'an instant that is typed as a text',
    statement: 'rows<{ at: string }>(db, sql`select at from orders.history`)',
    difference: 'at is timestamptz (Date), typed string',
  },
  {
    title: 'a column that has no type',
    statement: 'rows<{ mpn: string }>(db, sql`select mpn, norm from catalog.part`)',
    difference: 'column norm has no type',
  },
  {
    title: 'a type that has no column',
    statement: 'rows<{ mpn: string; gone: string }>(db, sql`select mpn from catalog.part`)',
    difference: 'gone is in the type and in no column',
  },
  {
    title: 'a column that may be null and whose type admits none',
    statement: 'rows<{ ended_at: Date }>(db, sql`select ended_at from watches.watch`)',
    difference: 'ended_at may be null, typed Date',
  },
  {
    title: 'a column of a left join whose type admits no null',
    statement:
      'rows<{ id: string }>(db, sql`select o.id from catalog.part p ' +
      'left join orders."order" x on true left join watches.watch o on o.part = p.id`)',
    difference: 'id may be null, typed string',
  },
  {
    title: 'a Date inside of JSON, which holds none',
    statement:
      'rows<{ attach: { at: Date }[] }>(db, sql`select attach from boards.post where id = ${id}`)',
    difference: 'attach is jsonb (object), typed { at: Date; }[]',
  },
  {
    title: 'texts whose array is typed as numbers',
    statement: "rows<{ list: number[] }>(db, sql`select array['a'] as list`)",
    difference: 'list is _text (array string), typed number[]',
  },
  {
    title: 'a number that is given for a uuid',
    statement:
      'rows<{ mpn: string }>(db, sql`select mpn from catalog.part where id = 1 and ${7}::uuid is null`)',
    difference: '$1 is uuid, given 7: 7',
  },
  {
    title: 'a text that is given for an integer',
    statement: 'sql`update watches.watch set wanted_quantity = ${id} where id = ${id}`.execute(db)',
    difference: '$1 is int4, given string: id',
  },
];

/** The file of one of them. */
export const fileOf = (index: number): string => `server/src/watches/planted-${index}-store.ts`;

/** All of them as files of the house. */
export function plantedFiles(): Record<string, string> {
  return Object.fromEntries(
    plantedStores.map(({ statement }, index) => [
      fileOf(index),
      `import { sql } from 'kysely';\nimport { type Db, rows } from '#server/kit/database/database.ts';\n` +
        `export const used = [rows];\n` +
        `export const planted${index} = (db: Db, id: string) => [id, ${statement}];\n`,
    ]),
  );
}
