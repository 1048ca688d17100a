import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { setKeyInfo } from '#contract/accounts/calls.ts';
import { loginUser } from '#contract/accounts/session-calls.ts';
import * as boards from '#contract/boards/calls.ts';
import * as companies from '#contract/companies/calls.ts';
import * as exchange from '#contract/exchange/calls.ts';
import { fileUpload } from '#contract/files/calls.ts';
import * as onboarding from '#contract/onboarding/calls.ts';
import { providerAccount } from '#contract/settings/calls.ts';
import { bankAdd, bankList } from '#contract/wallet/bank-calls.ts';
import { walletOne } from '#contract/wallet/calls.ts';
import { openTestMarket, type TestMarket } from '#harness/open-market.ts';
import type { Caller } from '../../tools/deal/caller.ts';

let market: TestMarket;
let buyer: Caller;
let seller: Caller;
beforeAll(async () => {
  market = await openTestMarket();
  buyer = await market.member('Buyer', 'buyer');
  seller = await market.member('Seller', 'seller');
}, 60_000);
afterAll(() => market.close());

async function picture(who: Caller, name: string) {
  const bytes = await sharp({
    create: { width: 8, height: 8, channels: 3, background: '#0b5d45' },
  })
    .png()
    .toBuffer();
  return who.upload(fileUpload, name, bytes);
}

it('spec 3: user info: identity, names, percents, waiting quotes and three flags', async () => {
  expect(await buyer.send(loginUser, {})).toMatchObject({
    id: market.idOf(buyer),
    email: 'buyer@harness.test',
    nickName: 'Buyer Test',
    firstname: 'Buyer',
    lastname: 'Test',
    avatar: '',
    mainIdentity: 'buyer',
    hasPwd: 'Y',
    hasKeyInfo: 'Y',
    createtime: expect.stringMatching(/^\d{4}-/),
    updatetime: expect.stringMatching(/^\d{4}-/),
    buyerMetaPct: 20,
    waitQuoteCount: 0,
    knowSetNotUrgent: 0,
    knowRefuseQuote: 0,
    knowCloseInquiry: 0,
  });
});

it('spec 3: key-info payload: area, company, names and identity complete an account', async () => {
  const fresh = await market.newcomer('Fresh');
  expect(await fresh.send(loginUser, {})).toMatchObject({
    hasKeyInfo: 'N',
    hasPwd: 'N',
    mainIdentity: null,
  });
  const keyInfo = {
    area: 'Germany',
    areaId: 'DE',
    companyName: 'Rheintal Elektronik GmbH',
    firstname: 'Jonas',
    lastname: '',
    mainIdentity: 'buyer',
  } as const;
  await fresh.send(setKeyInfo, keyInfo);
  expect(await fresh.send(loginUser, {})).toMatchObject({
    hasKeyInfo: 'Y',
    mainIdentity: 'buyer',
    companyName: 'Rheintal Elektronik GmbH',
    country: 'DE',
    nickName: 'Jonas --',
  });
});

it('spec 3: buyer info: company, address, area, telephone, working time and contacts', async () => {
  const { url } = await picture(buyer, 'logo.png');
  const info = {
    company: 'Hollis Instruments',
    areaId: 'US',
    logo: url,
    about: 'Buys for three plants.',
    address: '200 Congress Ave, Austin',
    lang: 'en',
    website: 'https://hollis.example',
    duns: '123456789',
    telAreaCode: '1',
    tel: '512 555 0190',
    freeTel: '800 555 0190',
    workTime: 'Mon to Fri, 9 to 17',
    buyerContactList: [{ name: 'Ann Hollis', position: 'Buyer', email: '', phone: '512 555 0191' }],
  };
  await buyer.send(companies.buyerUpdate, info);
  expect(await buyer.send(companies.buyerOne, {})).toMatchObject({
    ...info,
    id: market.idOf(buyer),
    supportId: '',
    rate: 100,
  });
});

it('spec 3: buy-request: files, a note, and items of model and count', async () => {
  const { url } = await picture(buyer, 'part.png');
  const { id } = await buyer.send(boards.addWantBuy, {
    attach: [url],
    mark: 'I want to buy TPS54331DR, 5000 PCS.',
    wantBuyItemList: [
      { model: 'tps54331dr', count: '5000' },
      { model: 'LM358DR', count: 10 },
    ],
  });
  const post = await seller.send(boards.detail, { id });
  expect(post).toMatchObject({
    mark: 'I want to buy TPS54331DR, 5000 PCS.',
    items: [
      { model: 'TPS54331DR', count: 5000 },
      { model: 'LM358DR', count: 10 },
    ],
  });
  expect(post.attach).toHaveLength(1);
});

it('spec 3: uploaded file: a url that calls take, and that a stranger’s call does not', async () => {
  const file = await picture(seller, 'reel.png');
  expect(file).toMatchObject({ name: 'reel.png', type: 'image/png' });
  await seller.send(companies.sellerPhotoAdd, { url: file.url });
  expect(await seller.send(companies.sellerPhotoList, {})).toMatchObject([{ url: file.url }]);
  const other = await picture(seller, 'tray.png');
  await expect(buyer.send(companies.buyerPhotoAdd, { url: other.url })).rejects.toMatchObject({
    reply: { data: { fail: 'file.unknown' } },
  });
});

it('takes a picture out of a buyer’s album by its buyer alone', async () => {
  const kept = await buyer.send(companies.buyerPhotoAdd, {
    url: (await picture(buyer, 'plant.png')).url,
  });
  const gone = await buyer.send(companies.buyerPhotoAdd, {
    url: (await picture(buyer, 'gate.png')).url,
  });
  const other = await market.member('Stranger', 'buyer');
  await expect(other.send(companies.buyerPhotoDel, { id: gone.id })).rejects.toMatchObject({
    reply: { code: 404 },
  });
  await buyer.send(companies.buyerPhotoDel, { id: gone.id });
  expect((await buyer.send(companies.buyerPhotoList, {})).map(({ id }) => id)).toEqual([kept.id]);
});

it('spec 3: bank account: currency, name, number, bank, branch, code and the preferred one', async () => {
  const account = {
    currency: 'CNY',
    accountName: 'Seller Ltd',
    accountNumber: '6217 0012 1000 3456',
    bankName: '中国建设银行',
    branch: '深圳华强北支行',
    bankCode: '105584000021',
    town: 'Shenzhen',
    country: 'CN',
    postcode: '518000',
  } as const;
  const added = await seller.send(bankAdd, account);
  const { accountNumber, ...shown } = account;
  const { list } = await seller.send(bankList, { currency: 'CNY' });
  expect(list).toMatchObject([{ ...shown, id: added.id, first: 'Y', ending: '3456' }]);
  expect(JSON.stringify(list)).not.toContain(accountNumber.replaceAll(' ', ''));
  expect((await seller.send(bankList, { currency: 'USD' })).list).toEqual([]);
});

it('spec 3: wallet: balance and frozen, and their sum', async () => {
  expect(await buyer.send(walletOne, {})).toMatchObject({
    balance: { amount: '0.00', currency: 'USD' },
    frozen: { amount: '0.00', currency: 'USD' },
    total: { amount: '0.00', currency: 'USD' },
  });
});

it('shows a member where each currency is transferred to, and a visitor nothing', async () => {
  const usd = await buyer.send(providerAccount, { currency: 'USD' });
  const cny = await seller.send(providerAccount, { currency: 'CNY' });
  expect(usd).toEqual({
    beneficiary: expect.stringMatching(/\S/),
    account: expect.stringMatching(/\d/),
    bank: expect.stringMatching(/\S/),
    code: expect.stringMatching(/^[A-Z]{6}/),
  });
  expect(cny.account).not.toBe(usd.account);
  await expect(
    market.visitor('Nobody').send(providerAccount, { currency: 'USD' }),
  ).rejects.toMatchObject({ reply: { code: 401 } });
});

it('lists no exchange of somebody else', async () => {
  expect(await buyer.send(exchange.exchangeList, {})).toEqual({ total: 0, list: [] });
});

it('spec 3: seller company: the fields of a settlement are kept as they were typed', async () => {
  const applicant = await market.member('Applicant', 'seller', { settled: false });
  const company = {
    companyNameCn: '芯联电子有限公司',
    companyNameEn: 'Xinlian Electronics Ltd',
    creditCode: '91440300MA5DQXXX1X',
    country: 'CN',
    province: '440000',
    city: '440300',
    district: '440304',
    address: 'Huaqiang North Road 1',
    website: 'https://xinlian.example',
    profile: 'A distributor of microcontrollers.',
    mainProducts: 'MCU, memory',
    landlineAreaCode: '0755',
    landline: '83271234',
    skype: 'xinlian',
    whatsapp: '+8613800138000',
    line: 'xinlian-line',
    contactName: 'Wei Li',
    mobileAreaCode: '86',
    mobile: '13800138000',
    platform: 'hqew',
    models: ['STM32F103C8T6', 'LM358DR', 'TPS54331DR'],
  };
  await applicant.send(onboarding.completeSeller, { ...company, version: 0 });
  const audit = await applicant.send(onboarding.sellerAudit, {});
  expect(audit.email).toBe('applicant@harness.test');
  expect(audit.company).toMatchObject(company);
  expect(audit.missing).toContain('licencePhoto');
});
