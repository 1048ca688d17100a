import { createServer } from 'node:http';
import { type AddressInfo, createServer as createSocket } from 'node:net';
import { sql } from 'kysely';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#harness/database.ts';
import { type Database, openDatabase, transaction } from '../database/database.ts';
import { installJobs, runDue } from '../jobs/jobs.ts';
import {
  httpTexter,
  type Mail,
  type Mailer,
  mailboxMailer,
  mailboxTexter,
  mailJobs,
  queueMail,
  queueSms,
  smtpMailer,
  type Texter,
} from './mail.ts';
import { mailboxItems } from './mail-store.ts';

let fresh: TestDatabase;
let database: Database;

beforeAll(async () => {
  fresh = await openTestDatabase();
  await installJobs(fresh.url);
  database = openDatabase(fresh.url);
});

afterAll(async () => {
  await database.close();
  await fresh.drop();
});

beforeEach(() => sql`delete from graphile_worker._private_jobs`.execute(database.db));

const letter: Mail = {
  to: 'li.wei@example.cn',
  subject: '验芯：订单 TO-261121-4093 已付款',
  text: '您好，货款已托管。\n编号 TO-261121-4093',
  html: '<p>您好，货款已托管。</p>',
  lang: 'zh',
};

const quiet: Texter = { send: async () => undefined };
const send = (mailer: Mailer, texter: Texter = quiet) =>
  runDue({
    url: fresh.url,
    db: database.db,
    tasks: mailJobs({ mailer, texter }),
    now: new Date(),
  });
const retryNow = () =>
  sql`update graphile_worker._private_jobs set run_at = now()`.execute(database.db);

interface Received {
  readonly to: string[];
  readonly raw: Buffer;
}

/** A mail server on loopback; `refuses` answers 550 to recipients. */
async function openSmtp({ port = 0, refuses = false } = {}) {
  const received: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, callback) =>
      callback(refuses ? Object.assign(new Error('no such mailbox'), { responseCode: 550 }) : null),
    onData(stream, session, callback) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        received.push({
          to: session.envelope.rcptTo.map((one) => one.address),
          raw: Buffer.concat(parts),
        });
        callback();
      });
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  const address = server.server.address() as AddressInfo;
  return {
    received,
    port: address.port,
    close: () => new Promise<void>((done) => server.close(() => done())),
  };
}

async function freePort(): Promise<number> {
  const socket = createSocket();
  await new Promise<void>((done) => socket.listen(0, '127.0.0.1', done));
  const { port } = socket.address() as AddressInfo;
  await new Promise<void>((done) => socket.close(() => done()));
  return port;
}

const mailerAt = (port: number) =>
  smtpMailer({ url: `smtp://127.0.0.1:${port}`, from: 'Assay 验芯 <no-reply@assay.example>' });

test('a mail to one person goes before those that go to many', async () => {
  const sent: string[] = [];
  const mailer: Mailer = {
    send: async ({ subject }) => void sent.push(subject),
    close: () => undefined,
  };
  await transaction(database.db, async (tx) => {
    for (let nth = 0; nth < 8; nth += 1) {
      await queueMail(tx, { ...letter, subject: 'many', toMany: true });
    }
    await queueMail(tx, { ...letter, subject: 'code' });
  });
  await send(mailer);
  expect(sent).toHaveLength(9);
  expect(sent[0]).toBe('code');
});

test('a mail arrives with its words, its language and an id of its own', async () => {
  const smtp = await openSmtp();
  const mailer = mailerAt(smtp.port);
  await transaction(database.db, (tx) =>
    queueMail(tx, { ...letter, headers: { 'X-Assay-Kind': 'orders.paid' } }),
  );
  expect(await send(mailer)).toEqual({ done: ['mail.send'], failed: [] });
  expect(smtp.received).toHaveLength(1);
  const mail = await PostalMime.parse(smtp.received[0]?.raw ?? '');
  const header = (key: string) => mail.headers.find((one) => one.key === key)?.value;
  expect(smtp.received[0]?.to).toEqual([letter.to]);
  expect(mail.subject).toBe(letter.subject);
  expect(mail.text?.trim()).toBe(letter.text);
  expect(mail.html?.trim()).toBe(letter.html);
  expect(mail.from).toMatchObject({ name: 'Assay 验芯', address: 'no-reply@assay.example' });
  expect(mail.messageId).toMatch(/^<[0-9a-f-]{36}@assay\.example>$/);
  expect([header('content-language'), header('x-assay-kind')]).toEqual(['zh', 'orders.paid']);
  mailer.close();
  await smtp.close();
});

test('nothing is sent where the act is rolled back', async () => {
  const smtp = await openSmtp();
  const mailer = mailerAt(smtp.port);
  const act = transaction(database.db, async (tx) => {
    await queueMail(tx, letter);
    throw new Error('the act failed');
  });
  await expect(act).rejects.toThrow('the act failed');
  await send(mailer);
  expect(smtp.received).toEqual([]);
  mailer.close();
  await smtp.close();
});

test('a dead mail server loses no mail', async () => {
  const port = await freePort();
  const mailer = mailerAt(port);
  await transaction(database.db, async (tx) => {
    await queueMail(tx, letter);
    await queueMail(tx, { ...letter, to: 'anna@example.es', lang: 'es' });
  });
  const first = await send(mailer);
  expect(first.done).toEqual([]);
  expect(first.failed).toHaveLength(2);
  const smtp = await openSmtp({ port });
  await retryNow();
  expect((await send(mailer)).done).toEqual(['mail.send', 'mail.send']);
  expect(smtp.received.flatMap(({ to }) => to).sort()).toEqual(['anna@example.es', letter.to]);
  await retryNow();
  await send(mailer);
  expect(smtp.received).toHaveLength(2);
  mailer.close();
  await smtp.close();
});

test('a recipient who is refused for good is not tried again', async () => {
  const smtp = await openSmtp({ refuses: true });
  const mailer = mailerAt(smtp.port);
  await transaction(database.db, (tx) => queueMail(tx, letter));
  expect(await send(mailer)).toEqual({ done: ['mail.send'], failed: [] });
  expect(smtp.received).toEqual([]);
  mailer.close();
  await smtp.close();
});

test('a line break in a subject or address adds no header and no recipient', async () => {
  const smtp = await openSmtp();
  const mailer = mailerAt(smtp.port);
  await transaction(database.db, (tx) =>
    queueMail(tx, { ...letter, subject: 'a\r\nBcc: evil@example.com' }),
  );
  await send(mailer);
  expect(smtp.received.flatMap(({ to }) => to)).toEqual([letter.to]);
  expect(String(smtp.received[0]?.raw)).not.toMatch(/^Bcc:/im);
  mailer.close();
  await smtp.close();
});

test('without a mail server mail and text messages are kept in the mailbox, once', async () => {
  const { db } = database;
  const [mailer, texter] = [mailboxMailer(db), mailboxTexter(db)];
  await transaction(db, async (tx) => {
    await queueMail(tx, letter);
    await queueSms(tx, { to: '+8613800138000', text: '验证码 482913' });
  });
  await send(mailer, texter);
  const items = await mailboxItems(db, { to: null, limit: 10 });
  expect(items.map(({ kind, recipient }) => [kind, recipient]).sort()).toEqual([
    ['mail', letter.to],
    ['sms', '+8613800138000'],
  ]);
  const mail = items.find(({ kind }) => kind === 'mail');
  expect(mail).toMatchObject({ subject: letter.subject, body: letter.text, lang: 'zh' });
  await mailer.send({ ...letter, id: mail?.id ?? '', sentAt: new Date() });
  expect(await mailboxItems(db, { to: letter.to, limit: 10 })).toHaveLength(1);
});

test('a text message goes to the service with its key, and stays while the service fails', async () => {
  const seen: { body: unknown; key: unknown; authorization: unknown }[] = [];
  let status = 503;
  const service = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => {
      body += part;
    });
    request.on('end', () => {
      const { headers } = request;
      const { authorization } = headers;
      seen.push({ body: JSON.parse(body), key: headers['idempotency-key'], authorization });
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((done) => service.listen(0, '127.0.0.1', done));
  const { port } = service.address() as AddressInfo;
  const texter = httpTexter(`http://me:word@127.0.0.1:${port}/send`);
  await transaction(database.db, (tx) =>
    queueSms(tx, { to: '+34600111222', text: 'Código 123456' }),
  );
  expect((await send(mailboxMailer(database.db), texter)).failed).toEqual([
    { job: 'sms.send', message: 'the text message service answered 503' },
  ]);
  status = 202;
  await retryNow();
  expect((await send(mailboxMailer(database.db), texter)).done).toEqual(['sms.send']);
  expect(seen).toHaveLength(2);
  expect(seen[0]).toEqual(seen[1]);
  expect(seen[0]?.body).toMatchObject({ to: '+34600111222', text: 'Código 123456' });
  expect(seen[0]?.authorization).toBe('Basic bWU6d29yZA==');
  await new Promise<void>((done) => service.close(() => done()));
});

test('a mail server that accepts and never greets is given up soon', async () => {
  const mute = createSocket(() => undefined);
  await new Promise<void>((done) => mute.listen(0, '127.0.0.1', done));
  const { port } = mute.address() as AddressInfo;
  const given = {
    url: `smtp://127.0.0.1:${port}`,
    from: 'a@b.test',
    connectMs: 100,
    socketMs: 100,
  };
  const mailer = smtpMailer(given);
  const sent = Array.from({ length: 6 }, (_, at) =>
    mailer.send({ ...letter, id: `m${at}`, sentAt: new Date() }),
  );
  const results = await Promise.allSettled(sent);
  expect(results.map(({ status }) => status)).toEqual(Array(6).fill('rejected'));
  mailer.close();
  mute.close();
});
