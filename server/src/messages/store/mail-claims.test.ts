import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { databaseStage } from '#harness/database-stage.ts';
import { transaction } from '#server/kit/database/database.ts';
import { migrationsDir } from '#server/kit/database/migrate.ts';
import type { JobContext } from '#server/kit/jobs/jobs.ts';
import { messagesSlice } from '../slice.ts';
import { claimMails, forgetMails } from './mail-claims.ts';

const NOW = new Date('2026-11-21T02:00:00Z');
const minutesOn = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);

const { test, database } = databaseStage();

const claim = async (record: string, kind: string, accounts: readonly string[], now = NOW) => {
  const input = { record, kind, accounts, now };
  return [...(await transaction(database.db, (tx) => claimMails(tx, input)))].sort();
};

it('claims a mail once an hour for each record, kind and account', async () => {
  const [record, other] = [randomUUID(), randomUUID()];
  const [dana, wei] = [randomUUID(), randomUUID()].sort() as [string, string];
  expect(await claim(record, 'a', [dana, dana])).toEqual([dana]);
  expect(await claim(record, 'a', [dana, wei], minutesOn(59))).toEqual([wei]);
  expect(await claim(record, 'b', [dana], minutesOn(59))).toEqual([dana]);
  expect(await claim(other, 'a', [dana], minutesOn(59))).toEqual([dana]);
  expect(await claim(record, 'a', [dana, wei], minutesOn(60))).toEqual([dana]);
});

it('claims a mail for one of two that claim it at once', async () => {
  const [record, account] = [randomUUID(), randomUUID()];
  const both = await Promise.all([claim(record, 'a', [account]), claim(record, 'a', [account])]);
  expect(both.flat()).toEqual([account]);
});

it('claims a mail anew once that of its kind is forgotten', async () => {
  const [record, account] = [randomUUID(), randomUUID()];
  for (const kind of ['a', 'b']) await claim(record, kind, [account]);
  await transaction(database.db, (tx) => forgetMails(tx, record, ['a']));
  expect(await claim(record, 'a', [account])).toEqual([account]);
  expect(await claim(record, 'b', [account])).toEqual([]);
});

it('lets the clock remove claims that are an hour old, and no other', async () => {
  const [record, account] = [randomUUID(), randomUUID()];
  for (const [kind, minutes] of [['old', -60] as const, ['new', -59] as const]) {
    await claim(record, kind, [account], minutesOn(minutes));
  }
  const deps = { readers: async () => new Map(), queueMail: async () => {}, publicUrl: '' };
  const { jobs } = messagesSlice({ ...deps, secret: Buffer.alloc(32), words: [] });
  await jobs['messages.claims']?.({}, { db: database.db, now: NOW } as unknown as JobContext);
  const { rows } = await test.pool.query('select kind from messages.mail_claim where record = $1', [
    record,
  ]);
  expect(rows).toEqual([{ kind: 'new' }]);
});

it('counts what went out within the hour before its table came', async () => {
  const [request, post, deal, account] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
  const { pool } = test;
  const addPost = `insert into boards.post (id, no, board, account, country, state, mark, attach, at)
    values ($1, $2, $3, $4, 'US', 'open', '', '[]', $5)`;
  await pool.query(addPost, [post, 'WB-1', 'mall', account, NOW]);
  await pool.query(addPost, [deal, 'SD-1', 'waste', account, NOW]);
  await pool.query('insert into enquiries.mailed values ($1, $2, $3, $4)', [
    request,
    account,
    'enquiries.countered',
    NOW,
  ]);
  for (const id of [post, deal]) {
    await pool.query('insert into boards.mailed values ($1, $2, $3)', [id, account, NOW]);
  }
  const up = readFileSync(join(migrationsDir, '0232-mail-claims/up.sql'), 'utf8');
  await pool.query(up.slice(up.indexOf('insert into')));
  for (const [record, kind] of [
    [request, 'enquiries.countered'],
    [post, 'boards.replied'],
    [deal, 'boards.bid'],
  ] as const) {
    expect(await claim(record, kind, [account], minutesOn(59))).toEqual([]);
    expect(await claim(record, kind, [account], minutesOn(60))).toEqual([account]);
  }
});
