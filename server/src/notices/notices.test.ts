import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ClientInput } from '#contract/call.ts';
import * as boxes from '#contract/messages/calls.ts';
import * as unreadBoxes from '#contract/messages/unread-calls.ts';
import * as contract from '#contract/notices/calls.ts';
import { asMember, type Calling, callingOf, staffCaller } from '#harness/calling.ts';
import { openTestDatabase, type TestDatabase } from '#harness/database.ts';
import { type Database, openDatabase, transaction } from '#server/kit/database/database.ts';
import { Failure } from '#server/kit/failure.ts';
import { newId } from '#server/kit/ids.ts';
import { type JobContext, runDue } from '#server/kit/jobs/jobs.ts';
import { type MessageMail, messagesSlice, notify } from '#server/messages/public.ts';
import { sendNotices } from './commands/send-notices.ts';
import { noticesSlice } from './public.ts';

const now = new Date('2026-11-21T02:00:00Z');
const desk = (name: string): Calling => ({
  caller: staffCaller(name, 'content'),
  now,
});
const [lin, mei] = [desk('Lin Tao'), desk('Mei Zhou')];

let market: TestDatabase;
let database: Database;
let mails: MessageMail[] = [];
const slice = noticesSlice();
const messages = messagesSlice({
  words: [],
  readers: async (_db, accounts) =>
    new Map(accounts.map((id) => [id, { email: `${id}@test.example`, lang: 'fr' as const }])),
  queueMail: async (_tx, mail) => mails.push(mail),
  publicUrl: 'https://assay.example',
  secret: Buffer.alloc(32, 1),
});

beforeAll(async () => {
  market = await openTestDatabase();
  database = openDatabase(market.url);
});
afterAll(async () => {
  await database.close();
  await market.drop();
});
beforeEach(async () => {
  mails = [];
  await sql`truncate notices.notice, messages.message, messages.written`.execute(database.db);
  await sql`delete from accounts.account`.execute(database.db);
});

const call: ReturnType<typeof callingOf> = (...asked) =>
  callingOf(database.db, [...slice.calls, ...messages.calls])(...asked);
const none = { title: '', body: '' };
const english = { title: 'The dock is closed', body: 'From 1 October.\nBack on 9 October.' };
const texts = { zh: none, en: english, es: none, fr: none, ru: none };
const draft: ClientInput<typeof contract.opsNoticeSave> = {
  id: null,
  version: 0,
  audience: 'all',
  email: '',
  texts: { ...texts, zh: { title: '收货暂停', body: '10月1日起暂停收货。' } },
  link: '/home',
  at: null,
  mail: false,
};

/** Accounts that were opened before now: so many of each identity, and one without any. */
async function people(counts: { buyers: number; sellers: number; newcomers?: number }) {
  const kinds = [
    ['buyer', null, counts.buyers],
    ['seller', 'draft', counts.sellers],
    [null, null, counts.newcomers ?? 0],
  ] as const;
  const ids: string[] = [];
  for (const [identity, state, count] of kinds) {
    const made = await sql<{ id: string }>`
      insert into accounts.account
        (id, email, lang, identity, seller_state, created_at, updated_at)
      select gen_random_uuid(), gen_random_uuid() || '@test.example', 'zh', ${identity}, ${state},
             ${now}::timestamptz - interval '1 day', ${now}
      from generate_series(1, ${count}) returning id`.execute(database.db);
    ids.push(...made.rows.map(({ id }) => id));
  }
  return ids;
}

const count = async (where = sql`true`): Promise<number> => {
  const found = await sql<{ n: number }>`
    select count(*)::int as n from messages.message where ${where}`.execute(database.db);
  return found.rows[0]?.n ?? 0;
};
const work = (more: { now?: Date; signal?: AbortSignal; batch?: number } = {}) =>
  sendNotices(database.db, { now, ...more });
const one = async (id: string) => {
  const { list } = await call(contract.opsNoticeList, {}, lin);
  const found = list.find((notice) => notice.id === id);
  if (found === undefined) throw new Error('the notice is not listed');
  return found;
};
/** A notice that Lin wrote and Mei published. */
async function published(more: Partial<typeof draft> = {}) {
  const saved = await call(contract.opsNoticeSave, { ...draft, ...more }, lin);
  return call(contract.opsNoticePublish, { id: saved.id, version: saved.version }, mei);
}
const failOf = async (made: Promise<unknown>): Promise<unknown> => {
  const error = await made.then(
    () => null,
    (violation: unknown) => violation,
  );
  return error instanceof Failure ? (error.fieldErrors[0] ?? error.code) : error;
};

/** A program that is asked to stop after so many steps: the start is one, each batch another. */
function stopsAfter(steps: number): AbortSignal {
  let asked = 0;
  return {
    get aborted() {
      asked += 1;
      return asked > steps;
    },
  } as AbortSignal;
}

describe('the desk', () => {
  it('lets a second person publish what goes to many, and says so to the writer', async () => {
    const saved = await call(contract.opsNoticeSave, draft, lin);
    expect(saved).toMatchObject({
      state: 'draft',
      needsOther: true,
      allowedEvents: ['save', 'withdraw'],
    });
    const key = { id: saved.id, version: saved.version };
    expect(await failOf(call(contract.opsNoticePublish, key, lin))).toBe('notice.sameHand');
    const sent = await call(contract.opsNoticePublish, key, mei);
    expect(sent).toMatchObject({ state: 'scheduled', savedBy: 'Lin Tao', publishedBy: 'Mei Zhou' });
  });

  it('asks for the second person again once a scheduled notice is changed', async () => {
    const { id, version } = await published({ at: '2026-11-22T02:00:00Z' });
    const changed = await call(contract.opsNoticeSave, { ...draft, id, version }, mei);
    expect(changed).toMatchObject({ state: 'draft', publishedBy: null, needsOther: true });
    const key = { id, version: changed.version };
    expect(await failOf(call(contract.opsNoticePublish, key, mei))).toBe('notice.sameHand');
  });

  it('refuses a version that somebody has changed, and a step that the state does not allow', async () => {
    const saved = await call(contract.opsNoticeSave, draft, lin);
    await call(contract.opsNoticeSave, { ...draft, id: saved.id, version: 1 }, lin);
    const stale = { id: saved.id, version: 1 };
    expect(await failOf(call(contract.opsNoticePublish, stale, mei))).toBe('notice.changed');
    const key = { id: saved.id, version: 2, reason: 'Not needed.' };
    const gone = await call(contract.opsNoticeWithdraw, key, lin);
    expect(gone).toMatchObject({ state: 'withdrawn', reason: 'Not needed.', allowedEvents: [] });
    const again = { ...draft, id: saved.id, version: 3 };
    expect(await failOf(call(contract.opsNoticeSave, again, lin))).toBe('notice.wrongState');
  });

  it('names the field of an account that is not there', async () => {
    const given = { ...draft, audience: 'one' as const, email: 'nobody@test.example' };
    expect(await failOf(call(contract.opsNoticeSave, given, lin))).toEqual({
      field: 'email',
      key: 'recipient',
    });
  });

  it('says how many accounts each audience has', async () => {
    await people({ buyers: 3, sellers: 2, newcomers: 1 });
    const { readers } = await call(contract.opsNoticeList, {}, lin);
    expect(readers).toEqual({ all: 6, buyers: 3, sellers: 2 });
  });
});

describe('sending', () => {
  it.each([
    ['all', 6],
    ['buyers', 3],
    ['sellers', 2],
  ] as const)('reaches %s, once each, and says how many', async (audience, expected) => {
    await people({ buyers: 3, sellers: 2, newcomers: 1 });
    const { id } = await published({ audience });
    await work();
    await work();
    expect(await count()).toBe(expected);
    expect(await one(id)).toMatchObject({ state: 'sent', received: expected, read: 0 });
  });

  it('reaches a single account, published by its writer', async () => {
    const [account = ''] = await people({ buyers: 2, sellers: 0 });
    const found = await sql<{ email: string }>`
      select email from accounts.account where id = ${account}`.execute(database.db);
    const email = found.rows[0]?.email ?? '';
    const given = { ...draft, audience: 'one' as const, email: email.toUpperCase() };
    const { id, version } = await call(contract.opsNoticeSave, given, lin);
    await call(contract.opsNoticePublish, { id, version }, lin);
    await work();
    expect(await count()).toBe(await count(sql`account = ${account}`));
    expect(await one(id)).toMatchObject({ state: 'sent', received: 1, email });
  });

  it('waits for its time, and leaves out who came after it began', async () => {
    await people({ buyers: 1, sellers: 0 });
    const { id } = await published({ at: '2026-11-21T03:00:00Z' });
    await work();
    expect(await count()).toBe(0);
    const later = new Date('2026-11-21T03:00:00Z');
    await sql`insert into accounts.account (id, email, lang, created_at, updated_at)
      values (${newId()}, 'late@test.example', 'zh', ${new Date('2026-11-21T03:00:01Z')}, ${now})`.execute(
      database.db,
    );
    await work({ now: later });
    expect(await one(id)).toMatchObject({ state: 'sent', received: 1 });
  });

  it('goes on where it was stopped, and two at a time tell nobody twice', async () => {
    await people({ buyers: 25, sellers: 0 });
    const { id } = await published();
    await work({ batch: 10, signal: stopsAfter(2) });
    expect(await one(id)).toMatchObject({ state: 'sending', received: 10 });
    await Promise.all([work({ batch: 10 }), work({ batch: 10 })]);
    await work({ batch: 10 });
    expect(await count()).toBe(25);
    expect(await one(id)).toMatchObject({ state: 'sent', received: 25 });
  });

  it('is read in the reader’s language, in English where it was not written in it', async () => {
    const [account = ''] = await people({ buyers: 1, sellers: 0 });
    const { id } = await published();
    await work();
    const read = async (lang: 'zh' | 'fr') => {
      const at = { caller: asMember(account), now, lang };
      return (await call(boxes.noticeBoxList, {}, at)).list[0];
    };
    expect(await read('zh')).toMatchObject({ title: '收货暂停', lang: null, link: '/home' });
    expect(await read('fr')).toMatchObject({ ...english, lang: 'en', read: false });
    expect(
      (await call(unreadBoxes.msgBoxUnReadNum, {}, { caller: asMember(account), now }))
        .noticeBoxRead,
    ).toBe(1);
    await call(boxes.noticeBoxRead, {}, { caller: asMember(account), now });
    expect(await one(id)).toMatchObject({ received: 1, read: 1 });
  });

  it('is mailed where it is important, behind the mails of business', async () => {
    const [first = ''] = await people({ buyers: 60, sellers: 0 });
    await published({ mail: true });
    await work();
    await transaction(database.db, (tx) =>
      notify(tx, {
        to: first,
        kind: 'test.paid',
        params: {},
        link: null,
        mail: true,
        now: new Date('2026-11-21T05:00:00Z'),
      }),
    );
    await messages.jobs['messages.mail']?.({}, { db: database.db } as unknown as JobContext);
    expect(mails).toHaveLength(61);
    expect(mails[0]).toMatchObject({ subject: 'test.paid' });
    expect(mails[0]?.toMany).toBeUndefined();
    expect(mails[1]).toMatchObject({ subject: english.title, lang: 'en', toMany: true });
    expect(mails[1]?.text).toContain('parce que vous avez un compte sur Assay');
  });

  it('starts by itself once it is published', async () => {
    await people({ buyers: 2, sellers: 0 });
    await published();
    await runDue({ url: market.url, db: database.db, tasks: slice.jobs, now });
    expect(await count()).toBe(2);
  });
});

describe('withdrawing', () => {
  it('takes the notice out of every box, and mails that are not written yet with it', async () => {
    const [account = ''] = await people({ buyers: 12, sellers: 0 });
    const { id } = await published({ mail: true });
    await work({ batch: 5 });
    const { version } = await one(id);
    await call(contract.opsNoticeWithdraw, { id, version, reason: 'Wrong date.' }, lin);
    await work({ batch: 5 });
    const { list } = await call(boxes.noticeBoxList, {}, { caller: asMember(account), now });
    expect(list).toEqual([]);
    expect(await count(sql`deleted_at is null or mail = 'due'`)).toBe(0);
    expect(await one(id)).toMatchObject({ state: 'withdrawn', received: 12, read: 0 });
  });

  it('in the middle of sending tells nobody more', async () => {
    await people({ buyers: 25, sellers: 0 });
    const { id } = await published();
    await work({ batch: 10, signal: stopsAfter(2) });
    const { version } = await one(id);
    await call(contract.opsNoticeWithdraw, { id, version, reason: 'Wrong date.' }, lin);
    await work();
    expect(await count()).toBe(10);
    expect(await count(sql`deleted_at is null`)).toBe(0);
  });
});

it('the database refuses a writer who publishes to many, whoever writes', async () => {
  const { id } = await published();
  const same = sql`update notices.notice set published_by = saved_by where id = ${id}`;
  await expect(same.execute(database.db)).rejects.toMatchObject({ code: '23514' });
});
