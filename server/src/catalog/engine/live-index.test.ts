import { randomUUID } from 'node:crypto';
import { Kysely, PostgresDialect } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#harness/database.ts';
import { type Database, openDatabase } from '#server/kit/database/database.ts';
import { findParts } from '../core/find-parts.ts';
import { deletePartChanges } from '../store/parts.ts';
import { LiveIndex } from './live-index.ts';
import { parseKeyword } from './search-query.ts';

const NOW = new Date('2026-11-21T02:00:00Z');
const maker = randomUUID();
let test: TestDatabase;
let database: Database;

beforeAll(async () => {
  test = await openTestDatabase();
  database = openDatabase(test.url);
  await test.pool.query(
    `insert into catalog.manufacturer (id, name, known, at) values ($1, 'Alive', true, $2)`,
    [maker, NOW],
  );
});
afterAll(async () => {
  await database.close();
  await test.drop();
});

interface Writer {
  query(text: string, values: unknown[]): Promise<unknown>;
}

/** Adds parts with one line each. */
const add = (writer: Writer, numbers: readonly string[]) =>
  writer.query(
    `with made as (
       insert into catalog.part (norm, mpn, manufacturer)
       select n, n, $2::uuid from unnest($1::text[]) n returning id
     )
     insert into catalog.stock_line (id, part, account, quantity, unit_price, condition, date_code,
       lead_time, at, confirmed_at)
     select gen_random_uuid(), id, gen_random_uuid(), 5, 100, 'brandNew', '', 'now', $3, $3 from made`,
    [numbers, maker, NOW],
  );

/** Searches after the index has read all committed changes. */
async function found(live: LiveIndex, keyword: string): Promise<string[]> {
  await live.current({ db: database.db });
  const { index } = await live.load(database.db);
  const sought = parseKeyword(keyword, false, NOW);
  if (sought === null) return [];
  return findParts(index, sought, { errors: false, most: 100 }).map(({ slot }) => index.mpn(slot));
}

describe('the index of a process', () => {
  it('sees what others committed before it was asked: parts, lines, and what went', async () => {
    const live = new LiveIndex();
    expect(await found(live, 'SEEN')).toEqual([]);
    await add(test.pool, ['SEEN1', 'SEEN2']);
    expect(await found(live, 'SEEN')).toEqual(['SEEN1', 'SEEN2']);
    await test.pool.query(
      `delete from catalog.stock_line where part =
         (select id from catalog.part where mpn = 'SEEN1')`,
    );
    expect(await found(live, 'SEEN')).toEqual(['SEEN2']);
    await test.pool.query(`delete from catalog.part where mpn = 'SEEN1'`);
    await add(test.pool, ['SEEN1']);
    expect(await found(live, 'SEEN')).toEqual(['SEEN1', 'SEEN2']);
  });

  it('sees what began earlier and was committed later, and nothing that was rolled back', async () => {
    const live = new LiveIndex();
    const [early, dropped] = [await test.pool.connect(), await test.pool.connect()];
    try {
      await early.query('begin');
      await dropped.query('begin');
      await add(early, ['LATE1']);
      await add(dropped, ['LATE2']);
      await add(test.pool, ['LATE3']);
      expect(await found(live, 'LATE')).toEqual(['LATE3']);
      await add(test.pool, ['LATE4']);
      expect(await found(live, 'LATE')).toEqual(['LATE3', 'LATE4']);
      await early.query('commit');
      await dropped.query('rollback');
      expect(await found(live, 'LATE')).toEqual(['LATE1', 'LATE3', 'LATE4']);
    } finally {
      early.release();
      dropped.release();
    }
  });

  it('asks again once its own process wrote, and else only after some moments', async () => {
    const [live, brief] = [
      new LiveIndex({ stalenessMs: 3_600_000 }),
      new LiveIndex({ stalenessMs: 0 }),
    ];
    const seen = async (commits: number, one: LiveIndex) => {
      await one.current({ db: database.db, commits });
      const { index } = await one.load(database.db);
      return ['TOLD1', 'TOLD2', 'TOLD3'].filter((mpn) => index.withKey(mpn).length > 0);
    };
    expect(await seen(7, live)).toEqual([]);
    await add(test.pool, ['TOLD1']);
    expect(await seen(7, live)).toEqual([]);
    expect(await seen(8, live)).toEqual(['TOLD1']);
    // Who tells nothing of commits sees all, and what was seen is not asked for again.
    await add(test.pool, ['TOLD2']);
    expect(await found(live, 'TOLD')).toEqual(['TOLD1', 'TOLD2']);
    await add(test.pool, ['TOLD3']);
    expect(await seen(8, live)).toEqual(['TOLD1', 'TOLD2']);
    expect(await seen(8, brief)).toEqual(['TOLD1', 'TOLD2', 'TOLD3']);
  });

  it('asks once for all who ask while it is asking', async () => {
    const said: string[] = [];
    const db = new Kysely<unknown>({
      dialect: new PostgresDialect({ pool: test.pool }),
      log: ({ query }) => {
        said.push(query.sql);
      },
    });
    const live = new LiveIndex({ stalenessMs: 3_600_000 });
    await live.load(db);
    said.length = 0;
    const all = [live.current({ db, commits: 5 })];
    for (let n = 0; n < 20; n += 1) {
      await null;
      all.push(live.current({ db, commits: 5 }));
    }
    await Promise.all(all);
    expect(said).toHaveLength(1);
    await Promise.all([live.current({ db, commits: 6 }), live.current({ db, commits: 5 })]);
    expect(said).toHaveLength(2);
  });

  it('sees the lines of a seller leave while it is on the blacklist, and come back after it', async () => {
    const live = new LiveIndex();
    await add(test.pool, ['BLACK1', 'BLACK2']);
    const seller = `(select account from catalog.stock_line l join catalog.part p on p.id = l.part
      where p.mpn = 'BLACK1')`;
    const counted = async () => {
      const names = await found(live, 'BLACK');
      const { index } = await live.load(database.db);
      return names.map((mpn) => {
        const [slot = -1] = index.withKey(mpn);
        return [mpn, index.lines(slot), index.lowest(slot)];
      });
    };
    expect(await counted()).toEqual([
      ['BLACK1', 1, 100],
      ['BLACK2', 1, 100],
    ]);
    const mark = (stage: string) =>
      test.pool.query(
        `insert into catalog.blacklisted_seller (account, stage, at) select ${seller}, '${stage}', now()
         on conflict (account) do update set stage = excluded.stage`,
      );
    await mark('pending');
    expect(await counted()).toHaveLength(2);
    await mark('listed');
    expect(await counted()).toEqual([['BLACK2', 1, 100]]);
    await test.pool.query(`delete from catalog.blacklisted_seller where account = ${seller}`);
    expect(await counted()).toHaveLength(2);
  });

  it('misses no line that a seller writes while it is being listed', async () => {
    const live = new LiveIndex();
    await add(test.pool, ['RACE1']);
    const [{ part, account }] = (
      await test.pool.query<{ part: string; account: string }>(
        `select l.part, l.account from catalog.stock_line l join catalog.part p on p.id = l.part
         where p.mpn = 'RACE1'`,
      )
    ).rows as [{ part: string; account: string }];
    const writer = await test.pool.connect();
    try {
      await writer.query('begin');
      await writer.query(
        `insert into catalog.stock_line (id, part, account, quantity, unit_price, condition,
           date_code, lead_time, at, confirmed_at)
         values (gen_random_uuid(), $1, $2, 5, 50, 'brandNew', '', 'now', $3, $3)`,
        [part, account, NOW],
      );
      const listing = test.pool.query(
        `insert into catalog.blacklisted_seller (account, stage, at) values ($1, 'listed', now())`,
        [account],
      );
      await writer.query('commit');
      await listing;
    } finally {
      writer.release();
    }
    expect(await found(live, 'RACE')).toEqual([]);
  });

  it('sees the names of makers change', async () => {
    const live = new LiveIndex();
    const name = async () => {
      await live.current({ db: database.db });
      return (await live.load(database.db)).makers.get(maker);
    };
    expect(await name()).toBe('Alive');
    await test.pool.query(`update catalog.manufacturer set name = 'Renamed' where id = $1`, [
      maker,
    ]);
    expect(await name()).toBe('Renamed');
  });

  it('reads all parts anew where the record of changes begins later than it looked', async () => {
    const [old, fresh] = [new LiveIndex(), new LiveIndex()];
    await found(old, 'KEPT');
    await add(test.pool, ['KEPT1']);
    // Changes that an open transaction may still need are retained.
    const left = async () => {
      await deletePartChanges(database.db, new Date(Date.now() + 60_000));
      return (await test.pool.query('select from catalog.part_change')).rowCount;
    };
    await expect.poll(left, { timeout: 20_000 }).toBe(0);
    expect(await found(old, 'KEPT')).toEqual(['KEPT1']);
    expect(await found(fresh, 'KEPT')).toEqual(['KEPT1']);
    await add(test.pool, ['KEPT2']);
    expect(await found(old, 'KEPT')).toEqual(['KEPT1', 'KEPT2']);
  });

  it('answers while a large list is being taken in, and holds all of it in the end', async () => {
    const live = new LiveIndex();
    await found(live, 'LARGE');
    const numbers = Array.from({ length: 12_000 }, (_, n) => `LARGE${100_000 + n}`);
    await add(test.pool, numbers);
    expect((await found(live, 'LARGE')).length).toBeLessThan(numbers.length);
    // Small changes are visible at once.
    await add(test.pool, ['SMALL1']);
    expect(await found(live, 'SMALL1')).toEqual(['SMALL1']);
    const { index } = await live.load(database.db);
    const held = async () => {
      await live.current({ db: database.db });
      return numbers.filter((number) => index.withKey(number).length === 1).length;
    };
    expect(await held()).toBeLessThan(numbers.length);
    await expect.poll(held, { timeout: 20_000 }).toBe(numbers.length);
  });

  it('loses no change where the database could not be read for a while', async () => {
    const live = new LiveIndex();
    await found(live, 'AWAY');
    const numbers = Array.from({ length: 12_000 }, (_, n) => `AWAY${100_000 + n}`);
    await add(test.pool, numbers);
    await add(test.pool, ['AWAYSMALL']);
    await test.pool.query('alter table catalog.part rename to part_away');
    await expect(live.current({ db: database.db })).rejects.toThrow();
    await test.pool.query('alter table catalog.part_away rename to part');
    expect(await found(live, 'AWAYSMALL')).toEqual(['AWAYSMALL']);
    const { index } = await live.load(database.db);
    const held = async () => {
      await live.current({ db: database.db });
      return numbers.filter((number) => index.withKey(number).length === 1).length;
    };
    await expect.poll(held, { timeout: 20_000 }).toBe(numbers.length);
  });
});
