import { sql } from 'kysely';
import { type Db, row, rows, type Tx } from '#server/kit/database/database.ts';
import type { LeafContent, SumNode } from '../core/merkle-sum.ts';

/** A leaf and whose it is; null for padding. */
export type OwnedLeaf = LeafContent & { readonly owner: string | null };

const BATCH = 5000;

/** Writes the leaves of a day in their order. */
export async function insertLeaves(tx: Tx, leaves: readonly OwnedLeaf[]): Promise<void> {
  for (let from = 0; from < leaves.length; from += BATCH) {
    const part = leaves.slice(from, from + BATCH);
    const texts = (pick: (leaf: OwnedLeaf) => bigint) => part.map((leaf) => `${pick(leaf)}`);
    await sql`
      insert into closes.leaf (day, place, kind, subject, owner, salt, available, frozen, deposit, held)
      select u.day, ${from}::integer + u.nth - 1, u.kind, u.subject, u.owner,
        decode(u.salt, 'hex'), u.available, u.frozen, u.deposit, u.held
      from unnest(${part.map(({ day }) => day)}::date[], ${part.map(({ kind }) => kind)}::text[],
        ${part.map(({ subject }) => subject || null)}::uuid[],
        ${part.map(({ owner }) => owner)}::uuid[],
        ${part.map(({ salt }) => salt)}::text[],
        ${texts(({ available }) => available)}::bigint[], ${texts(({ frozen }) => frozen)}::bigint[],
        ${texts(({ deposit }) => deposit)}::bigint[], ${texts(({ held }) => held)}::bigint[])
        with ordinality
        as u (day, kind, subject, owner, salt, available, frozen, deposit, held, nth)`.execute(tx);
  }
}

/** Writes a level of the tree of a day. */
export async function insertLevel(
  tx: Tx,
  { day, level, nodes }: { day: string; level: number; nodes: readonly SumNode[] },
): Promise<void> {
  for (let from = 0; from < nodes.length; from += BATCH) {
    const part = nodes.slice(from, from + BATCH);
    await sql`
      insert into closes.node (day, level, place, hash, usd, cny)
      select ${day}::date, ${level}::smallint, ${from}::integer + u.nth - 1,
        decode(u.hash, 'hex'), u.usd, u.cny
      from unnest(${part.map(({ hash }) => hash)}::text[],
        ${part.map(({ usd }) => `${usd}`)}::bigint[], ${part.map(({ cny }) => `${cny}`)}::bigint[])
        with ordinality as u (hash, usd, cny, nth)`.execute(tx);
  }
}

/** Returns a member's leaves of a day with their places: the balance first. */
export const listOwnLeaves = (
  db: Db,
  owner: string,
  day: string,
): Promise<(LeafContent & { readonly place: number })[]> =>
  rows(
    db,
    sql<LeafContent & { place: number }>`
      select to_char(day, 'YYYY-MM-DD') as day, place, kind, coalesce(subject::text, '') as subject, encode(salt, 'hex') as salt,
        available, frozen, deposit, held
      from closes.leaf where owner = ${owner} and leaf.day = ${day}::date
      order by leaf.kind, leaf.subject limit 10000`,
  );

/** Returns a node of the tree of a day; null where there is none. */
export const findNode = (
  db: Db,
  { day, level, place }: { day: string; level: number; place: number },
): Promise<SumNode | null> =>
  row(
    db,
    sql<SumNode>`select encode(hash, 'hex') as hash, usd, cny from closes.node
      where day = ${day}::date and level = ${level} and place = ${place}`,
  );
