import { sql } from 'kysely';
import { type Db, rows, type Tx } from '#server/kit/database/database.ts';
import { newId } from '#server/kit/ids.ts';
import { makerKey } from '../core/manufacturer-key.ts';
import type { Manufacturer } from '../core/manufacturers.ts';

interface ManufacturerAlias {
  readonly key: string;
  readonly alias: string;
  readonly id: string;
  readonly name: string;
}

/** Claims names that are free and makes their makers; names that have an owner keep it. */
async function insertFreeNames(
  tx: Tx,
  names: readonly ManufacturerAlias[],
  known: boolean,
  now: Date,
) {
  const claimed = await rows<{ manufacturer: string }>(
    tx,
    sql`insert into catalog.manufacturer_alias (key, alias, manufacturer)
        select * from unnest(${names.map((one) => one.key)}::text[],
          ${names.map((one) => one.alias)}::text[], ${names.map((one) => one.id)}::uuid[])
        on conflict do nothing returning manufacturer`,
  );
  const createdIds = new Set(claimed.map((one) => one.manufacturer));
  const manufacturers = new Map(
    names.filter((one) => createdIds.has(one.id)).map((one) => [one.id, one.name]),
  );
  await sql`insert into catalog.manufacturer (id, name, known, at)
    select id, name, ${known}::boolean, ${now}::timestamptz
    from unnest(${[...manufacturers.keys()]}::uuid[], ${[...manufacturers.values()]}::text[]) as made (id, name)
    on conflict do nothing`.execute(tx);
}

const byKey = (a: ManufacturerAlias, b: ManufacturerAlias) => (a.key < b.key ? -1 : 1);

/** Writes known makers with their aliases. A name that has an owner already keeps it. */
export async function upsertKnownManufacturers(
  tx: Tx,
  manufacturers: readonly Manufacturer[],
  now: Date,
): Promise<void> {
  const owners = await findManufacturerIds(
    tx,
    manufacturers.map((manufacturer) => makerKey(manufacturer.name)),
  );
  const names = manufacturers.flatMap(({ name, aliases }) => {
    const id = owners.get(makerKey(name)) ?? newId();
    const keys = new Map([...aliases, name].map((alias) => [makerKey(alias), alias]));
    return [...keys].map(([key, alias]) => ({ key, alias, id, name }));
  });
  await insertFreeNames(tx, names.sort(byKey), true, now);
  await markKnown(tx, manufacturers);
}

/** Makers that sellers wrote by their name before they were known are known from now on. */
async function markKnown(tx: Tx, manufacturers: readonly Manufacturer[]): Promise<void> {
  await sql`update catalog.manufacturer m set known = true, name = k.name
    from unnest(${manufacturers.map(({ name }) => makerKey(name))}::text[],
      ${manufacturers.map(({ name }) => name)}::text[]) as k (key, name)
    join catalog.manufacturer_alias a on a.key = k.key
    where m.id = a.manufacturer and not m.known and m.mapped_to is null`.execute(tx);
}

async function findManufacturerIds(tx: Tx, keys: readonly string[]): Promise<Map<string, string>> {
  const found = await rows<{ key: string; manufacturer: string }>(
    tx,
    sql`select key, manufacturer from catalog.manufacturer_alias
        where key = any(${[...keys]}::text[])`,
  );
  return new Map(found.map((one) => [one.key, one.manufacturer]));
}

/**
 * The makers of names as typed, by name. A name that nobody knows makes a maker of its own, which
 * waits to be mapped. A name of punctuation only is its own maker too.
 */
export async function resolveManufacturers(
  tx: Tx,
  names: readonly string[],
  now: Date,
): Promise<Map<string, string>> {
  const keyOf = (name: string) => makerKey(name) || name.trim();
  const keys = new Map([...new Set(names)].map((name) => [name, keyOf(name)]));
  const known = await findManufacturerIds(tx, [...keys.values()]);
  const fresh = new Map(
    [...keys].filter(([, key]) => !known.has(key)).map(([name, key]) => [key, name.trim()]),
  );
  if (fresh.size > 0) {
    const names = [...fresh].map(([key, name]) => ({ key, alias: name, id: newId(), name }));
    await insertFreeNames(tx, names.sort(byKey), false, now);
  }
  const ids = fresh.size > 0 ? await findManufacturerIds(tx, [...keys.values()]) : known;
  return new Map([...keys].map(([name, key]) => [name, assertFound(ids.get(key))]));
}

/** The names that are shown for makers by any of their names; one that nobody goes by stays. */
export async function displayNamesOf(db: Db, names: readonly string[]): Promise<string[]> {
  const keys = names.map((name) => makerKey(name) || name);
  const found = await rows<{ key: string; name: string }>(
    db,
    sql`select a.key, m.name from catalog.manufacturer_alias a
        join catalog.manufacturer m on m.id = a.manufacturer where a.key = any(${keys}::text[])`,
  );
  const displayNames = new Map(found.map(({ key, name }) => [key, name]));
  return names.map((name, i) => displayNames.get(keys[i] ?? '') ?? name);
}

function assertFound(id: string | undefined): string {
  if (id === undefined) throw new Error('a maker that was just written is not there');
  return id;
}
