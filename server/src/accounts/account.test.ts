import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as contract from '#contract/accounts/calls.ts';
import * as profileContract from '#contract/accounts/profile-calls.ts';
import type { ClientInput } from '#contract/call.ts';
import { languages } from '#contract/options.ts';
import { asMember, callingOf } from '#harness/calling.ts';
import { openTestDatabase, type TestDatabase } from '#harness/database.ts';
import { type Database, openDatabase, transaction } from '#server/kit/database/database.ts';
import type { CommandContext } from '#server/kit/request-context.ts';
import { codeMail, emailChangedMail, newDeviceMail, passwordSetMail } from './mails.ts';
import { accountCard, accountsSlice, addMember, setSellerState } from './public.ts';

const now = new Date('2026-11-21T08:00:00Z');
let market: TestDatabase;
let database: Database;
let call: ReturnType<typeof callingOf>;
let count = 0;

beforeAll(async () => {
  market = await openTestDatabase();
  database = openDatabase(market.url, { max: 8 });
  const deps = { aside: database.db, secret: randomBytes(32), queueMail: async () => undefined };
  const waitQuoteCount = async () => 7;
  call = callingOf(database.db, accountsSlice({ ...deps, waitQuoteCount }).calls);
});

afterAll(async () => {
  await database.close();
  await market.drop();
});

/** A newcomer: an account without an identity. */
async function newcomer(): Promise<string> {
  count += 1;
  const { rows } = await market.pool.query(
    `insert into accounts.account (id, email, lang, created_at, updated_at)
     values (gen_random_uuid(), $1, 'en', $2, $2) returning id`,
    [`n${count}@example.de`, now],
  );
  return rows[0].id as string;
}

const buyerInfo: ClientInput<typeof contract.setKeyInfo> = {
  area: 'Germany',
  areaId: 'de',
  companyName: ' Rheintal Elektronik GmbH ',
  firstname: 'Jonas',
  lastname: 'Fischer',
  mainIdentity: 'buyer',
};
const keyInfo = (id: string, info: ClientInput<typeof contract.setKeyInfo>) =>
  call(contract.setKeyInfo, info, { caller: asMember(id, null), now });

describe('spec 4: complete-your-information, the identity is chosen at registration', () => {
  test('the information completes an account', async () => {
    const id = await newcomer();
    expect(await keyInfo(id, buyerInfo)).toMatchObject({
      mainIdentity: 'buyer',
      hasKeyInfo: 'Y',
      nickName: 'Jonas Fischer',
      companyName: 'Rheintal Elektronik GmbH',
      country: 'DE',
      sellerState: null,
      waitQuoteCount: 0,
      buyerMetaPct: 67,
    });
    const cards = await accountCard(database.db, [id, '019a9b57-0000-7000-8000-000000000001']);
    expect([...cards.values()]).toEqual([
      {
        id,
        email: `n${count}@example.de`,
        company: 'Rheintal Elektronik GmbH',
        country: 'DE',
        name: 'Jonas Fischer',
        lang: 'en',
        identity: 'buyer',
        settled: false,
        withdrawn: false,
        createdAt: now,
      },
    ]);
  });

  test('a seller begins with a draft of the settlement and needs no company yet', async () => {
    const id = await newcomer();
    expect(await keyInfo(id, { mainIdentity: 'seller' })).toMatchObject({
      mainIdentity: 'seller',
      sellerState: 'draft',
      sellerexecution: 0,
      waitQuoteCount: 7,
    });
  });

  test('spec 6: identity: it is chosen once, by the act and by the database', async () => {
    const id = await newcomer();
    await keyInfo(id, buyerInfo);
    await expect(keyInfo(id, { mainIdentity: 'seller' })).rejects.toMatchObject({
      code: 'account.identityFixed',
    });
    expect(await keyInfo(id, { ...buyerInfo, lastname: 'Fischer-Roth' })).toMatchObject({
      lastname: 'Fischer-Roth',
    });
    const turned = market.pool.query(
      "update accounts.account set identity = 'seller', seller_state = 'pass' where id = $1",
      [id],
    );
    await expect(turned).rejects.toMatchObject({ code: 'AC001' });
  });

  test('two who choose at once get one identity', async () => {
    const id = await newcomer();
    const answers = await Promise.allSettled([
      keyInfo(id, buyerInfo),
      keyInfo(id, { mainIdentity: 'seller' }),
    ]);
    expect(answers.map((answer) => answer.status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  test('a buyer names a company and a country that exists', async () => {
    const id = await newcomer();
    await expect(keyInfo(id, { mainIdentity: 'buyer' })).rejects.toMatchObject({
      issues: [{ message: 'country' }, { message: 'company' }],
    });
    await expect(keyInfo(id, { ...buyerInfo, areaId: 'ZZ' })).rejects.toMatchObject({
      code: 'input.invalid',
      fieldErrors: [{ field: 'areaId', key: 'country' }],
    });
  });

  test('a settlement sent in fixes company and country; a pass lets the seller trade', async () => {
    const id = await newcomer();
    await keyInfo(id, { mainIdentity: 'seller', companyName: 'First' });
    const standing = { accountId: id, share: 1, now };
    const company = { name: 'Shenzhen Xinlian', country: 'CN' };
    await transaction(database.db, (tx) =>
      setSellerState(tx, { ...standing, state: 'pass', company }),
    );
    const info = await keyInfo(id, { mainIdentity: 'seller', companyName: 'Other', areaId: 'DE' });
    expect(info).toMatchObject({ companyName: 'Shenzhen Xinlian', country: 'CN' });
    expect((await accountCard(database.db, [id])).get(id)).toMatchObject({ settled: true });
  });

  test('a buyer cannot be given a settlement', async () => {
    const id = await newcomer();
    await keyInfo(id, buyerInfo);
    const given = transaction(database.db, (tx) =>
      setSellerState(tx, { accountId: id, state: 'pass', share: 1, now }),
    );
    await expect(given).rejects.toThrow();
  });
});

test('the language is kept', async () => {
  const id = await newcomer();
  await call(profileContract.setLanguage, { lang: 'ru' }, { caller: asMember(id, null), now });
  expect((await accountCard(database.db, [id])).get(id)?.lang).toBe('ru');
});

test('a member is made with a password and complete information, once', async () => {
  const member = {
    email: 'buyer@rheintal.test',
    password: 'kupfer88Lager',
    lang: 'en',
    mainIdentity: 'buyer',
    companyName: 'Rheintal Elektronik GmbH',
    areaId: 'DE',
    firstname: 'Jonas',
    lastname: 'Fischer',
  } as const;
  const add = () =>
    transaction(database.db, (tx) =>
      addMember({ tx, now, caller: { kind: 'anonymous' }, lang: 'en' } as CommandContext, member),
    );
  const id = await add();
  const typed = { username: member.email, password: member.password };
  await call(contract.quickLogin, typed, { caller: { kind: 'anonymous' }, now });
  expect((await accountCard(database.db, [id])).get(id)?.company).toBe(member.companyName);
  await expect(add()).rejects.toMatchObject({ code: 'account.emailTaken' });
});

test.each(languages)('mails in %s are whole, as text and as a page, and load nothing', (lang) => {
  const to = 'a&b@example.de';
  const device = { browser: 'Firefox', system: '' };
  const mails = [
    ...(['enter', 'reset', 'oldEmail', 'newEmail'] as const).map((purpose) =>
      codeMail({ to, code: '048213', lang, purpose }),
    ),
    passwordSetMail({ to, lang }),
    emailChangedMail({ to, lang, old: 'old@example.de', email: 'new@example.de' }),
    newDeviceMail({ to, lang, device, address: '91.2.3.4', now }),
  ];
  for (const mail of mails) {
    expect(mail.text).not.toMatch(/[{}]|undefined/);
    expect(mail.html).toContain(`<html lang="${lang}">`);
    expect(mail.html).not.toMatch(/\{\w+\}|undefined|<script|<img|http/);
    expect(mail.html).not.toContain('a&b');
    expect(mail.subject.length).toBeGreaterThan(5);
  }
  expect(codeMail({ to, code: '048213', lang }).text).toContain('048213');
});
