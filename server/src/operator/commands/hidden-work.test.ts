import { afterAll, beforeAll, expect, test } from 'vitest';
import * as contract from '#contract/operator/work-calls.ts';
import { callingOf, staffCaller } from '#harness/calling.ts';
import { openTestDatabase, type TestDatabase } from '#harness/database.ts';
import { noWork } from '#harness/no-work.ts';
import { type Database, openDatabase } from '#server/kit/database/database.ts';
import { operatorSlice, readersIn } from '../public.ts';

const now = new Date('2026-11-23T02:00:00Z');
const ana = { caller: staffCaller('Ana', 'content'), now };
const work = {
  ref: 'BL-1',
  link: '/ops/content/blacklist',
  subject: 'LM358DR',
  detail: 'Messwerk',
  amount: null,
  orderState: null,
  dueAt: null,
  since: now,
};

let market: TestDatabase;
let database: Database;

beforeAll(async () => {
  market = await openTestDatabase();
  database = openDatabase(market.url);
});
afterAll(async () => {
  await database.close();
  await market.drop();
});

test('a record that is hidden from one of the staff is not there for them, by whatever call', async () => {
  const entry = { record: 'content' as const, ref: 'BL-1' };
  const eve = { caller: staffCaller('Eve', 'content'), now };
  const readers = readersIn(database.db);
  const hiding = callingOf(
    database.db,
    operatorSlice({
      ...noWork,
      readers,
      colleagues: async () => [ana, eve].map(({ caller }) => ({ ...caller, id: caller.accountId })),
      queues: [
        {
          key: 'content',
          desk: 'content',
          record: 'content',
          list: async (_, { readerId }) => (readerId === eve.caller.accountId ? [] : [work]),
          hiddenFrom: async (_, staffId) =>
            staffId === eve.caller.accountId ? [{ kind: 'blacklist', id: 'b', ref: 'BL-1' }] : [],
        },
      ],
    }).calls,
  );
  const missing = { code: 'notFound' };
  await hiding(contract.opsWorkRead, entry, ana);
  await hiding(contract.opsWorkNote, { ...entry, text: 'Publish soon.' }, ana);
  expect((await hiding(contract.opsWorkOn, entry, ana)).colleagues).toEqual([]);
  const handOver = { ...entry, to: eve.caller.accountId, note: 'Yours.' };
  await expect(hiding(contract.opsWorkTransfer, handOver, ana)).rejects.toMatchObject({
    code: 'work.colleague',
  });
  const bulk = {
    act: 'handOver',
    to: eve.caller.accountId,
    note: 'Yours.',
    dryRun: false,
  } as const;
  expect(await hiding(contract.opsWorkBulk, { ...bulk, records: [entry] }, ana)).toMatchObject({
    rows: [{ outcome: 'colleague' }],
  });
  expect(await hiding(contract.opsWorkReaders, {}, eve)).toEqual({ list: [] });
  for (const call of [contract.opsWorkOn, contract.opsWorkRead, contract.opsWorkRelease]) {
    await expect(hiding(call, entry, eve)).rejects.toMatchObject(missing);
  }
  await expect(hiding(contract.opsWorkNote, { ...entry, text: 'Hm.' }, eve)).rejects.toMatchObject(
    missing,
  );
  await hiding(contract.opsWorkClaim, { ...entry, takeOver: false }, ana);
  const ofList = await hiding(contract.opsWorkOfList, { record: 'content', refs: ['BL-1'] }, eve);
  expect(ofList.list).toEqual([{ ref: 'BL-1', claim: null, notes: 0, isOpen: false }]);
});
