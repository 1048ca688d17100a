import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#harness/database.ts';
import { baseKey } from '../core/base-key.ts';
import { mpnKey } from '../core/mpn-key.ts';

let test: TestDatabase;
const maker = randomUUID();
const seller = randomUUID();

beforeAll(async () => {
  test = await openTestDatabase();
  await test.pool.query(
    `insert into catalog.manufacturer (id, name, known, at) values ($1, 'Counted', true, now())`,
    [maker],
  );
});
afterAll(() => test.drop());

const addParts = async (mpns: readonly string[]): Promise<bigint[]> => {
  const made = await test.pool.query<{ id: bigint }>(
    `insert into catalog.part (norm, mpn, manufacturer)
     select *, $3::uuid from unnest($1::text[], $2::text[])
     on conflict do nothing returning id`,
    [mpns.map(mpnKey), mpns, maker],
  );
  return made.rows.map(({ id }) => id);
};

/** Compares the counters with the lines that they count. */
const counted = `
  select id::text, n_lines, qty::text, min_price::text, n_brand_new, n_like_new, n_re_new, n_roll,
    n_pallet, n_pipe, n_now
  from catalog.part order by part.id`;
const recounted = `
  select p.id::text, count(l.id)::int as n_lines, coalesce(sum(l.quantity), 0)::text as qty,
    min(l.unit_price)::text as min_price,
    count(*) filter (where condition = 'brandNew')::int as n_brand_new,
    count(*) filter (where condition = 'likeNew')::int as n_like_new,
    count(*) filter (where condition = 'reNew')::int as n_re_new,
    count(*) filter (where packaging = 'roll')::int as n_roll,
    count(*) filter (where packaging = 'pallet')::int as n_pallet,
    count(*) filter (where packaging = 'pipe')::int as n_pipe,
    count(*) filter (where lead_time = 'now')::int as n_now
  from catalog.part p
  left join catalog.stock_line l on l.part = p.id
    and l.confirmed_at > (select stale_at from catalog.horizon)
  group by p.id order by p.id`;

async function expectCounted(): Promise<void> {
  const [said, lines] = await Promise.all([test.pool.query(counted), test.pool.query(recounted)]);
  expect(said.rows).toEqual(lines.rows);
}

const DAY = 86_400_000;
const START = Date.parse('2026-11-01T00:00:00Z');
const day = (n: number) => new Date(START + n * DAY);

const line = fc.record({
  part: fc.nat({ max: 3 }),
  quantity: fc.integer({ min: 1, max: 9 }),
  price: fc.option(fc.bigInt({ min: 1n, max: 5n })),
  condition: fc.constantFrom('brandNew', 'likeNew', 'reNew'),
  packaging: fc.constantFrom(null, 'roll', 'pallet', 'pipe'),
  lead: fc.constantFrom('now', 'any'),
  day: fc.integer({ min: 0, max: 40 }),
});
type Line = typeof line extends fc.Arbitrary<infer T> ? T : never;

const step = fc.oneof(
  fc.record({ do: fc.constant('insert' as const), lines: fc.array(line, { maxLength: 6 }) }),
  fc.record({ do: fc.constant('update' as const), to: line, some: fc.nat({ max: 4 }) }),
  fc.record({ do: fc.constant('confirm' as const), day: fc.integer({ min: 0, max: 50 }) }),
  fc.record({ do: fc.constant('delete' as const), some: fc.nat({ max: 4 }) }),
  fc.record({ do: fc.constant('horizon' as const), day: fc.integer({ min: 0, max: 50 }) }),
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

const insertLines = (parts: readonly bigint[], lines: readonly Line[]) =>
  test.pool.query(
    `insert into catalog.stock_line (id, part, account, quantity, unit_price, condition,
       packaging, date_code, lead_time, at, confirmed_at)
     select gen_random_uuid(), part, $8, quantity, price, condition, packaging, '', lead, day, day
     from unnest($1::bigint[], $2::int[], $3::bigint[], $4::text[], $5::text[], $6::text[],
       $7::timestamptz[]) l (part, quantity, price, condition, packaging, lead, day)`,
    [
      lines.map((one) => parts[one.part]),
      lines.map((one) => one.quantity),
      lines.map((one) => one.price),
      lines.map((one) => one.condition),
      lines.map((one) => one.packaging),
      lines.map((one) => one.lead),
      lines.map((one) => day(one.day)),
      seller,
    ],
  );

async function run(parts: readonly bigint[], one: Step): Promise<void> {
  const { pool } = test;
  if (one.do === 'insert') await insertLines(parts, one.lines);
  else if (one.do === 'update') {
    const { part, quantity, price, condition, packaging, lead } = one.to;
    await pool.query(
      `update catalog.stock_line set part = $1, quantity = $2, unit_price = $3, condition = $4,
         packaging = $5, lead_time = $6, confirmed_at = $7
       where id in (select id from catalog.stock_line order by id limit $8)`,
      [parts[part], quantity, price, condition, packaging, lead, day(one.to.day), one.some],
    );
  } else if (one.do === 'confirm') {
    await pool.query('update catalog.stock_line set confirmed_at = $1', [day(one.day)]);
  } else if (one.do === 'delete') {
    await pool.query(
      `delete from catalog.stock_line
       where id in (select id from catalog.stock_line order by id desc limit $1)`,
      [one.some],
    );
  } else await pool.query('select catalog.move_horizon($1)', [day(one.day)]);
}

describe('the counters of parts', () => {
  let parts: bigint[] = [];
  beforeAll(async () => {
    parts = await addParts(['COUNT-1', 'COUNT-2', 'COUNT-3', 'COUNT-4']);
  });
  beforeEach(async () => {
    await test.pool.query('delete from catalog.stock_line');
    await test.pool.query(`update catalog.horizon set stale_at = '-infinity'`);
  });

  it('are what a recount says after any acts on lines', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
        for (const one of steps) await run(parts, one);
        await expectCounted();
      }),
      { numRuns: 60 },
    );
  });

  it('are what a recount says after sellers write the same parts at once', async () => {
    const some = fc.sample(line, { numRuns: 60, seed: 7 });
    const writers = [some.slice(0, 20), some.slice(20, 40), some.slice(40)];
    for (let round = 0; round < 5; round += 1) {
      const done = await Promise.allSettled([
        ...writers.map((lines) => insertLines(parts, lines)),
        test.pool.query('delete from catalog.stock_line where unit_price <= 2'),
        test.pool.query('update catalog.stock_line set unit_price = unit_price + 1'),
      ]);
      // A transaction that the database aborted changed nothing; the market tries again.
      const failed = done.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
      expect(failed.filter((error: { code?: string }) => error.code !== '40P01')).toEqual([]);
    }
    await expectCounted();
  });

  it('are written anew by a rebuild', async () => {
    await insertLines(parts, fc.sample(line, { numRuns: 30, seed: 3 }));
    await test.pool.query('update catalog.part set n_lines = 7, qty = 1, min_price = 3');
    await test.pool.query('select catalog.rebuild_search()');
    await expectCounted();
  });

  it('a line of a part that is not there is refused, and a part with stock stays', async () => {
    const first = parts[0] ?? 0n;
    await insertLines(parts, fc.sample(line, { numRuns: 10, seed: 5 }));
    await expect(
      insertLines([-5n], [{ ...fc.sample(line, 1)[0], part: 0 } as Line]),
    ).rejects.toThrow('names a part that is not there');
    await expect(
      test.pool.query('delete from catalog.part where id = $1', [first]),
    ).rejects.toThrow('has stock stays');
  });
});

describe('the base of a part', () => {
  const real = new URL('../../../../../shared/data/mpn.tsv.gz', import.meta.url);

  it('is the base key that the core says, for real numbers too', async () => {
    const numbers = existsSync(real)
      ? gunzipSync(readFileSync(real))
          .toString('utf8')
          .split('\n')
          .filter((_, nr) => nr > 0 && nr % 7 === 0)
          .map((row) => (row.split('\t')[0] ?? '').toUpperCase())
          .filter((number) => mpnKey(number) !== '')
      : ['TPS54331DR/NOPB', '74HC595PW,118', 'LTC6655#TRPBF', 'MAX232+T', 'ABC-TR'];
    if (!existsSync(real)) process.stdout.write('Real part numbers are not on this machine.\n');
    const said = await test.pool.query<{ base: string }>(
      `select catalog.base_key(norm, mpn) as base
       from unnest($1::text[], $2::text[]) with ordinality t (norm, mpn, nr) order by nr`,
      [numbers.map(mpnKey), numbers],
    );
    expect(said.rows.map(({ base }) => base)).toEqual(numbers.map(baseKey));
  });
});
