import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Session } from '#contract/accounts/schemas.ts';
import * as contract from '#contract/inventory/calls.ts';
import type { ImportMode } from '#contract/inventory/import-schemas.ts';
import { openTestMarket, type TestMarket } from '#harness/open-market.ts';
import { setSellerState } from '#server/accounts/public.ts';
import { inventorySlice } from '#server/inventory/public.ts';
import { transaction } from '#server/kit/database/database.ts';
import type { JobContext } from '#server/kit/jobs/jobs.ts';
import { runDue } from '#server/kit/jobs/jobs.ts';
import { folderStorage } from '#server/kit/storage/storage-folder.ts';
import type { Caller } from '../../../tools/deal/caller.ts';
import type { InventoryDeps } from './deps.ts';
import { watchFolder } from './importing/watch-folder.ts';
import { inventoryMessages } from './messages.ts';

// Every list is looked at and read in a thread of its own, which takes a second to start.
vi.setConfig({ testTimeout: 120_000 });

let town: TestMarket;
let folder: string;
let count = 0;

beforeAll(async () => {
  town = await openTestMarket();
  folder = mkdtempSync(join(tmpdir(), 'assay-lists-'));
}, 60_000);
afterAll(async () => {
  await town.close();
  rmSync(folder, { recursive: true, force: true });
});

const work = async (tasks = town.market.jobs) => {
  const { market, url, clock } = town;
  await runDue({ url, db: market.database.db, tasks, now: clock.now() });
};

/** A settled seller, a key of its, and the program that holds it. */
async function withKey(mode: ImportMode = 'update') {
  count += 1;
  const seller = await town.member(`Keeper${count}`, 'seller');
  const made = await seller.send(contract.keyAdd, { name: 'ERP', mode });
  const program = town
    .visitor('Program')
    .signedIn({ tokenName: 'assay-key', tokenValue: made.key } as Session);
  return { seller, made, program };
}

const list = (rows: (string | number)[][]) =>
  Buffer.from(rows.map((cells) => cells.join(',')).join('\n'));
const HEAD = ['Part Number', 'Manufacturer', 'Quantity', 'Unit Price'];
const stockOf = async (seller: Caller) =>
  (await seller.send(contract.inventoryList, { sort: 'mpn', descending: false })).list.map(
    (one) => [one.mpn, one.quantity],
  );
const fails = (fail: string) => ({ reply: { data: { fail } } });

it('a program uploads by its key, and the list is applied by itself', async () => {
  const { seller, program } = await withKey();
  const rows = [HEAD, ['LM358DR', 'TI', 10, '0.1'], ['NE555P', 'TI', 20, '0.2']];
  const sent = await program.upload(contract.keyedUpload, 'stock.csv', list(rows));
  expect(sent.state).toBe('uploaded');
  await work();
  const status = await program.send(contract.keyedStatus, { id: sent.id });
  expect(status).toMatchObject({ state: 'done', counts: { added: 2, refused: 0 }, problem: null });
  expect(await stockOf(seller)).toEqual([
    ['LM358DR', 10],
    ['NE555P', 20],
  ]);
  const [shown] = (await seller.send(contract.importList, {})).list;
  expect(shown).toMatchObject({ source: 'key', state: 'done', moves: ['undo'] });
});

it('a list whose columns are not clear waits for its seller', async () => {
  const { seller, program } = await withKey();
  const rows = [
    ['x', 'y'],
    ['abc', 'd'],
    ['efg', 'h'],
  ];
  const sent = await program.upload(contract.keyedUpload, 'stock.csv', list(rows));
  await work();
  expect((await program.send(contract.keyedStatus, { id: sent.id })).state).toBe('mapping');
  expect(await stockOf(seller)).toEqual([]);
  const view = await seller.send(contract.importOne, { id: sent.id });
  expect(view.review).toEqual([{ reason: 'columns', count: 0 }]);
  // A list that a person brought waits in any case.
  const own = await seller.upload(contract.importUpload, 'own.csv', list(rows));
  await work();
  const brought = await seller.send(contract.importOne, { id: own.id });
  expect(brought).toMatchObject({ state: 'mapping', review: [] });
});

it('a list that would remove most of the stock, or of which much was refused, waits', async () => {
  const { seller, program } = await withKey('replaceAll');
  const rows = Array.from({ length: 10 }, (_, at) => [`PART-${at}`, 'TI', 5, 1]);
  await program.upload(contract.keyedUpload, 'a.csv', list([HEAD, ...rows]));
  await work();
  expect(await stockOf(seller)).toHaveLength(10);
  const small = await program.upload(contract.keyedUpload, 'b.csv', list([HEAD, ...rows.slice(6)]));
  const wrong = rows.map((cells, at) => (at < 2 ? [cells[0] ?? '', 'TI', -1, 1] : cells));
  const bad = await program.upload(contract.keyedUpload, 'c.csv', list([HEAD, ...wrong]));
  await work();
  for (const { id } of [small, bad]) {
    expect((await program.send(contract.keyedStatus, { id })).state).toBe('preview');
  }
  expect(await stockOf(seller)).toHaveLength(10);
  const reviewOf = async ({ id }: { id: string }) =>
    (await seller.send(contract.importOne, { id })).review;
  expect(await reviewOf(small)).toEqual([{ reason: 'removed', count: 6 }]);
  expect(await reviewOf(bad)).toEqual([{ reason: 'refused', count: 2 }]);
  const { version } = await seller.send(contract.importOne, { id: small.id });
  await seller.send(contract.importRemap, { id: small.id, version });
  expect(await reviewOf(small)).toEqual([]);
});

it('a condition that was chosen before neither doubles nor removes lines of another one unseen', async () => {
  for (const mode of ['update', 'replaceAll'] as const) {
    const { seller, program } = await withKey(mode);
    const heads = ['Part Number', 'Manufacturer', 'Quantity'];
    const parts = Array.from({ length: 10 }, (_, at) => [`KNOWN-${at}`, 'TI', 5]);
    const send = async () => {
      const sent = await program.upload(contract.keyedUpload, 'a.csv', list([heads, ...parts]));
      await work();
      return (await program.send(contract.keyedStatus, { id: sent.id })).state;
    };
    const conditions = async () =>
      (await seller.send(contract.inventoryList, { pageSize: 100 })).list
        .map(({ condition }) => condition)
        .sort()
        .join(' ');
    expect(await send()).toBe('done');
    expect(await conditions()).toBe(Array(10).fill('unknown').join(' '));
    const made = await seller.upload(contract.importUpload, 'a.csv', list([heads, ...parts]));
    await work();
    const view = await seller.send(contract.importOne, { id: made.id });
    if (view.mapping === null) throw new Error('nothing was proposed');
    const mapping = { ...view.mapping, condition: 'brandNew' as const };
    await seller.send(contract.importMap, { id: view.id, version: view.version, mapping, mode });
    await work();
    // The lines of nobody's condition take the one that was chosen.
    const mapped = await seller.send(contract.importOne, { id: made.id });
    const changed = [{ from: 'unknown', to: 'brandNew', lines: 10 }];
    expect(mapped).toMatchObject({ state: 'preview', conditionChanges: changed, review: [] });
    expect(await send()).toBe('done');
    const [newest] = (await seller.send(contract.importList, {})).list;
    const written = await seller.send(contract.importOne, { id: newest?.id ?? '' });
    expect(written.conditionChanges).toEqual(changed);
    expect(await conditions()).toBe(Array(10).fill('brandNew').join(' '));
    const [line] = (await seller.send(contract.inventoryList, { pageSize: 1 })).list;
    if (line === undefined) throw new Error('no line');
    await seller.send(contract.inventoryBulk, {
      chosen: { ids: [line.id] },
      change: { what: 'condition', condition: 'reNew' },
    });
    expect(await send()).toBe('preview');
    expect(await conditions()).toBe(`${Array(9).fill('brandNew').join(' ')} reNew`);
    const [waiting] = (await seller.send(contract.importList, {})).list;
    const { review } = await seller.send(contract.importOne, { id: waiting?.id ?? '' });
    expect(review).toContainEqual({ reason: 'besideOthers', count: 1 });
  }
});

it('a line that the list names by its own remark is none of those that rows stand beside', async () => {
  const { seller, program } = await withKey();
  const heads = ['Part Number', 'Manufacturer', 'Quantity', 'Remark'];
  const name = async (rows: (string | number)[][]) => {
    const made = await seller.upload(contract.importUpload, 'own.csv', list([heads, ...rows]));
    await work();
    const view = await seller.send(contract.importOne, { id: made.id });
    if (view.mapping === null) throw new Error('nothing was proposed');
    const fields = ['mpn', 'manufacturer', 'quantity', 'remark'] as const;
    const mapping = { ...view.mapping, fields: [...fields], condition: 'brandNew' as const };
    const next = { id: view.id, version: view.version, mapping, mode: 'update' as const };
    await seller.send(contract.importMap, next);
    await work();
    return seller.send(contract.importOne, { id: view.id });
  };
  const first = await name([['REMARKED', 'TI', 5, 'refurbished']]);
  await seller.send(contract.importApply, { id: first.id, version: first.version });
  await work();
  const rows = [heads, ['REMARKED', 'TI', 5, 'refurbished'], ['REMARKED', 'TI', 9, '']];
  const sent = await program.upload(contract.keyedUpload, 'a.csv', list(rows));
  await work();
  expect((await program.send(contract.keyedStatus, { id: sent.id })).state).toBe('done');
  const lines = async () =>
    (await seller.send(contract.inventoryList, {})).list
      .map(({ condition, quantity }) => `${condition} ${quantity}`)
      .sort();
  expect(await lines()).toEqual(['brandNew 9', 'reNew 5']);

  // Of several equal lines a row changes the oldest, and names the others as well.
  const twice = [...rows, ['TWICE', 'TI', 5, 'refurbished'], ['TWICE', 'TI', 9, '']];
  const equal = { mpn: 'TWICE', manufacturer: 'TI', quantity: 5, condition: 'reNew' as const };
  for (let nr = 0; nr < 2; nr += 1) await seller.send(contract.inventoryAdd, { lines: [equal] });
  const both = await program.upload(contract.keyedUpload, 'twice.csv', list(twice));
  await work();
  expect((await program.send(contract.keyedStatus, { id: both.id })).state).toBe('done');
  const added = (await seller.send(contract.inventoryList, {})).list.filter(
    ({ mpn }) => mpn === 'TWICE',
  );
  expect(added.map(({ condition }) => condition).sort()).toEqual(['brandNew', 'reNew', 'reNew']);
  await seller.send(contract.inventoryBulk, {
    chosen: { ids: added.map(({ id }) => id) },
    change: { what: 'delete' },
  });

  // Of a part whose other line is named so, the line of unknown condition takes the chosen one.
  const found = (await seller.send(contract.inventoryList, {})).list;
  const ids = found.filter(({ condition }) => condition === 'brandNew').map(({ id }) => id);
  await seller.send(contract.inventoryBulk, {
    chosen: { ids },
    change: { what: 'condition', condition: 'unknown' },
  });
  expect(await lines()).toEqual(['reNew 5', 'unknown 9']);
  const again = await program.upload(contract.keyedUpload, 'b.csv', list(rows));
  await work();
  expect((await program.send(contract.keyedStatus, { id: again.id })).state).toBe('done');
  expect(await lines()).toEqual(['brandNew 9', 'reNew 5']);
});

it('a key is shown once, kept as a hash, listed, and ends at once when it is revoked', async () => {
  const { seller, made, program } = await withKey();
  const listed = await seller.send(contract.keyList, {});
  expect(listed).toMatchObject([{ id: made.id, name: 'ERP', mode: 'update' }]);
  expect(JSON.stringify(listed)).not.toContain(made.key);
  expect(made.key.startsWith(listed[0]?.hint ?? '-')).toBe(true);
  const { rows } = await town.market.database.pool.query(
    `select row_to_json(k)::text as text from inventory.stock_key k where id = $1`,
    [made.id],
  );
  expect(rows[0].text).not.toContain(made.key.slice(20));
  await expect(program.send(contract.keyedStatus, { id: made.id })).rejects.toMatchObject(
    fails('notFound'),
  );
  expect((await seller.send(contract.keyList, {}))[0]?.lastUsedAt).not.toBeNull();
  await seller.send(contract.keyRevoke, { id: made.id });
  await expect(program.send(contract.keyedStatus, { id: made.id })).rejects.toMatchObject(
    fails('key.wrong'),
  );
  await expect(seller.send(contract.keyRevoke, { id: made.id })).rejects.toMatchObject(
    fails('notFound'),
  );
});

it('a key opens nothing of another seller, and nothing once its seller is not settled', async () => {
  const { seller, program } = await withKey();
  const other = await withKey();
  const sent = await other.program.upload(contract.keyedUpload, 's.csv', list([HEAD]));
  await expect(program.send(contract.keyedStatus, { id: sent.id })).rejects.toMatchObject(
    fails('notFound'),
  );
  await expect(program.send(contract.inventoryList as never, {} as never)).rejects.toMatchObject(
    fails('access.denied'),
  );
  const { market, clock } = town;
  await transaction(market.database.db, (tx) =>
    setSellerState(tx, {
      accountId: town.idOf(seller),
      state: 'rejected',
      share: 0.5,
      now: clock.now(),
    }),
  );
  await expect(program.send(contract.keyedStatus, { id: sent.id })).rejects.toMatchObject(
    fails('key.wrong'),
  );
});

it('a seller has ten keys at most, and five lists at a time', async () => {
  const { seller, program } = await withKey();
  for (let at = 1; at < 10; at += 1) await seller.send(contract.keyAdd, { name: `key ${at}` });
  await expect(seller.send(contract.keyAdd, { name: 'one more' })).rejects.toMatchObject(
    fails('key.full'),
  );
  for (let at = 0; at < 5; at += 1) {
    await program.upload(contract.keyedUpload, `${at}.csv`, list([HEAD]));
  }
  await expect(
    program.upload(contract.keyedUpload, 'more.csv', list([HEAD])),
  ).rejects.toMatchObject(fails('import.tooMany'));
});

it('a sixth list that waits takes the place of the oldest one, never of those that are read', async () => {
  const { seller, program } = await withKey();
  const night = async (name: string) =>
    (await program.upload(contract.keyedUpload, name, list([['x', 'y']]))).id;
  const sent: string[] = [];
  for (let at = 0; at < 5; at += 1) sent.push(await night(`${at}.csv`));
  await work();
  await expect(seller.upload(contract.importUpload, 'own.csv', list([HEAD]))).rejects.toMatchObject(
    fails('import.tooMany'),
  );
  sent.push(await night('5.csv'));
  const states = [];
  for (const id of sent) states.push((await program.send(contract.keyedStatus, { id })).state);
  expect(states).toEqual(['cancelled', ...Array(4).fill('mapping'), 'uploaded']);
});

it('files in the folder of a key are taken once they are whole, others never', async () => {
  const { seller, made } = await withKey();
  const { market, url, clock } = town;
  const slice = inventorySlice({
    storage: folderStorage(join(folder, 'storage')),
    url,
    spoolDir: join(folder, 'spool'),
    secret: Buffer.alloc(32),
    isSettled: async () => true,
    companyName: async () => 'Yunjing Electronics',
    watchedFolder: join(folder, 'watched'),
  });
  const own = join(folder, 'watched', made.key);
  mkdirSync(own, { recursive: true });
  mkdirSync(join(folder, 'watched', 'assay_stock_nobody'));
  const long = new Date(Date.now() - 60_000);
  const put = (name: string, text: string | Buffer, at: Date) => {
    writeFileSync(join(own, name), text);
    utimesSync(join(own, name), at, at);
  };
  put('stock.csv', list([HEAD, ['LM358DR', 'TI', 10, '0.1']]), long);
  put('half.csv', list([HEAD, ['NE555P', 'TI', 10, '0.1']]), new Date());
  put('notes.doc', 'no list', long);
  put('.hidden.csv', 'x', long);
  put(`${'x'.repeat(245)}.csv`, list([HEAD, ['NE555P', 'TI', 10, '0.1']]), long);
  const { db } = market.database;
  const log = { warn: () => undefined, error: () => undefined };
  const ctx = { db, now: clock.now(), log, attempt: 1, attemptsMax: 1 } as unknown as JobContext;
  await slice.jobs['inventory.watch']?.({}, ctx);
  await slice.jobs['inventory.watch']?.({}, ctx);
  await work({ ...market.jobs, ...slice.jobs });
  expect(await stockOf(seller)).toEqual([
    ['LM358DR', 10],
    ['NE555P', 10],
  ]);
  expect(readdirSync(own).sort()).toEqual(['.hidden.csv', '.refused', '.taken', 'half.csv']);
  expect(readdirSync(join(own, '.taken'))).toHaveLength(2);
  expect(readdirSync(join(own, '.refused'))[0]).toContain('notes.doc');
  const { list: imports } = await seller.send(contract.importList, {});
  expect(imports).toHaveLength(2);
  expect(imports).toContainEqual(
    expect.objectContaining({ source: 'folder', state: 'done', fileName: 'stock.csv' }),
  );
});

it('a file that cannot be moved is read once and reported once, and again only with other content', async () => {
  const { seller, made } = await withKey();
  const { market, url, clock } = town;
  const watchedFolder = join(folder, 'sticky');
  const own = join(watchedFolder, made.key);
  mkdirSync(own, { recursive: true });
  const deps: InventoryDeps = {
    storage: folderStorage(join(folder, 'storage')),
    url,
    spoolDir: join(folder, 'spool'),
    secret: Buffer.alloc(32),
    isSettled: async () => true,
    companyName: async () => 'Yunjing Electronics',
    watchedFolder,
  };
  const put = (name: string, quantity: number, ageMs: number) => {
    const path = join(own, name);
    writeFileSync(path, list([HEAD, ['LM358DR', 'TI', quantity, '0.1']]));
    const written = new Date(Date.now() - ageMs);
    utimesSync(path, written, written);
  };
  // As in a folder with the sticky bit: others own the files there.
  let isSticky = true;
  const watch = watchFolder(deps, async (from, to) => {
    if (isSticky && String(from).includes('stays')) {
      throw Object.assign(new Error('operation not permitted'), { code: 'EPERM' });
    }
    renameSync(from, to);
  });
  const logged: unknown[] = [];
  const log = { warn: () => undefined, error: (facts: unknown) => logged.push(facts) };
  const { db } = market.database;
  const ctx = { db, now: clock.now(), log, attempt: 1, attemptsMax: 1 } as unknown as JobContext;
  const run = async () => {
    for (let times = 0; times < 3; times += 1) await watch({}, ctx);
    await work();
  };
  const imports = async () => (await seller.send(contract.importList, {})).list.length;
  const messages = async () => {
    const { rows } = await market.database.pool.query(
      `select kind, count(*)::int as n from messages.message
       where account = $1 and kind in ('inventory.stays', 'inventory.refusedStays') group by kind`,
      [town.idOf(seller)],
    );
    return Object.fromEntries(rows.map(({ kind, n }) => [kind.replace('inventory.', ''), n]));
  };

  // More than are read at a time: they keep no other waiting.
  for (let at = 10; at < 30; at += 1) put(`a-stays-${at}.doc`, 1, 60_000);
  put('stays.csv', 10, 60_000);
  put('whole.csv', 10, 60_000);
  await run();
  expect([await imports(), await messages(), logged.length]).toEqual([
    2,
    { stays: 1, refusedStays: 20 },
    21,
  ]);
  for (const words of Object.values(inventoryMessages)) {
    const both = [words['inventory.stays'], words['inventory.refusedStays']];
    for (const one of both) expect(one?.body).toContain('{file}');
    expect(both[0]?.title).not.toBe(both[1]?.title);
  }
  expect(inventoryMessages.en['inventory.refusedStays']?.body).toContain('was not read');
  put('stays.csv', 20, 50_000);
  await run();
  expect([await imports(), await messages(), logged.length]).toEqual([
    3,
    { stays: 2, refusedStays: 20 },
    22,
  ]);
  isSticky = false;
  rmSync(join(own, 'stays.csv'));
  await run();
  put('stays.csv', 20, 50_000);
  await run();
  expect(await imports()).toBe(4);
  expect(readdirSync(own)).not.toContain('stays.csv');
  expect(JSON.stringify(logged)).not.toContain(made.key);
});

it('a file whose reading ended between its record and its move goes where it belongs', async () => {
  const { made } = await withKey();
  const { market, url, clock } = town;
  const watchedFolder = join(folder, 'crashed');
  const own = join(watchedFolder, made.key);
  mkdirSync(own, { recursive: true });
  const deps: InventoryDeps = {
    storage: folderStorage(join(folder, 'storage')),
    url,
    spoolDir: join(folder, 'spool'),
    secret: Buffer.alloc(32),
    isSettled: async () => true,
    companyName: async () => 'Yunjing Electronics',
    watchedFolder,
  };
  const long = new Date(Date.now() - 60_000);
  for (const name of ['good.csv', 'notes.doc']) {
    writeFileSync(join(own, name), list([HEAD, ['LM358DR', 'TI', 10, '0.1']]));
    utimesSync(join(own, name), long, long);
  }
  const { db, pool } = market.database;
  const log = { warn: () => undefined, error: () => undefined };
  const ctx = { db, now: clock.now(), log, attempt: 1, attemptsMax: 1 } as unknown as JobContext;
  // Nothing after the record is done, as by a process that ends there.
  await watchFolder(deps, async () => {
    throw Object.assign(new Error('gone'), { code: 'ENOENT' });
  })({}, ctx);
  const { rows } = await pool.query(
    `select name, refused, notified_at from inventory.watched_file where key = $1 order by name`,
    [made.id],
  );
  expect(rows).toEqual([
    { name: 'good.csv', refused: null, notified_at: null },
    { name: 'notes.doc', refused: 'file.format', notified_at: null },
  ]);
  await watchFolder(deps)({}, ctx);
  expect(readdirSync(join(own, '.taken')).map((name) => name.split('-')[1])).toEqual(['good.csv']);
  expect(readdirSync(join(own, '.refused')).map((name) => name.split('-')[1])).toEqual([
    'notes.doc',
  ]);
});

it('a folder from which no file can be moved keeps no other waiting, and is not read for ever', async () => {
  const [broken, whole] = [await withKey(), await withKey()];
  const { market, url, clock } = town;
  const watchedFolder = join(folder, 'watched');
  const slice = inventorySlice({
    storage: folderStorage(join(folder, 'storage')),
    url,
    spoolDir: join(folder, 'spool'),
    secret: Buffer.alloc(32),
    isSettled: async () => true,
    companyName: async () => 'Yunjing Electronics',
    watchedFolder,
  });
  const long = new Date(Date.now() - 60_000);
  for (const { made } of [broken, whole]) {
    mkdirSync(join(watchedFolder, made.key), { recursive: true });
    const path = join(watchedFolder, made.key, 'stock.csv');
    writeFileSync(path, list([HEAD, ['LM358DR', 'TI', 10, '0.1']]));
    utimesSync(path, long, long);
  }
  writeFileSync(join(watchedFolder, broken.made.key, '.taken'), 'a file where a folder belongs');
  const logged: unknown[] = [];
  const log = { warn: () => undefined, error: (facts: unknown) => logged.push(facts) };
  const { db } = market.database;
  const ctx = { db, now: clock.now(), log, attempt: 1, attemptsMax: 1 } as unknown as JobContext;
  await slice.jobs['inventory.watch']?.({}, ctx);
  await slice.jobs['inventory.watch']?.({}, ctx);
  await work({ ...market.jobs, ...slice.jobs });
  expect(await stockOf(whole.seller)).toEqual([['LM358DR', 10]]);
  expect((await broken.seller.send(contract.importList, {})).list).toEqual([]);
  expect(logged).toHaveLength(2);
  expect(JSON.stringify(logged)).not.toContain(broken.made.key);
});
