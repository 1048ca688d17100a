import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ClientInput } from '#contract/call.ts';
import * as contract from '#contract/onboarding/calls.ts';
import * as operatorContract from '#contract/operator/calls.ts';
import { opsFind } from '#contract/operator/find-calls.ts';
import { asMember, type Calling, callingOf, staffCaller } from '#harness/calling.ts';
import { openTestDatabase, type TestDatabase } from '#harness/database.ts';
import { noWork } from '#harness/no-work.ts';
import { accountCard, addMember, addStaff } from '#server/accounts/public.ts';
import { filesSlice, storeFile } from '#server/files/public.ts';
import { type Database, openDatabase, transaction } from '#server/kit/database/database.ts';
import { newId } from '#server/kit/ids.ts';
import type { Caller, CommandContext } from '#server/kit/request-context.ts';
import { folderStorage } from '#server/kit/storage/storage-folder.ts';
import { operatorSlice } from '#server/operator/public.ts';
import { onboardingMessages, onboardingSlice, settledCompanies } from './public.ts';

const folder = mkdtempSync(join(tmpdir(), 'assay-onboarding-'));
filesSlice({ storage: folderStorage(folder), secret: Buffer.alloc(32, 7) });

/** A Friday morning in Shanghai. */
const now = new Date('2026-11-20T02:00:00Z');
const support: Calling = {
  caller: staffCaller('Zhao Min', 'support', 'admin'),
  now,
};

let market: TestDatabase;
let database: Database;
/** Counted tries have connections of their own, as in the product. */
let aside: Database;
let call: ReturnType<typeof callingOf>;
let sent: { to: string; text: string }[] = [];
let seller: string;
let count = 0;
/** Sellers whose deposit is held: all but those of the tests about waivers. */
const deposited = new Set<string>();

beforeAll(async () => {
  market = await openTestDatabase();
  database = openDatabase(market.url, { max: 8 });
  aside = openDatabase(market.url, { max: 2 });
  const slice = onboardingSlice({
    knownModels: async (_db, models) => new Set(models.filter((model) => model === 'LM358DR')),
    queueSms: async (_tx, sms) => void sent.push(sms),
    holdsDeposit: async (_db, sellers) => new Set(sellers.filter((id) => deposited.has(id))),
    secret: Buffer.alloc(32, 7),
    aside: aside.db,
  });
  call = callingOf(database.db, [...slice.calls, ...operatorSlice({ ...noWork, ...slice }).calls]);
});

beforeEach(async () => {
  sent = [];
  count += 1;
  const at = { now, caller: { kind: 'anonymous' }, lang: 'en' } as const;
  seller = await transaction(database.db, (tx) =>
    addMember({ ...at, tx } as CommandContext, {
      email: `seller${count}@xinlian.test`,
      password: 'kupfer88Lager',
      lang: 'zh',
      mainIdentity: 'seller',
      companyName: 'Xinlian',
      areaId: 'CN',
      firstname: 'Wei',
      lastname: 'Li',
    }),
  );
  deposited.add(seller);
});

afterAll(async () => {
  await aside.close();
  await database.close();
  await market.drop();
  rmSync(folder, { recursive: true, force: true });
});

const as = (id = seller): Calling => ({ caller: asMember(id, 'seller', false), now });

const drawing = await sharp({
  create: { width: 8, height: 8, channels: 3, background: '#0b5d45' },
})
  .png()
  .toBuffer();

/** A picture, with nothing after its end up to the size asked for. */
const picture = (kilobytes: number, owner = seller, type = 'image/png') =>
  transaction(database.db, (tx) =>
    storeFile(tx, {
      owner,
      name: 'licence.png',
      type,
      bytes: Buffer.concat([drawing, Buffer.alloc(kilobytes * 1024 - drawing.length)]),
      private: true,
      now,
    }),
  );

/** A mobile number that no other seller has. */
const ownMobile = () => `1380013${8000 + count}`;

/** Sends a code to a mobile number; answers what the text message says. */
async function phoneCode(mobile = ownMobile(), calling = as()): Promise<string> {
  await call(contract.sendPhoneCode, { mobileAreaCode: '86', mobile }, calling);
  return /\b\d{6}\b/.exec(sent.pop()?.text ?? '')?.[0] ?? '';
}
const verify = (code: string, mobile = ownMobile(), calling = as()) =>
  call(contract.verifyPhone, { mobileAreaCode: '86', mobile, code }, calling);
/** Sellers whose own mobile number is verified. */
const verified = new Set<string>();

const codes = ['91350100M000100Y43', '91440300MA5XX0017J', '91320500MA1P00042Q'];
const company = async (
  change: Partial<ClientInput<typeof contract.completeSeller>> = {},
): Promise<ClientInput<typeof contract.completeSeller>> => ({
  companyNameCn: '深圳芯联电子有限公司',
  companyNameEn: 'Shenzhen Xinlian Electronics Co., Ltd.',
  creditCode: codes[0],
  licencePhoto: await picture(200),
  province: '广东省',
  city: '深圳市',
  address: '福田区华强北路 1002 号',
  contactName: '李伟',
  mobile: ownMobile(),
  landlineAreaCode: '0755',
  landline: '8300 1234',
  platform: 'HQEW',
  models: ['stm32f103c8t6', 'LM358DR', 'TPS5430DDAR'],
  version: await versionNow(),
  ...change,
});
const versionNow = async () => (await call(contract.sellerAudit, {}, as())).version;
const submit = async () => call(contract.submitSellerAudit, { version: await versionNow() }, as());

async function submitted(change: Partial<ClientInput<typeof contract.completeSeller>> = {}) {
  if (!verified.has(seller)) await verify(await phoneCode());
  verified.add(seller);
  await call(contract.completeSeller, await company(change), as());
  return submit();
}

/** A person of support with this mailbox. */
async function supportWithMailbox(email: string): Promise<Calling> {
  const staff = { email, password: 'kupfer88Lager', name: 'Li Wei', roles: ['support'] as const };
  const request = { address: '', agent: '', requestId: '' };
  const at = { now, caller: { kind: 'anonymous' }, lang: 'en', ...request } as const;
  const accountId = await transaction(database.db, (tx) =>
    addStaff({ ...at, tx }, staff, Buffer.alloc(32, 7)),
  );
  return { caller: { ...staffCaller('Li Wei', 'support'), accountId }, now };
}

const messagesTo = async (to: string) => {
  const { rows } = await market.pool.query(
    'select kind, params, link from messages.message where account = $1 order by at',
    [to],
  );
  return rows;
};

test('a draft begins with what the account says and keeps what is saved, whole or not', async () => {
  expect(await call(contract.sellerAudit, {}, as())).toMatchObject({
    state: 'draft',
    version: 0,
    company: { companyNameEn: 'Xinlian', country: 'CN', contactName: 'Wei Li' },
    dueAt: null,
  });
  const saved = await call(contract.completeSeller, { companyNameCn: '芯联', version: 0 }, as());
  expect(saved).toMatchObject({ state: 'draft', company: { companyNameCn: '芯联' } });
  expect(saved.missing).toContain('licencePhoto');
  expect(await call(contract.sellerAudit, {}, as())).toEqual(saved);
});

test('spec 9: seller review: a whole draft is sent in and is due in three working days', async () => {
  const audit = await submitted();
  expect(audit).toMatchObject({
    state: 'submitted',
    missing: [],
    submittedAt: now.toISOString(),
    // From Friday the 20th: Monday, Tuesday, Wednesday at 18:00 GMT+8.
    dueAt: '2026-11-25T10:00:00.000Z',
  });
  expect(audit.company.models[0]).toBe('STM32F103C8T6');
  expect(audit.links.licencePhoto).toMatch(/^\/files\/[0-9a-f-]{36}\?/);
  const { rows } = await market.pool.query(
    'select seller_state, seller_share from accounts.account where id = $1',
    [seller],
  );
  expect(rows).toEqual([{ seller_state: 'submitted', seller_share: '1.000' }]);
});

test('all faults of a draft are named at once, and nothing changes', async () => {
  await call(contract.completeSeller, await company({ city: '', mobile: '12', models: [] }), as());
  await expect(submit()).rejects.toMatchObject({
    code: 'input.invalid',
    fieldErrors: [
      { field: 'city', key: 'needed' },
      { field: 'mobile', key: 'mobile' },
      { field: 'phoneCode', key: 'phoneCode' },
      { field: 'models', key: 'models' },
    ],
  });
  expect((await call(contract.sellerAudit, {}, as())).state).toBe('draft');
});

test('spec 5: settlement fields: a landline with its area code, and a mobile verified by a code', async () => {
  await call(contract.completeSeller, await company({ landline: '', landlineAreaCode: '' }), as());
  expect(await call(contract.sellerAudit, {}, as())).toMatchObject({
    email: `seller${count}@xinlian.test`,
    isMobileVerified: false,
    missing: ['phoneCode', 'landlineAreaCode', 'landline'],
  });
  await expect(submit()).rejects.toMatchObject({
    fieldErrors: [
      { field: 'phoneCode', key: 'phoneCode' },
      { field: 'landlineAreaCode', key: 'needed' },
      { field: 'landline', key: 'landline' },
    ],
  });
  await verify(await phoneCode());
  const saved = await call(contract.completeSeller, await company(), as());
  expect(saved).toMatchObject({ isMobileVerified: true, missing: [] });
  const other = await call(contract.completeSeller, await company({ mobile: '13900139000' }), as());
  expect(other).toMatchObject({ isMobileVerified: false, missing: ['phoneCode'] });
});

test('a mobile number is verified by the code that was sent to it, once and in five tries', async () => {
  const code = await phoneCode();
  const wrong = code === '000000' ? '000001' : '000000';
  await expect(verify(code, '13900139001')).rejects.toMatchObject({ code: 'code.expired' });
  for (const left of [4, 3, 2, 1]) {
    await expect(verify(wrong)).rejects.toMatchObject({ code: 'code.wrong', facts: { left } });
  }
  await expect(verify(wrong)).rejects.toMatchObject({ code: 'code.spent', field: 'code' });
  await expect(verify(code)).rejects.toMatchObject({ code: 'code.spent' });
  const later = { ...as(), now: new Date(now.getTime() + 120_000) };
  const next = await phoneCode(ownMobile(), later);
  const tooLate = { ...as(), now: new Date(now.getTime() + 720_001) };
  await expect(verify(next, ownMobile(), tooLate)).rejects.toMatchObject({ code: 'code.expired' });
  await verify(next, ownMobile(), later);
  await expect(verify(next, ownMobile(), later)).rejects.toMatchObject({ code: 'code.spent' });
});

test('guesses at a phone code that come at once share its five tries', async () => {
  const code = await phoneCode();
  const guesses = Array.from({ length: 20 }, (_, at) => String(at).padStart(6, '0'));
  const answers = await Promise.allSettled(
    guesses.filter((guess) => guess !== code).map((guess) => verify(guess)),
  );
  expect(answers.every(({ status }) => status === 'rejected')).toBe(true);
  await expect(verify(code)).rejects.toMatchObject({ code: 'code.spent' });
});

test('spec 4: code resend: a phone code is sent again after 120 seconds, to one number by all', async () => {
  const mobile = ownMobile();
  await phoneCode();
  const send = (calling: Calling, to = mobile) =>
    call(contract.sendPhoneCode, { mobileAreaCode: '86', mobile: to }, calling);
  const at = (seconds: number): Calling => ({
    ...as(),
    now: new Date(now.getTime() + seconds * 1000),
  });
  await expect(send(at(119))).rejects.toMatchObject({ code: 'code.wait', facts: { seconds: 1 } });
  await expect(send(at(1), '13900139002')).rejects.toMatchObject({ code: 'code.wait' });
  const stranger: Calling = { ...as(newId()), now };
  await expect(send(stranger)).rejects.toMatchObject({ code: 'code.wait' });
  await expect(send(at(120), '12')).rejects.toMatchObject({
    fieldErrors: [{ field: 'mobile', key: 'mobile' }],
  });
  expect(await send(at(120))).toEqual({ resendAfterS: 120 });
  expect(sent.at(-1)).toMatchObject({
    to: `+86${mobile}`,
    text: expect.stringMatching(/\b\d{6}\b/),
  });
});

test('a credit code whose check sign is wrong is refused', async () => {
  await expect(submitted({ creditCode: '91350100M000100Y44' })).rejects.toMatchObject({
    code: 'settlement.creditCode',
    field: 'creditCode',
  });
});

test('spec 5: licence photo, spec 5: company logo: own pictures of 20 KB to 2 MB, and of 1 MB at most', async () => {
  const save = async (licencePhoto: string) =>
    call(contract.completeSeller, await company({ licencePhoto }), as());
  const wrongSize = { fieldErrors: [{ field: 'licencePhoto', key: 'licence' }] };
  await expect(save(await picture(19))).rejects.toMatchObject(wrongSize);
  await expect(save(await picture(2049))).rejects.toMatchObject(wrongSize);
  await expect(save(await picture(200, newId()))).rejects.toMatchObject({ code: 'file.unknown' });
  await expect(save(await picture(200, seller, 'application/pdf'))).rejects.toMatchObject({
    code: 'file.format',
  });
  for (const kilobytes of [20, 2048]) {
    expect((await save(await picture(kilobytes))).state).toBe('draft');
  }
  const logo = await picture(1025);
  await expect(call(contract.completeSeller, await company({ logo }), as())).rejects.toMatchObject({
    fieldErrors: [{ field: 'logo', key: 'file' }],
  });
  const largest = await picture(1024);
  const saved = await call(contract.completeSeller, await company({ logo: largest }), as());
  expect(saved.company.logo).toBe(largest);
});

test('spec 4: seller application: a pass is told thrice and audited', async () => {
  const { version } = await submitted();
  const review = await call(contract.opsSettlementPass, { accountId: seller, version }, support);
  expect(review).toMatchObject({
    state: 'pass',
    dueAt: null,
    email: `seller${count}@xinlian.test`,
  });
  const card = (await accountCard(database.db, [seller])).get(seller);
  expect(card).toMatchObject({
    settled: true,
    company: 'Shenzhen Xinlian Electronics Co., Ltd.',
    country: 'CN',
  });
  expect(await messagesTo(seller)).toMatchObject([
    { kind: 'onboarding.passed', link: '/seller-settlement' },
  ]);
  expect(sent).toEqual([
    {
      to: `+86${ownMobile()}`,
      text: '【验芯】深圳芯联电子有限公司 的入驻审核已通过，您现在是正式卖家。',
    },
  ]);
  const log = await call(operatorContract.auditList, { onId: seller }, support);
  expect(log.list).toMatchObject([
    { who: 'Zhao Min', what: 'settlement.pass', after: { state: 'pass' } },
  ]);
});

test('spec 8: rejection notice, spec 4: seller application: names what to change', async () => {
  const first = await submitted();
  const changes = [{ field: 'licencePhoto', note: '照片不清晰' }];
  const decision = { accountId: seller, version: first.version, changes };
  await call(contract.opsSettlementReject, decision, support);
  const rejected = await call(contract.sellerAudit, {}, as());
  expect(rejected).toMatchObject({ state: 'rejected', changes, dueAt: null });
  expect(await messagesTo(seller)).toMatchObject([
    { kind: 'onboarding.rejected', params: { count: 1, notes: '照片不清晰' } },
  ]);
  expect(sent).toHaveLength(1);
  await submitted({ licencePhoto: await picture(300), city: '东莞市' });
  const review = await call(contract.opsSettlementOne, { accountId: seller }, support);
  expect(review).toMatchObject({ state: 'submitted', changes: [] });
  expect(review.changed).toEqual(['licencePhoto', 'city']);
  expect(review.history.map(({ event, by }) => `${event} ${by}`)).toEqual([
    'submit Wei Li',
    'reject ',
    'submit Wei Li',
  ]);
});

test('a seller reads every round of its review and the result of each part number', async () => {
  const first = await submitted();
  const read = () => call(contract.sellerAudit, {}, as());
  expect(await read()).toMatchObject({ steps: [{ event: 'submit' }], modelResults: [] });
  const [one = '', two = '', three = ''] = first.company.models;
  const reject = (version: number, field: string, note: string) =>
    call(
      contract.opsSettlementReject,
      { accountId: seller, version, changes: [{ field, note }] },
      support,
    );
  await reject(first.version, 'models.1', '店铺中未找到');
  const accepted = { isAccepted: true, note: '' };
  expect((await read()).modelResults).toEqual([
    { model: one, ...accepted },
    { model: two, isAccepted: false, note: '店铺中未找到' },
    { model: three, ...accepted },
  ]);
  const second = await submitted();
  expect((await read()).modelResults).toEqual([]);
  await reject(second.version, 'models', '三个都不在售');
  const rejected = await read();
  expect(rejected.modelResults).toEqual([]);
  expect(rejected.steps.map(({ event, changes }) => [event, changes[0]?.note])).toEqual([
    ['submit', undefined],
    ['reject', '店铺中未找到'],
    ['submit', undefined],
    ['reject', '三个都不在售'],
  ]);
  const third = await submitted();
  const passing = { accountId: seller, version: third.version, depositWaiver: '合作多年' };
  await call(contract.opsSettlementPass, passing, support);
  expect((await read()).modelResults).toEqual(
    [one, two, three].map((model) => ({ model, ...accepted })),
  );
});

test('the reviewer sees what could be verified', async () => {
  const other = seller;
  await submitted({ creditCode: codes[1] });
  count += 1;
  seller = await transaction(database.db, (tx) =>
    addMember({ tx, now, caller: { kind: 'anonymous' }, lang: 'en' } as CommandContext, {
      email: `twin${count}@xinlian.test`,
      password: 'kupfer88Lager',
      lang: 'zh',
      mainIdentity: 'seller',
      companyName: '',
      areaId: '',
      firstname: '',
      lastname: '',
    }),
  );
  await submitted({ creditCode: codes[1] });
  const review = await call(contract.opsSettlementOne, { accountId: other }, support);
  expect(review.checks).toEqual({
    creditCode: true,
    mobile: true,
    mobileVerified: true,
    website: true,
    models: [
      { model: 'STM32F103C8T6', known: false },
      { model: 'LM358DR', known: true },
      { model: 'TPS5430DDAR', known: false },
    ],
    sameCreditCode: 1,
    deposit: true,
  });
});

test('a seller without a deposit is settled by a waiver with a reason only', async () => {
  const { version } = await submitted();
  deposited.delete(seller);
  const pass = (depositWaiver: string) =>
    call(contract.opsSettlementPass, { accountId: seller, version, depositWaiver }, support);
  for (const none of ['', '   ']) {
    await expect(pass(none)).rejects.toMatchObject({
      code: 'settlement.depositMissing',
      field: 'depositWaiver',
    });
  }
  const reason = 'Listed company, accounts audited';
  expect(await pass(reason)).toMatchObject({ state: 'pass', depositWaiver: reason });
  const settled = await settledCompanies(database.db, [seller]);
  expect(settled.get(seller)?.depositWaiver).toBe(reason);
  const log = await call(operatorContract.auditList, { onId: seller }, support);
  expect(log.list).toMatchObject([{ after: { state: 'pass', depositWaiver: reason } }]);
});

test('nobody of support decides on the settlement of their own mailbox', async () => {
  const own = await supportWithMailbox(`seller${count}@xinlian.test`);
  const { version } = await submitted();
  const changes = [{ field: 'city', note: 'x' }];
  const decisions = [
    () => call(contract.opsSettlementPass, { accountId: seller, version }, own),
    () => call(contract.opsSettlementPass, { accountId: seller, version, depositWaiver: 'y' }, own),
    () => call(contract.opsSettlementReject, { accountId: seller, version, changes }, own),
  ];
  for (const decide of decisions) {
    await expect(decide()).rejects.toMatchObject({ code: 'settlement.own' });
  }
  const read = (by: Calling) => call(contract.opsSettlementOne, { accountId: seller }, by);
  expect(await read(own)).toMatchObject({ state: 'submitted', version, staffIsParty: true });
  expect(await read(support)).toMatchObject({ state: 'submitted', version, staffIsParty: false });
  await call(contract.opsSettlementPass, { accountId: seller, version }, support);
});

test('a draft that was changed in another tab is neither saved over nor sent in', async () => {
  await verify(await phoneCode());
  const { version } = await call(contract.sellerAudit, {}, as());
  const first = await call(contract.completeSeller, { ...(await company()), version }, as());
  const older = { ...(await company({ city: '广州市' })), version };
  const changed = { code: 'settlement.changed' };
  await expect(call(contract.completeSeller, older, as())).rejects.toMatchObject(changed);
  await expect(call(contract.submitSellerAudit, { version }, as())).rejects.toMatchObject(changed);
  expect(await call(contract.sellerAudit, {}, as())).toEqual(first);
  const sent = await call(contract.submitSellerAudit, { version: first.version }, as());
  expect(sent).toMatchObject({ state: 'submitted', company: { city: '深圳市' } });
});

test('two first saves that come at once are not saved over each other', async () => {
  const save = (city: string) => call(contract.completeSeller, { city, version: 0 }, as());
  const answers = await Promise.allSettled([save('深圳市'), save('广州市')]);
  expect(answers.map((answer) => answer.status).sort()).toEqual(['fulfilled', 'rejected']);
});

test('a decision on a version that is not the present one is refused', async () => {
  const { version } = await submitted();
  const stale = { accountId: seller, version: version - 1 };
  await expect(call(contract.opsSettlementPass, stale, support)).rejects.toMatchObject({
    code: 'settlement.changed',
  });
  const answers = await Promise.allSettled([
    call(contract.opsSettlementPass, { accountId: seller, version }, support),
    call(
      contract.opsSettlementReject,
      { accountId: seller, version, changes: [{ field: 'city', note: 'x' }] },
      support,
    ),
  ]);
  expect(answers.map((answer) => answer.status).sort()).toEqual(['fulfilled', 'rejected']);
});

test('what the state does not allow is refused', async () => {
  const { version } = await submitted();
  const wrongState = { code: 'settlement.wrongState' };
  const save = async () => call(contract.completeSeller, await company(), as());
  await expect(save()).rejects.toMatchObject(wrongState);
  await expect(submit()).rejects.toMatchObject(wrongState);
  const { version: next } = await call(
    contract.opsSettlementPass,
    { accountId: seller, version },
    support,
  );
  await expect(
    call(contract.opsSettlementPass, { accountId: seller, version: next }, support),
  ).rejects.toMatchObject(wrongState);
  await expect(save()).rejects.toMatchObject(wrongState);
});

test('only support decides, and only on a settlement that is there', async () => {
  const finance: Caller = {
    ...(support.caller as Extract<Caller, { kind: 'staff' }>),
    roles: ['finance'],
  };
  const decision = { accountId: seller, version: 1 };
  await expect(
    call(contract.opsSettlementPass, decision, { caller: finance, now }),
  ).rejects.toMatchObject({ code: 'access.denied' });
  await expect(call(contract.opsSettlementPass, decision, as())).rejects.toMatchObject({
    code: 'access.denied',
  });
  await expect(
    call(contract.opsSettlementPass, { accountId: newId(), version: 1 }, support),
  ).rejects.toMatchObject({ code: 'notFound' });
});

test('settlements that wait stand first in the list and on support’s desk', async () => {
  await submitted({ creditCode: codes[2] });
  const list = await call(contract.opsSettlementList, { state: 'submitted' }, support);
  expect(list.list.every((review) => review.state === 'submitted')).toBe(true);
  expect(list.list.some((review) => review.accountId === seller)).toBe(true);
  const queues = await call(operatorContract.opsQueues, { queue: 'settlements' }, support);
  expect(queues.tasks.find((task) => task.link.endsWith(seller))).toMatchObject({
    desk: 'support',
    ref: codes[2],
    subject: 'Shenzhen Xinlian Electronics Co., Ltd.',
    dueAt: '2026-11-25T10:00:00.000Z',
  });
  const found = await call(opsFind, { keyword: codes[2] ?? '' }, support);
  expect(found).toMatchObject([{ kind: 'settlement', ref: codes[2] }]);
});

test('the history is written once', async () => {
  await submitted();
  for (const statement of ['update onboarding.step set at = now()', 'truncate onboarding.step']) {
    await expect(market.pool.query(statement)).rejects.toMatchObject({ code: 'ON001' });
  }
});

test('every language has every sentence and its places', () => {
  const holes = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();
  for (const words of Object.values(onboardingMessages)) {
    for (const [kind, { title, body }] of Object.entries(words)) {
      expect(title.length).toBeGreaterThan(3);
      expect(holes(body)).toEqual(holes(onboardingMessages.zh[kind]?.body ?? ''));
    }
  }
});
