import { afterEach, beforeEach, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase, withoutTriggers } from '#harness/database.ts';
import { noWork } from '#harness/no-work.ts';
import { openDatabase, transaction } from '#server/kit/database/database.ts';
import { createLogger } from '#server/kit/process/log.ts';
import { audit, operatorSlice } from '#server/operator/public.ts';
import { readRoots, verifyAuditAt } from './verify-audit.ts';

const now = new Date('2026-11-21T16:30:00Z');
let test: TestDatabase;

beforeEach(async () => {
  test = await openTestDatabase();
});
afterEach(async () => {
  await test.drop();
});

async function write(count: number): Promise<void> {
  const { db, close } = openDatabase(test.url, { max: 1 });
  const ctx = {
    caller: { kind: 'anonymous' },
    now,
    address: '',
    agent: '',
    requestId: '',
  } as const;
  for (let at = 0; at < count; at += 1) {
    const on = { kind: 'order', id: `${at}`, no: `TO-${at}` } as const;
    await transaction(db, (tx) =>
      audit(tx, ctx, { what: 'order.receive', on, before: null, after: null }),
    );
  }
  await close();
}

async function keepRoot(): Promise<void> {
  const { db, close } = openDatabase(test.url, { max: 1 });
  const rest = { log: createLogger('silent'), attempt: 1, attemptsMax: 1 };
  const signal = new AbortController().signal;
  await operatorSlice(noWork).jobs['operator.auditRoot']?.({}, { db, now, signal, ...rest });
  await close();
}

const tamper = (statement: string) =>
  withoutTriggers(test, async (client) => {
    await client.query(statement);
  });

it('finds a log sound that only the product wrote', async () => {
  await write(3);
  await keepRoot();
  expect(await verifyAuditAt(test.url)).toEqual({ sound: true, lines: ['rows       3', 'SOUND'] });
});

it('names the row that was changed, and the place of one that is gone', async () => {
  await write(4);
  await tamper(`update operator.audit set body = replace(body, 'TO-1', 'TO-9') where seq = 2`);
  expect((await verifyAuditAt(test.url)).lines.at(-1)).toBe('BROKEN     row 2');
  await tamper('delete from operator.audit where seq = 2');
  expect((await verifyAuditAt(test.url)).lines.at(-1)).toBe('BROKEN     row 2');
});

it('names the row of a chain that was rewritten as a whole, by the root of a former day', async () => {
  await write(2);
  await keepRoot();
  await tamper(`delete from operator.audit`);
  await tamper(`update operator.audit_head set seq = 0, hash = decode(repeat('00', 32), 'hex')`);
  await write(1);
  expect((await verifyAuditAt(test.url)).sound).toBe(false);
  await write(2);
  expect((await verifyAuditAt(test.url)).lines.at(-1)).toMatch(/BROKEN {5}row [12]/);
});

it('finds a log that was rewritten with its own roots by a root that was published', async () => {
  await write(3);
  const { rows } = await test.pool.query<{ hash: string }>(
    "select encode(hash, 'hex') as hash from operator.audit_head",
  );
  const roots = readRoots(['--root', `3:${rows[0]?.hash}`]);
  expect((await verifyAuditAt(test.url, roots)).lines.at(-1)).toBe('SOUND');
  await tamper('delete from operator.audit');
  await tamper(`update operator.audit_head set seq = 0, hash = decode(repeat('00', 32), 'hex')`);
  await write(2);
  await write(1);
  expect((await verifyAuditAt(test.url)).sound).toBe(true);
  expect((await verifyAuditAt(test.url, roots)).lines.at(-1)).toBe(
    'BROKEN     row 3 is not the published one',
  );
  expect(() => readRoots(['--root', '3:zz'])).toThrow(/no root/);
});

it('keeps one root a day, of GMT+8, however often the clock comes round', async () => {
  await write(1);
  await keepRoot();
  await write(1);
  await keepRoot();
  const { rows } = await test.pool.query(
    `select to_char(day, 'YYYY-MM-DD') as day, seq::integer from operator.audit_root`,
  );
  expect(rows).toEqual([{ day: '2026-11-21', seq: 1 }]);
});
