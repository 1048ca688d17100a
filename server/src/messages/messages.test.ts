import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as contract from '#contract/messages/calls.ts';
import * as unreadContract from '#contract/messages/unread-calls.ts';
import { asMember, callingOf } from '#harness/calling.ts';
import { openTestDatabase, type TestDatabase } from '#harness/database.ts';
import { type Database, openDatabase, transaction } from '#server/kit/database/database.ts';
import { type JobContext, runDue } from '#server/kit/jobs/jobs.ts';
import { createLogger } from '#server/kit/process/log.ts';
import type { MessageMail } from './deps.ts';
import { type MessageTemplates, messagesSlice, type Notification, notify } from './public.ts';

const NOW = new Date('2026-11-21T02:00:00Z');
const sentences = (title: string) => ({
  'test.quoted': { title, body: '{company}: {count}' },
  'test.sent': { title, body: '{carrier} {trackingNo}' },
});
const words: MessageTemplates = {
  zh: sentences('收到报价 {no}'),
  en: sentences('Quote {no} <arrived>'),
  es: sentences('Cotización {no}'),
  fr: sentences('Offre {no}'),
  ru: sentences('Предложение {no}'),
};

let test: TestDatabase;
let database: Database;
let mails: MessageMail[] = [];
let mailerFails = false;
const readers = new Map<string, { email: string; lang: 'en' | 'zh' }>();
const slice = messagesSlice({
  words: [words],
  readers: async (_tx, accounts) =>
    new Map([...readers].filter(([account]) => accounts.includes(account))),
  companyNames: async (_db, _names, lang) =>
    new Map(lang === 'zh' ? [['Yunjing Electronics', '云境电子']] : []),
  carriers: async () => [
    {
      key: 'YTO',
      name: 'YTO Express',
      nameZh: '圆通速递',
      tracking: 'https://www.yto.example/?no={tracking}&from=mail',
      offered: 'inland',
    },
  ],
  queueMail: async (_tx, mail) => {
    if (mailerFails) throw new Error('the queue refuses');
    mails.push(mail);
  },
  publicUrl: 'https://assay.example',
  secret: Buffer.alloc(32, 1),
});

beforeAll(async () => {
  test = await openTestDatabase();
  database = openDatabase(test.url);
});
afterAll(async () => {
  await database.close();
  await test.drop();
});

const calling = () => callingOf(database.db, slice.calls);
const as = (account: string, lang: 'en' | 'zh' = 'en') => ({
  caller: asMember(account),
  now: NOW,
  lang,
});
const telling = (to: string, more: Partial<Notification> = {}): Notification => ({
  to,
  kind: 'test.quoted',
  params: { no: 'QT-1', company: 'Hollis & Co', count: 2500 },
  link: '/quote/1',
  now: NOW,
  ...more,
});
const send = (to: string, more: Partial<Notification> = {}) =>
  transaction(database.db, (tx) => notify(tx, telling(to, more)));
const log = createLogger('silent');
const runMails = () =>
  slice.jobs['messages.mail']?.({}, { db: database.db, log } as unknown as JobContext);

describe('a message', () => {
  it('is read in the language of its reader', async () => {
    const account = randomUUID();
    await send(account);
    const call = calling();
    const english = await call(contract.msgBoxList, {}, as(account, 'en'));
    const chinese = await call(contract.msgBoxList, {}, as(account, 'zh'));
    expect(english).toMatchObject({
      total: 1,
      list: [{ title: 'Quote QT-1 <arrived>', body: 'Hollis & Co: 2,500', read: false }],
    });
    expect(chinese.list[0]).toMatchObject({ title: '收到报价 QT-1', link: '/quote/1' });
  });

  it('names a company in Chinese to a reader of Chinese', async () => {
    const account = randomUUID();
    await send(account, { params: { no: 'QT-1', company: 'Yunjing Electronics', count: 1 } });
    const { body } = (await calling()(contract.msgBoxList, {}, as(account, 'zh'))).list[0] ?? {};
    expect(body).toContain('云境电子');
    const english = await calling()(contract.msgBoxList, {}, as(account, 'en'));
    expect(english.list[0]?.body).toContain('Yunjing Electronics');
  });

  it('is not there when its cause is rolled back', async () => {
    const account = randomUUID();
    const undone = transaction(database.db, async (tx) => {
      await notify(tx, telling(account));
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect((await calling()(contract.msgBoxList, {}, as(account))).total).toBe(0);
  });

  it('shows its kind where nobody gave words for it', async () => {
    const account = randomUUID();
    await send(account, { kind: 'test.wordless' });
    const { list } = await calling()(contract.msgBoxList, {}, as(account));
    expect(list[0]).toMatchObject({ title: 'test.wordless', body: '' });
  });

  it('is listed newest first, page by page', async () => {
    const account = randomUUID();
    for (const minute of [1, 3, 2]) {
      const now = new Date(NOW.getTime() + minute * 60_000);
      await send(account, { params: { no: `QT-${minute}`, company: '', count: 1 }, now });
    }
    const page = (pageNum: number) =>
      calling()(contract.msgBoxList, { pageNum, pageSize: 2 }, as(account, 'zh'));
    const titles = [...(await page(1)).list, ...(await page(2)).list].map((one) => one.title);
    expect(titles).toEqual(['收到报价 QT-3', '收到报价 QT-2', '收到报价 QT-1']);
    expect((await page(3)).list).toEqual([]);
  });
});

describe('the two boxes', () => {
  it('spec 3: message counts: count what is unread, each and together, and mark their own only', async () => {
    const account = randomUUID();
    const call = calling();
    const counts = () => call(unreadContract.msgBoxUnReadNum, {}, as(account));
    await send(account);
    await send(account);
    await send(account, { box: 'notice' });
    const unread = { msgBoxRead: 2, noticeBoxRead: 1, allRead: 3, allUnread: 3 };
    expect(await counts()).toEqual(unread);

    await call(contract.noticeBoxRead, {}, as(account));
    expect(await counts()).toMatchObject({ msgBoxRead: 2, noticeBoxRead: 0 });

    const [first] = (await call(contract.msgBoxList, {}, as(account))).list;
    await call(contract.msgBoxRead, { ids: [first?.id ?? ''] }, as(account));
    expect(await counts()).toMatchObject({ msgBoxRead: 1, allRead: 1, allUnread: 1 });
    const unreadOnly = await call(contract.msgBoxList, { unread: true }, as(account));
    expect(unreadOnly.total).toBe(1);
    expect(unreadOnly.list[0]?.id).not.toBe(first?.id);
  });

  it('lose what is deleted, unread counts included', async () => {
    const account = randomUUID();
    const call = calling();
    await send(account);
    await send(account);
    const [first] = (await call(contract.msgBoxList, {}, as(account))).list;
    await call(contract.msgBoxDel, { ids: [first?.id ?? ''] }, as(account));
    expect((await call(contract.msgBoxList, {}, as(account))).total).toBe(1);
    expect((await call(unreadContract.msgBoxUnReadNum, {}, as(account))).msgBoxRead).toBe(1);
    await call(contract.msgBoxDel, {}, as(account));
    expect((await call(contract.msgBoxList, {}, as(account))).total).toBe(0);
  });

  it('lose a notice that is deleted by its id, and no message, nor one of somebody else', async () => {
    const [account, other] = [randomUUID(), randomUUID()];
    const call = calling();
    for (const box of ['notice', 'notice', 'msg'] as const) await send(account, { box });
    await send(other, { box: 'notice' });
    const noticesOf = async (id: string) => (await call(contract.noticeBoxList, {}, as(id))).list;
    const [first, second] = await noticesOf(account);
    const [foreign] = await noticesOf(other);
    const ids = [first?.id ?? '', foreign?.id ?? ''];
    await call(contract.noticeBoxDel, { ids }, as(account));
    expect((await noticesOf(account)).map(({ id }) => id)).toEqual([second?.id]);
    expect(await noticesOf(other)).toHaveLength(1);
    expect(await call(unreadContract.msgBoxUnReadNum, {}, as(account))).toMatchObject({
      msgBoxRead: 1,
      noticeBoxRead: 1,
    });
    await call(contract.noticeBoxDel, {}, as(account));
    expect(await noticesOf(account)).toEqual([]);
    expect((await call(contract.msgBoxList, {}, as(account))).total).toBe(1);
  });

  it('open to their account only', async () => {
    const [mine, stranger] = [randomUUID(), randomUUID()];
    const call = calling();
    await send(mine);
    const [message] = (await call(contract.msgBoxList, {}, as(mine))).list;
    await call(contract.msgBoxRead, { ids: [message?.id ?? ''] }, as(stranger));
    await call(contract.msgBoxDel, { ids: [message?.id ?? ''] }, as(stranger));
    const list = (await call(contract.msgBoxList, {}, as(mine))).list;
    expect(list).toMatchObject([{ id: message?.id, read: false }]);
    expect((await call(contract.msgBoxList, {}, as(stranger))).total).toBe(0);
  });
});

describe('the mail of an important message', () => {
  it('is written once in the reader’s language, however many workers write', async () => {
    mails = [];
    const account = randomUUID();
    readers.set(account, { email: 'dana@hollis.example', lang: 'en' });
    await send(account, { mail: true });
    await send(account);
    await Promise.all([runMails(), runMails()]);
    await runMails();
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({
      to: 'dana@hollis.example',
      subject: 'Quote QT-1 <arrived>',
      lang: 'en',
    });
    expect(mails[0]?.text).toContain('https://assay.example/quote/1');
    expect(mails[0]?.html).toContain('Quote QT-1 &lt;arrived&gt;');
    expect(mails[0]?.html).not.toContain('<arrived>');
    expect(mails[0]?.html).toContain('Hollis &amp; Co');
  });

  it('is written although that of an older message cannot be', async () => {
    mails = [];
    const [broken, account] = [randomUUID(), randomUUID()];
    readers.set(broken, { email: 'eve@hollis.example', lang: 'xx' as 'en' });
    readers.set(account, { email: 'dana@hollis.example', lang: 'en' });
    await send(broken, { mail: true });
    await send(account, { mail: true, params: { no: '5045-20-10', company: 'A', count: 1 } });
    await runMails();
    expect(mails.map(({ subject }) => subject)).toEqual(['Quote 5045-20-10 <arrived>']);
    // It stays due, and is written once that is possible.
    readers.set(broken, { email: 'eve@hollis.example', lang: 'en' });
    await runMails();
    expect(mails.map(({ to }) => to)).toEqual(['dana@hollis.example', 'eve@hollis.example']);
  });

  it('names the carrier of a parcel and leads to its page', async () => {
    mails = [];
    const [account, other] = [randomUUID(), randomUUID()];
    readers.set(account, { email: 'li@huaxin.example', lang: 'zh' });
    readers.set(other, { email: 'dana@hollis.example', lang: 'en' });
    const params = { carrier: 'YTO', trackingNo: 'YT 77/<1>' };
    await send(account, { kind: 'test.sent', params, mail: true });
    await send(other, {
      kind: 'test.sent',
      params: { ...params, carrier: 'Kühne & Nagel' },
      mail: true,
    });
    await runMails();
    const [zh, en] = ['li@huaxin.example', 'dana@hollis.example'].map((to) =>
      mails.find((mail) => mail.to === to),
    );
    expect(zh?.text).toContain('圆通速递 YT 77/<1>');
    expect(zh?.text).toContain('https://www.yto.example/?no=YT77%2F%3C1%3E&from=mail');
    expect(zh?.html).toContain(
      '<a href="https://www.yto.example/?no=YT77%2F%3C1%3E&amp;from=mail" rel="noopener noreferrer">',
    );
    expect(en?.text).toContain('Kühne & Nagel YT 77/<1>');
    expect(en?.html).not.toContain('yto.example');
    const { list } = await calling()(contract.msgBoxList, {}, as(account, 'zh'));
    expect(list[0]?.body).toBe('圆通速递 YT 77/<1>');
  });

  it('is written at once by the job that its telling adds, if that is committed', async () => {
    mails = [];
    const account = randomUUID();
    readers.set(account, { email: 'now@hollis.example', lang: 'en' });
    const due = () => runDue({ url: test.url, db: database.db, tasks: slice.jobs, now: NOW });
    await due();
    await send(account);
    expect((await due()).done).toEqual([]);
    const undone = transaction(database.db, async (tx) => {
      await notify(tx, telling(account, { mail: true }));
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect((await due()).done).toEqual([]);
    await send(account, { mail: true });
    expect((await due()).done).toEqual(['messages.mail']);
    expect(mails.map((mail) => mail.to)).toEqual(['now@hollis.example']);
  });

  it('stays due while the queue refuses it', async () => {
    mails = [];
    const account = randomUUID();
    readers.set(account, { email: 'li@yunjing.example', lang: 'zh' });
    await send(account, { mail: true });
    mailerFails = true;
    await expect(runMails()).rejects.toThrow('the queue refuses');
    mailerFails = false;
    await runMails();
    expect(mails.map((mail) => mail.subject)).toEqual(['收到报价 QT-1']);
  });

  it('goes to nobody where the account is gone, and holds up no other', async () => {
    mails = [];
    await send(randomUUID(), { mail: true });
    const account = randomUUID();
    readers.set(account, { email: 'next@example.com', lang: 'en' });
    await send(account, { mail: true, link: null });
    await runMails();
    expect(mails.map((mail) => mail.to)).toEqual(['next@example.com']);
    expect(mails[0]?.text).not.toContain('https://');
  });
});

describe('the words of all slices', () => {
  it('refuse two slices that claim one kind', () => {
    const deps = { readers: async () => new Map(), queueMail: async () => {}, publicUrl: '' };
    const secret = Buffer.alloc(32);
    expect(() => messagesSlice({ ...deps, secret, words: [words, words] })).toThrow('test.quoted');
  });
});
