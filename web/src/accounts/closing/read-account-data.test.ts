import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { UserInfo } from '#contract/accounts/schemas.ts';
import { readAccountData } from './read-account-data.ts';

/** Bodies that were sent, by path of their call. */
let sent: string[];
const replies: Readonly<Record<string, unknown>> = {
  drafts: { list: [{ id: 'first' }, { id: 'second' }] },
  draft: { content: { note: 'typed' } },
};

/** The failure of each call, by its path and body. */
let failures: Record<string, unknown>;

beforeEach(() => {
  sent = [];
  failures = {};
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const name = url.split('/').at(-1) ?? '';
    sent.push(`${name} ${init.body}`);
    const failure = failures[`${name} ${init.body}`];
    return Response.json(failure ?? { code: 0, msg: '', data: replies[name] ?? {} });
  });
});
afterEach(() => vi.unstubAllGlobals());

const user = (facts: Partial<UserInfo>) => facts as UserInfo;

test('the file of an account has the drafts of a buyer’s agent orders as they were typed', async () => {
  const data = await readAccountData(user({ mainIdentity: 'buyer', hasKeyInfo: 'Y' }));
  expect(data).toMatchObject({ drafts: [{ content: { note: 'typed' } }, {}] });
  expect(sent.filter((one) => one.startsWith('draft'))).toEqual([
    'drafts {}',
    'draft {"id":"first"}',
    'draft {"id":"second"}',
  ]);
});

test('the file leaves out a draft that vanished after it was listed, and no other failure', async () => {
  const buyer = user({ mainIdentity: 'buyer', hasKeyInfo: 'Y' });
  failures = { 'draft {"id":"first"}': { code: 404, msg: 'gone', data: { fail: 'notFound' } } };
  expect(await readAccountData(buyer)).toMatchObject({ drafts: [{ content: { note: 'typed' } }] });
  failures = { 'draft {"id":"first"}': { code: 500, msg: 'broken', data: { fail: 'internal' } } };
  await expect(readAccountData(buyer)).rejects.toMatchObject({ code: 500 });
});

test('the file of a buyer who has no information yet, and of a seller, asks for no drafts', async () => {
  await readAccountData(user({ mainIdentity: 'buyer', hasKeyInfo: 'N' }));
  await readAccountData(user({ mainIdentity: 'seller', hasKeyInfo: 'Y' }));
  expect(sent.filter((one) => one.startsWith('draft'))).toEqual([]);
});
