import { sql } from 'kysely';
import type {
  manufacturerDecisionStates,
  manufacturerVerdicts,
} from '#contract/manufacturers/constants.ts';
import { type Db, one, row, rows, type Tx } from '#server/kit/database/database.ts';
import type { ManufacturerName } from '../core/similar-manufacturers.ts';
import { UNKNOWN_MAKER_KEY } from './stock-staging.ts';

/** A name that waits for the desk. */
export interface WaitingRow {
  readonly id: string;
  readonly name: string;
  readonly lines: number;
  readonly parts: number;
  readonly samples: readonly string[];
  readonly at: Date;
}

interface Page {
  readonly limit: number;
  readonly offset: number;
}

/** Names that wait: those that nobody decided about, but for the word for no maker at all. */
const isWaiting = sql`not m.known and m.mapped_to is null and m.id not in (
  select manufacturer from catalog.manufacturer_alias where key = ${UNKNOWN_MAKER_KEY})`;

const SAMPLES = 4;

/** Waiting names that hold a text, those with most lines first. */
export async function listWaitingManufacturers(
  db: Db,
  keyword: string,
  { limit, offset }: Page,
): Promise<{ total: number; list: WaitingRow[] }> {
  const pattern = `%${keyword.replace(/[\\%_]/g, '\\$&')}%`;
  const filter = sql`${isWaiting} and (${keyword} = '' or m.name ilike ${pattern})`;
  const { total } = await one<{ total: number }>(
    db,
    sql`select count(*)::int as total from catalog.manufacturer m where ${filter}`,
  );
  const list = await rows<WaitingRow>(
    db,
    sql`select t.*, array(select p.mpn from catalog.part p where p.manufacturer = t.id
            order by p.n_lines desc, p.id limit ${SAMPLES}) as samples
        from (
          select m.id, m.name, m.at, coalesce(sum(p.n_lines), 0)::int as lines,
            count(p.id)::int as parts
          from catalog.manufacturer m left join catalog.part p on p.manufacturer = m.id
          where ${filter} group by m.id
          order by lines desc, parts desc, m.at, m.id limit ${limit} offset ${offset}
        ) t order by lines desc, parts desc, at, id`,
  );
  return { total, list };
}

/** Every name of every known maker. */
export const listKnownNames = (db: Db): Promise<(ManufacturerName & { readonly name: string })[]> =>
  rows(
    db,
    sql`select a.manufacturer as id, a.key, a.alias, m.name
        from catalog.manufacturer_alias a join catalog.manufacturer m on m.id = a.manufacturer
        where m.known and a.key <> ${UNKNOWN_MAKER_KEY}`,
  );

/** Known makers of which a name begins with a key or holds it, the nearest lengths first. */
export const findManufacturers = (db: Db, key: string, most: number) =>
  rows<{ id: string; name: string; aliases: string[]; lines: number }>(
    db,
    sql`select m.id, m.name, array(select alias from catalog.manufacturer_alias
            where manufacturer = m.id order by length(key), key limit 8) as aliases,
          (select coalesce(sum(n_lines), 0)::int from catalog.part where manufacturer = m.id) as lines
        from (
          select a.manufacturer, min(case when starts_with(a.key, ${key}) then 0 else 1000 end
            + length(a.key)) as far
          from catalog.manufacturer_alias a join catalog.manufacturer m on m.id = a.manufacturer
          where m.known and position(${key} in a.key) > 0 group by 1 order by 2 limit ${most}
        ) f join catalog.manufacturer m on m.id = f.manufacturer order by f.far, m.name`,
  );

export interface ManufacturerRow {
  readonly id: string;
  readonly name: string;
  readonly known: boolean;
  readonly mappedTo: string | null;
}

/** Makers by id, locked in one order until the transaction ends. */
export async function lockManufacturers(
  tx: Tx,
  ids: readonly string[],
): Promise<Map<string, ManufacturerRow>> {
  const found = await rows<ManufacturerRow>(
    tx,
    sql`select id, name, known, mapped_to as "mappedTo" from catalog.manufacturer
        where id = any(${[...ids]}::uuid[]) order by id for update`,
  );
  return new Map(found.map((maker) => [maker.id, maker]));
}

/** Gives all names of one maker to another; answers their keys. */
export async function moveNames(tx: Tx, from: string, to: string): Promise<string[]> {
  const moved = await rows<{ key: string }>(
    tx,
    sql`update catalog.manufacturer_alias set manufacturer = ${to}::uuid
        where manufacturer = ${from}::uuid returning key`,
  );
  return moved.map(({ key }) => key);
}

/** Gives names back, those that the other one still has. */
export async function returnNames(
  tx: Tx,
  { keys, from, to }: { keys: readonly string[]; from: string; to: string },
): Promise<void> {
  await sql`update catalog.manufacturer_alias set manufacturer = ${to}::uuid
    where key = any(${[...keys]}::text[]) and manufacturer = ${from}::uuid`.execute(tx);
}

/** Adds a name where nobody goes by it; false where somebody else does. */
export async function claimName(tx: Tx, key: string, alias: string, maker: string) {
  await sql`insert into catalog.manufacturer_alias (key, alias, manufacturer)
    values (${key}, ${alias}, ${maker}::uuid) on conflict do nothing`.execute(tx);
  const owner = await row<{ manufacturer: string }>(
    tx,
    sql`select manufacturer from catalog.manufacturer_alias where key = ${key}`,
  );
  return owner?.manufacturer === maker;
}

/** Updates a manufacturer. */
export async function updateManufacturer(
  tx: Tx,
  { id, name, known, mappedTo }: ManufacturerRow,
): Promise<void> {
  await sql`update catalog.manufacturer set name = ${name}, known = ${known},
    mapped_to = ${mappedTo}::uuid where id = ${id}::uuid`.execute(tx);
}

/** A decision as it is stored. */
export interface DecisionRow {
  readonly id: string;
  readonly maker: string;
  readonly verdict: (typeof manufacturerVerdicts)[number];
  readonly state: (typeof manufacturerDecisionStates)[number];
  readonly name: string;
  readonly publishedName: string;
  readonly target: string | null;
  readonly keys: readonly string[];
  readonly parts: number;
  readonly lines: number;
  readonly byName: string;
  readonly at: Date;
  /** Another name was mapped to the maker that it made. */
  readonly leanedOn: boolean;
}

export interface NewDecision extends Omit<DecisionRow, 'parts' | 'lines' | 'leanedOn'> {
  readonly byId: string;
}

export async function insertDecision(tx: Tx, made: NewDecision): Promise<void> {
  await sql`insert into catalog.maker_decision (id, maker, verdict, state, name, shown_as, target,
      keys, by_id, by_name, at)
    values (${made.id}, ${made.maker}::uuid, ${made.verdict}, ${made.state}, ${made.name},
      ${made.publishedName}, ${made.target}::uuid, ${[...made.keys]}::text[], ${made.byId}::uuid,
      ${made.byName}, ${made.at})`.execute(tx);
}

const decisionColumns = sql`d.id, d.maker, d.verdict, d.state, d.name,
  d.shown_as as "publishedName", d.target,
  d.keys, d.parts, d.lines, d.by_name as "byName", d.at, d.target is null and exists (
    select from catalog.manufacturer m where m.mapped_to = d.maker) as "leanedOn"`;

export const findDecision = (db: Db, id: string): Promise<DecisionRow | null> =>
  row<DecisionRow>(
    db,
    sql`select ${decisionColumns} from catalog.maker_decision d where d.id = ${id}::uuid`,
  );

/** As `decisionById`, locked until the transaction ends. */
export const lockDecision = (tx: Tx, id: string): Promise<DecisionRow | null> =>
  row<DecisionRow>(
    tx,
    sql`select ${decisionColumns} from catalog.maker_decision d where d.id = ${id}::uuid
        for update of d`,
  );

export async function listDecisions(
  db: Db,
  { limit, offset }: Page,
): Promise<{ total: number; list: DecisionRow[] }> {
  const { total } = await one<{ total: number }>(
    db,
    sql`select count(*)::int as total from catalog.maker_decision`,
  );
  const list = await rows<DecisionRow>(
    db,
    sql`select ${decisionColumns} from catalog.maker_decision d
        order by d.at desc, d.id desc limit ${limit} offset ${offset}`,
  );
  return { total, list };
}

/** Writes how far a decision is. */
export async function updateDecision(
  tx: Tx,
  id: string,
  { state, parts, lines }: Pick<DecisionRow, 'state' | 'parts' | 'lines'>,
): Promise<void> {
  await sql`update catalog.maker_decision set state = ${state}, parts = ${parts}, lines = ${lines}
    where id = ${id}::uuid`.execute(tx);
}
