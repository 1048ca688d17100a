import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ImportMode } from '#contract/inventory/import-schemas.ts';
import { importModes } from '#contract/inventory/imports.ts';
import { openTestDatabase, type TestDatabase } from '#harness/database.ts';
import { copyIn } from '#server/kit/database/copy.ts';
import { type Database, openDatabase, rows, transaction } from '#server/kit/database/database.ts';
import { manufacturers } from '../core/manufacturers.ts';
import { upsertKnownManufacturers } from '../store/manufacturers.ts';
import {
  countStaged,
  type FileColumns,
  REFUSED_QUANTITY,
  STAGE_COPY,
  toCopyRow,
} from '../store/stock-staging.ts';
import { addStock } from './add-stock.ts';
import { undoStock } from './edit-stock.ts';
import { mergeStock, previewStaged, toStagedLine } from './merge-stock.ts';

const NOW = new Date('2026-11-21T02:00:00Z');
const LATER = new Date('2026-11-21T03:00:00Z');

let test: TestDatabase;
let database: Database;
let client: pg.Client;

beforeAll(async () => {
  test = await openTestDatabase();
  database = openDatabase(test.url);
  client = new pg.Client({ connectionString: test.url });
  await client.connect();
  await transaction(database.db, (tx) => upsertKnownManufacturers(tx, manufacturers, NOW));
}, 60_000);
afterAll(async () => {
  await client.end();
  await database.close();
  await test.drop();
});

/** A line as a model knows it: its identity and what a list may change. */
interface Row {
  readonly mpn: string;
  readonly maker: string;
  readonly condition: 'brandNew' | 'likeNew';
  readonly dateCode: string;
  readonly quantity: number;
  readonly price: number | null;
  readonly moq: number | null;
}

const row: fc.Arbitrary<Row> = fc.record({
  // Two of them share a key and are two parts.
  mpn: fc.constantFrom('SMAJ6.0CA', 'SMAJ60CA', 'LM358DR', 'NE555P'),
  maker: fc.constantFrom('TI', 'Texas Instruments', 'Own Maker', ''),
  condition: fc.constantFrom('brandNew', 'likeNew'),
  dateCode: fc.constantFrom('', '2301'),
  quantity: fc.integer({ min: 1, max: 50 }),
  price: fc.option(fc.integer({ min: 1, max: 3 })),
  moq: fc.option(fc.constantFrom(5, 10)),
});
/** A row of a file may say that nothing is left. */
const listed = fc
  .tuple(row, fc.integer({ min: 0, max: 3 }))
  .map(([one, left]) => (left === 0 ? { ...one, quantity: 0 } : one));
const says: fc.Arbitrary<FileColumns> = fc.record({
  price: fc.boolean(),
  condition: fc.boolean(),
  packaging: fc.boolean(),
  dateCode: fc.boolean(),
  leadTime: fc.boolean(),
  moq: fc.boolean(),
  breaks: fc.constant(false),
  chosenCondition: fc.constant(null),
});

/** Replaces values of columns that the file does not have by their defaults. */
const asSaid = (one: Row, { price, condition, dateCode, moq }: FileColumns): Row => ({
  ...one,
  price: price ? one.price : null,
  condition: condition ? one.condition : 'brandNew',
  dateCode: dateCode ? one.dateCode : '',
  moq: moq ? one.moq : null,
});

const makerOf = ({ maker }: Row) => {
  if (maker === '') return 'Unknown';
  return maker === 'TI' ? 'Texas Instruments' : maker;
};
const keyOf = (one: Row, { condition, dateCode }: FileColumns = everything) =>
  [one.mpn, makerOf(one), condition ? one.condition : '', dateCode ? one.dateCode : ''].join(' | ');
const everything = { condition: true, dateCode: true } as FileColumns;

/** A row's maker as the catalogue would know it: without one, the only maker that the part has. */
function withMaker(one: Row, known: ReadonlyMap<string, ReadonlySet<string>>): Row {
  const names = known.get(one.mpn);
  if (one.maker !== '' || names?.size !== 1) return one;
  return { ...one, maker: [...names][0] ?? '' };
}

interface Outcome {
  readonly stock: readonly Row[];
  readonly refused: number;
  readonly counts: Record<string, number>;
}

/** Computes the effect of a list on a stock in the simplest way. */
function model(
  stock: readonly Row[],
  list: readonly Row[],
  mode: ImportMode,
  said: FileColumns,
): Outcome {
  const counts = { added: 0, changed: 0, same: 0, merged: 0, removed: 0, gone: 0, absent: 0 };
  let refused = 0;
  const first = new Map<string, Row>();
  const summed = new Map<string, number>();
  // Rows with a quantity decide what is left of a part.
  const some = list.filter(({ quantity }) => quantity > 0);
  for (const one of [...some, ...list.filter(({ quantity }) => quantity === 0)]) {
    const key = keyOf(one);
    const before = first.get(key);
    const agrees = before?.price === one.price && before.moq === one.moq;
    if (before === undefined) first.set(key, one);
    else if (agrees || one.quantity === 0) {
      first.set(key, { ...before, quantity: before.quantity + one.quantity });
      counts.merged += 1;
      summed.set(key, (summed.get(key) ?? 0) + 1);
    } else refused += 1;
  }
  const lines = [...stock];
  const named = new Set<Row>();
  const gone = new Set<Row>();
  for (const one of first.values()) {
    const at = lines.findIndex(
      (line) => !named.has(line) && keyOf(line, said) === keyOf(one, said),
    );
    const line = lines[at];
    if (one.quantity === 0) {
      if (line === undefined || mode === 'add') counts.absent += 1;
      else {
        counts.gone += 1;
        gone.add(line);
        named.add(line);
      }
    } else if (line === undefined) {
      named.add(one);
      lines.push(one);
      counts.added += 1;
    } else if (mode === 'add') {
      // Rows that were summed into a refused row are refused with it.
      const more = summed.get(keyOf(one)) ?? 0;
      refused += 1 + more;
      counts.merged -= more;
      named.add(line);
    } else {
      const now = {
        ...line,
        quantity: one.quantity,
        price: said.price ? one.price : line.price,
        moq: said.moq ? one.moq : line.moq,
      };
      const isSame =
        now.quantity === line.quantity && now.price === line.price && now.moq === line.moq;
      counts[isSame ? 'same' : 'changed'] += 1;
      lines[at] = now;
      named.add(now);
    }
  }
  const kept = lines.filter(
    (line) => !gone.has(line) && (mode !== 'replaceAll' || named.has(line)),
  );
  counts.removed = lines.length - kept.length;
  return { stock: kept, refused, counts };
}

const text = (stock: readonly Row[]) =>
  stock.map((one) => `${keyOf(one)} = ${one.quantity} ${one.price} ${one.moq}`).sort();

async function stockOf(account: string): Promise<string[]> {
  const found = await rows<{ line: string }>(
    database.db,
    sql`select concat_ws(' | ', p.mpn, m.name, l.condition, l.date_code) || ' = ' || l.quantity ||
          ' ' || coalesce(l.unit_price::text, 'null') || ' ' || coalesce(l.moq::text, 'null') as line
        from catalog.stock_line l join catalog.part p on p.id = l.part
        join catalog.manufacturer m on m.id = p.manufacturer where l.account = ${account}`,
  );
  return found.map(({ line }) => line).sort();
}

/** All that a seller's lines are, but for the version that an undoing raises. */
const whole = async (account: string) =>
  (
    await rows<{ line: string }>(
      database.db,
      sql`select (to_jsonb(l) - 'version')::text as line from catalog.stock_line l
          where account = ${account} order by id`,
    )
  ).map(({ line }) => line);

async function makersByPart(): Promise<Map<string, Set<string>>> {
  const found = await rows<{ mpn: string; name: string }>(
    database.db,
    sql`select p.mpn, m.name from catalog.part p join catalog.manufacturer m on m.id = p.manufacturer`,
  );
  const known = new Map<string, Set<string>>();
  for (const { mpn, name } of found) known.set(mpn, (known.get(mpn) ?? new Set()).add(name));
  return known;
}

async function stage(list: string, lines: readonly Row[]): Promise<void> {
  const staged = lines.map((one, at) =>
    toCopyRow(
      toStagedLine({
        list,
        nr: at + 2,
        mpn: one.mpn,
        manufacturer: one.maker,
        quantity: one.quantity,
        unitPrice: one.price === null ? null : BigInt(one.price),
        condition: one.condition,
        packaging: null,
        dateCode: one.dateCode,
        leadTime: 'now',
        moq: one.moq,
        priceBreaks: null,
      }),
    ),
  );
  await copyIn(client, STAGE_COPY, staged);
}

const COMPANY = 'Yunjing Electronics';

const add = (account: string, lines: readonly Row[]) =>
  transaction(database.db, (tx) =>
    addStock(tx, {
      account,
      company: COMPANY,
      now: NOW,
      lines: lines.map((one) => ({
        mpn: one.mpn,
        manufacturer: makerOf(one),
        quantity: one.quantity,
        unitPrice: one.price === null ? null : BigInt(one.price),
        condition: one.condition,
        packaging: null,
        dateCode: one.dateCode,
        leadTime: 'now',
        moq: one.moq,
        priceBreaks: null,
      })),
    }),
  );

/** Stock of which no two lines are the same, as a list of lines that is checked by a model. */
const distinct = (lines: readonly Row[], said: FileColumns = everything) => [
  ...new Map(lines.map((one) => [keyOf(one, said), one])).values(),
];

describe('a list against a model', () => {
  it('adds, changes, removes and refuses what a slow reading of its rules says; undo restores', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(row, { maxLength: 8 }),
        fc.array(listed, { minLength: 1, maxLength: 12 }),
        fc.constantFrom(...importModes),
        says,
        async (stock, list, mode, said) => {
          const account = randomUUID();
          const id = randomUUID();
          const before = distinct(stock, said);
          await add(account, before);
          const known = await makersByPart();
          const wanted = list.map((one) => withMaker(asSaid(one, said), known));
          await stage(
            id,
            list.map((one) => asSaid(one, said)),
          );
          const lines = await whole(account);
          const staged = { list: id, account, mode, columns: said };
          const seen = await previewStaged(database.db, staged);
          expect(await whole(account)).toEqual(lines);
          const merged = await transaction(database.db, (tx) =>
            mergeStock(tx, { ...staged, company: COMPANY, preview: seen, now: LATER }),
          );
          const expected = model(before, wanted, mode, said);
          expect(await stockOf(account)).toEqual(text(expected.stock));
          expect(merged.counts).toMatchObject(expected.counts);
          const { exists, duplicate, sumTooLarge } = merged.counts;
          expect(exists + duplicate + sumTooLarge).toBe(expected.refused);
          const { added, changed, same, merged: summed, gone, absent } = merged.counts;
          const taken = added + changed + same + summed + gone + absent;
          expect(taken + expected.refused).toBe(list.length);
          await transaction(database.db, (tx) =>
            undoStock(tx, { account, change: merged.change ?? '', kind: 'import', now: LATER }),
          );
          expect(await whole(account)).toEqual(lines);
        },
      ),
      { numRuns: 40 },
    );
  }, 120_000);
});

describe('a list and the rest of the world', () => {
  const said: FileColumns = {
    price: true,
    condition: true,
    packaging: true,
    dateCode: true,
    leadTime: true,
    moq: true,
    breaks: true,
    chosenCondition: null,
  };
  const plain = (mpn: string, quantity = 1): Row => ({
    mpn,
    maker: 'Texas Instruments',
    condition: 'brandNew',
    dateCode: '',
    quantity,
    price: 100,
    moq: null,
  });

  it('two lists of one seller are written one after the other, each whole', async () => {
    const account = randomUUID();
    const lists = [randomUUID(), randomUUID()];
    const of = (from: number) =>
      Array.from({ length: 200 }, (_, at) => plain(`RACE-${from + at}`, from + 1));
    await stage(lists[0] ?? '', of(0));
    await stage(lists[1] ?? '', of(100));
    await Promise.all(
      lists.map((list) =>
        transaction(database.db, (tx) =>
          mergeStock(tx, {
            list,
            account,
            company: COMPANY,
            mode: 'replaceAll',
            columns: said,
            preview: null,
            now: NOW,
          }),
        ),
      ),
    );
    const left = await stockOf(account);
    expect(left).toHaveLength(200);
    const winners = new Set(left.map((line) => / = (\d+)/.exec(line)?.[1]));
    // Each replaced all: what is left is one of the two, never a mixture.
    expect(winners.size).toBe(1);
  });

  it('all that is replaced keeps the lines of rows that could not be read', async () => {
    const account = randomUUID();
    const list = randomUUID();
    await add(account, [plain('SPARED', 5), plain('UNNAMED', 5)]);
    await stage(list, [
      plain('ARRIVED'),
      { ...plain('SPARED'), maker: '', quantity: REFUSED_QUANTITY },
    ]);
    const asked = { list, account, mode: 'replaceAll', columns: said } as const;
    const seen = await previewStaged(database.db, asked);
    expect(seen.judged).toMatchObject({ added: 1, removed: 1 });
    expect(await countStaged(database.db, list)).toBe(1);
    await transaction(database.db, (tx) =>
      mergeStock(tx, { ...asked, company: COMPANY, preview: seen, now: NOW }),
    );
    const left = await stockOf(account);
    expect(left.map((line) => line.split(' | ')[0])).toEqual(['ARRIVED', 'SPARED']);
  });

  it('a list of a new seller names it for searches', async () => {
    const account = randomUUID();
    const list = randomUUID();
    await stage(list, [plain('FIRST-OF-ALL')]);
    const asked = { list, account, company: COMPANY, mode: 'add', columns: said } as const;
    await transaction(database.db, (tx) => mergeStock(tx, { ...asked, preview: null, now: NOW }));
    const found = await rows<{ company: string }>(
      database.db,
      sql`select company from catalog.seller_standing where account = ${account}`,
    );
    expect(found).toEqual([{ company: COMPANY }]);
  });

  it('a failure in the middle leaves nothing behind', async () => {
    const account = randomUUID();
    const list = randomUUID();
    await add(account, [plain('STAYS', 5)]);
    const before = await whole(account);
    await stage(list, [plain('NEWER-1'), plain('NEWER-2')]);
    const work = transaction(database.db, async (tx) => {
      await mergeStock(tx, {
        list,
        account,
        company: COMPANY,
        mode: 'replaceAll',
        columns: said,
        preview: null,
        now: NOW,
      });
      throw new Error('the process ends here');
    });
    await expect(work).rejects.toThrow('the process ends here');
    expect(await whole(account)).toEqual(before);
    const parts = await rows(
      database.db,
      sql`select 1 from catalog.part where mpn in ('NEWER-1', 'NEWER-2')`,
    );
    expect(parts).toEqual([]);
  });

  it('quantities that sum to more than a line may hold are refused, all rows of them', async () => {
    const account = randomUUID();
    const list = randomUUID();
    await stage(list, [plain('HUGE', 1_500_000_000), plain('HUGE', 1_500_000_000), plain('OK')]);
    const { judged: counts } = await previewStaged(database.db, {
      list,
      account,
      mode: 'update',
      columns: said,
    });
    expect(counts).toMatchObject({ added: 1, sumTooLarge: 2, merged: 0 });
  });

  it('a new price ends the price breaks of a list that names none', async () => {
    const account = randomUUID();
    const list = randomUUID();
    await add(account, [plain('BREAKS', 5)]);
    await sql`update catalog.stock_line set price_breaks = '[[10, 50]]' where account = ${account}`.execute(
      database.db,
    );
    await stage(list, [{ ...plain('BREAKS', 5), price: 40 }]);
    await transaction(database.db, (tx) =>
      mergeStock(tx, {
        list,
        account,
        company: COMPANY,
        mode: 'update',
        columns: { ...said, breaks: false },
        preview: null,
        now: LATER,
      }),
    );
    const [line] = await rows<{ unit_price: bigint; price_breaks: unknown }>(
      database.db,
      sql`select unit_price, price_breaks from catalog.stock_line where account = ${account}`,
    );
    expect(line).toEqual({ unit_price: 40n, price_breaks: null });
  });
});
