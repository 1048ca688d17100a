import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { UploadedFile } from '#contract/files/schemas.ts';
import { openTestDatabase, type TestDatabase } from '#harness/database.ts';
import { systemClock } from '#server/kit/clock.ts';
import { type Database, openDatabase } from '#server/kit/database/database.ts';
import { buildHttp, TOKEN_NAME } from '#server/kit/http/http.ts';
import { newId } from '#server/kit/ids.ts';
import { createLogger } from '#server/kit/process/log.ts';
import type { Caller } from '#server/kit/request-context.ts';
import { folderStorage } from '#server/kit/storage/storage-folder.ts';
import { filesSlice } from './public.ts';

const folder = mkdtempSync(join(tmpdir(), 'assay-upload-'));
const pdf = Buffer.from('%PDF-1.7\n%%EOF\n');
const caller: Caller = {
  kind: 'member',
  accountId: newId(),
  sessionId: newId(),
  identity: null,
  settled: false,
};

let fresh: TestDatabase;
let database: Database;
let http: FastifyInstance;
let address = '';

beforeAll(async () => {
  fresh = await openTestDatabase();
  database = openDatabase(fresh.url);
  const slice = filesSlice({ storage: folderStorage(folder), secret: Buffer.alloc(32, 1) });
  http = await buildHttp({
    database,
    clock: systemClock,
    log: createLogger('silent'),
    calls: slice.calls,
    refusals: {},
    identify: async (_db, token) => (token === 'li' ? { caller, lang: 'zh' } : null),
    openCalls: { toStaff: [], toDeclined: new Set() },
    rateFactor: 1000,
    strict: true,
  });
  slice.serve(http, {
    db: database.db,
    clock: systemClock,
    tokenName: TOKEN_NAME,
    identify: async (token) => (token === 'li' ? caller : null),
  });
  address = await http.listen({ host: '127.0.0.1', port: 0 });
});

afterAll(async () => {
  await http.close();
  await database.close();
  await fresh.drop();
  rmSync(folder, { recursive: true, force: true });
});

interface Sent {
  readonly code: number;
  readonly msg: string;
  readonly data: UploadedFile & { readonly fail?: string };
}

async function post(form: FormData, token = 'li') {
  const reply = await fetch(`${address}/test-api/file/upload`, {
    method: 'POST',
    headers: { [TOKEN_NAME]: token, 'accept-language': 'zh' },
    body: form,
  });
  return { status: reply.status, body: (await reply.json()) as Sent };
}

function form(name: string, bytes: Buffer): FormData {
  const made = new FormData();
  made.append('file', new File([new Uint8Array(bytes)], name));
  return made;
}

test('a file goes in by the form and comes out by its link', async () => {
  const { status, body } = await post(form('报价单 Ω.pdf', pdf));
  expect([status, body.code]).toEqual([200, 0]);
  expect(body.data).toMatchObject({
    name: '报价单 Ω.pdf',
    size: pdf.length,
    type: 'application/pdf',
  });
  const reply = await fetch(address + body.data.link);
  expect(reply.status).toBe(200);
  expect(reply.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
  expect(Buffer.from(await reply.arrayBuffer()).equals(pdf)).toBe(true);
  expect((await fetch(address + body.data.url)).status).toBe(404);
});

test('what is refused is refused in a sentence, and nobody uploads without a session', async () => {
  const empty = await post(form('空.pdf', Buffer.alloc(0)));
  expect([empty.status, empty.body.msg]).toEqual([422, '文件 空.pdf 是空文件']);
  const page = await post(form('a.html', Buffer.from('<p>')));
  expect(page.body.msg).toBe('文件格式只能为：pdf, xls, xlsx, jpg, jpeg, png, wav, mp4, rmvb');
  const large = await post(form('a.pdf', Buffer.concat([pdf, Buffer.alloc(3072 * 1024)])));
  expect([large.status, large.body.data.fail]).toEqual([422, 'file.tooLarge']);
  expect(large.body.msg).toBe('文件 a.pdf 大小不符合要求（最大 3072 KB）');
  expect((await post(form('a.pdf', pdf), 'nobody')).status).toBe(401);
  expect((await post(new FormData())).body.data.fail).toBe('file.empty');
});
