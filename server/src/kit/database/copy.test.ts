import fc from 'fast-check';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#harness/database.ts';
import { type CopyValue, copyIn, copyLine } from './copy.ts';

let test: TestDatabase;
let client: pg.Client;

beforeAll(async () => {
  test = await openTestDatabase();
  client = new pg.Client({ connectionString: test.url });
  await client.connect();
  await client.query('create temp table copied (nr bigint, text text)');
}, 60_000);
afterAll(async () => {
  await client.end();
  await test.drop();
});

const COPY = 'copy copied from stdin';
const copied = async () =>
  (await client.query('select nr::text, text from copied order by ctid')).rows.map(
    ({ nr, text }) => [nr, text],
  );

it('any text and number stands in the table as it was given, whatever signs are in it', async () => {
  const text = fc.option(
    fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom('\\N', '\\.', '\t', '\n', '\r\n', '\\', "it's", '中文', ''),
    ),
  );
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.option(fc.bigInt({ min: -(2n ** 62n), max: 2n ** 62n })), text)),
      async (rows) => {
        await client.query('truncate copied');
        const plain = rows.map(([nr, one]): [CopyValue, CopyValue] => [
          nr,
          one?.replaceAll('\0', '') ?? null,
        ]);
        expect(await copyIn(client, COPY, plain.map(copyLine))).toBe(rows.length);
        expect(await copied()).toEqual(plain.map(([nr, one]) => [nr?.toString() ?? null, one]));
      },
    ),
    { numRuns: 60 },
  );
});

it('writes nothing where making the rows fails, and the connection goes on', async () => {
  await client.query('truncate copied');
  const broken = async function* () {
    yield copyLine([1, 'first']);
    throw new Error('no more rows');
  };
  await expect(copyIn(client, COPY, broken())).rejects.toThrow('no more rows');
  expect(await copied()).toEqual([]);
  expect(await copyIn(client, COPY, [copyLine([2, 'second'])])).toBe(1);
});

it('says what the database refuses, and the connection goes on', async () => {
  await client.query('truncate copied');
  await expect(copyIn(client, COPY, ['not a number\tx\n'])).rejects.toThrow(/bigint/);
  expect(await copyIn(client, COPY, [copyLine([3, null])])).toBe(1);
});
