import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#harness/database.ts';
import { type Database, openDatabase } from '../database/database.ts';
import { newId } from '../ids.ts';
import { mailboxMailer, mailboxTexter } from './mail.ts';
import { addMailboxPages } from './mail-page.ts';

let fresh: TestDatabase;
let database: Database;
const id = newId();

beforeAll(async () => {
  fresh = await openTestDatabase();
  database = openDatabase(fresh.url);
  await mailboxMailer(database.db).send({
    id,
    sentAt: new Date('2026-11-21T08:00:00Z'),
    to: 'li.wei@example.cn',
    subject: '<b>登录</b>验证码',
    text: '您的验证码是 482913，10 分钟内有效。订单 TO-261121-4093',
    html: '<p>您的验证码是 <b>482913</b></p><script>alert(1)</script>',
    lang: 'zh',
  });
  await mailboxTexter(database.db).send({
    id: newId(),
    sentAt: new Date('2026-11-21T09:00:00Z'),
    to: '+8613800138000',
    text: 'Assay 771204',
  });
});

afterAll(async () => {
  await database.close();
  await fresh.drop();
});

async function open(env: 'development' | 'production' = 'development') {
  const http = Fastify();
  addMailboxPages(http, { db: database.db, env });
  await http.ready();
  return http;
}

test('the list shows what came, newest first, with the codes', async () => {
  const http = await open();
  const page = await http.inject({ url: '/dev/mailbox', headers: { 'accept-language': 'zh-CN' } });
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain('开发邮箱');
  expect(page.body).toContain('482913');
  expect(page.body.indexOf('771204')).toBeLessThan(page.body.indexOf('482913'));
  expect(page.body).not.toContain('<b>登录');
  expect(page.headers['content-security-policy']).toContain("default-src 'none'");
  await http.close();
});

test('one mail is shown with its HTML in a frame that may do nothing', async () => {
  const http = await open();
  const page = await http.inject({ url: `/dev/mailbox/${id}` });
  expect(page.body).toContain('<iframe sandbox ');
  expect(page.body).not.toContain('<script>');
  for (const url of ['/dev/mailbox/none', `/dev/mailbox/${newId()}`]) {
    expect((await http.inject({ url })).statusCode).toBe(404);
  }
  await http.close();
});

test('tests read the same as JSON, one recipient at a time', async () => {
  const http = await open();
  const all = (await http.inject({ url: '/dev/mailbox.json' })).json();
  expect(all).toHaveLength(2);
  const mine = (await http.inject({ url: '/dev/mailbox.json?to=li.wei@example.cn' })).json();
  expect(mine).toMatchObject([
    { id, kind: 'mail', to: 'li.wei@example.cn', code: '482913', at: '2026-11-21T08:00:00.000Z' },
  ]);
  await http.close();
});

test('production has no mailbox page', async () => {
  const http = await open('production');
  for (const url of ['/dev/mailbox', '/dev/mailbox.json', `/dev/mailbox/${id}`]) {
    expect((await http.inject({ url })).statusCode).toBe(404);
  }
  await http.close();
});
