import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loginUser } from '#contract/accounts/session-calls.ts';
import * as boards from '#contract/boards/calls.ts';
import * as contract from '#contract/companies/calls.ts';
import { ALBUM_MAX, STOCK_SAMPLE, searchDepth } from '#contract/companies/profile.ts';
import { fileUpload } from '#contract/files/calls.ts';
import * as inventory from '#contract/inventory/calls.ts';
import * as orders from '#contract/orders/calls.ts';
import { openTestMarket, type TestMarket } from '#harness/open-market.ts';
import type { Caller } from '../../../tools/deal/caller.ts';

let town: TestMarket;
let visitor: Caller;
let buyer: Caller;
let otherBuyer: Caller;
let seller: Caller;
let otherSeller: Caller;
let unsettled: Caller;

beforeAll(async () => {
  town = await openTestMarket();
  visitor = town.visitor('Visitor');
  buyer = await town.member('Buyer', 'buyer');
  otherBuyer = await town.member('Otherbuyer', 'buyer');
  seller = await town.member('Seller', 'seller');
  otherSeller = await town.member('Otherseller', 'seller');
  unsettled = await town.member('Unsettled', 'seller', { settled: false });
}, 120_000);

afterAll(() => town.close());

const draw = () =>
  town.market.jobs['companies.draw']?.({}, {
    db: town.market.database.db,
    now: town.clock.now(),
  } as never);

const fails = (fail: string) => ({ reply: { data: { fail } } });
const wrong = (...fields: string[]) => ({
  reply: { code: 422, data: { fields: fields.map((field) => expect.objectContaining({ field })) } },
});

let pictures = 0;
async function picture(who: Caller) {
  pictures += 1;
  const bytes = await sharp({
    create: { width: 8, height: 8 + pictures, channels: 3, background: '#0b5d45' },
  })
    .png()
    .toBuffer();
  return (await who.upload(fileUpload, `p${pictures}.png`, bytes)).url;
}
const statusOf = async (url: string) =>
  (await town.market.http.inject({ method: 'GET', url })).statusCode;

const profile = {
  company: 'Rheintal Elektronik GmbH',
  areaId: 'DE',
  about: 'Buys for three plants.',
  address: 'Hauptstraße 1, Ulm',
  website: 'https://rheintal.example',
  duns: '12-345-6789',
  tel: '731 123456',
  telAreaCode: '+49',
  buyerContactList: [{ name: 'Jonas Fischer', email: 'J.Fischer@rheintal.com' }],
};

test('a buyer saves its profile, reads it back with its percent, and it is its alone', async () => {
  const before = await buyer.send(contract.buyerOne, {});
  expect(before).toMatchObject({ company: 'Buyer Ltd', areaId: 'US', rate: 20, supportId: '' });
  expect(before.area).toBe('United States');
  const saved = await buyer.send(contract.buyerUpdate, profile);
  expect(saved).toMatchObject({
    ...profile,
    duns: '123456789',
    telAreaCode: '49',
    buyerContactList: [{ name: 'Jonas Fischer', email: 'j.fischer@rheintal.com' }],
    rate: 70,
    missing: ['logo', 'lang', 'workTime'],
  });
  expect(await buyer.send(contract.buyerOne, {})).toEqual(saved);
  expect((await buyer.send(loginUser, {})).buyerMetaPct).toBe(70);
  expect((await otherBuyer.send(contract.buyerOne, {})).about).toBe('');
});

test('what a profile may not hold is refused at its field', async () => {
  const bad = { ...profile, website: 'rheintal', duns: '12345', tel: 'call me', company: ' ' };
  await expect(buyer.send(contract.buyerUpdate, bad)).rejects.toMatchObject({
    reply: { code: 422 },
  });
  const nowhere = { ...profile, areaId: 'QQ' };
  await expect(buyer.send(contract.buyerUpdate, nowhere)).rejects.toMatchObject(wrong('areaId'));
  const theirs = { ...profile, logo: await picture(otherBuyer) };
  await expect(buyer.send(contract.buyerUpdate, theirs)).rejects.toMatchObject(
    fails('file.unknown'),
  );
});

test('a visitor sees company, area, text and deals of a buyer, and no way to reach it', async () => {
  const id = town.idOf(buyer);
  const seen = await visitor.send(contract.buyerView, { id });
  expect(seen).toMatchObject({ company: profile.company, areaId: 'DE', deals: 0, because: null });
  expect(seen.reach).toBeNull();
  const said = JSON.stringify(seen);
  for (const secret of ['123456', 'Fischer', 'Hauptstraße', 'harness.test', 'rheintal.example']) {
    expect(said).not.toContain(secret);
  }
  for (const stranger of [otherBuyer, otherSeller, unsettled]) {
    expect((await stranger.send(contract.buyerView, { id })).reach).toBeNull();
  }
  const own = await buyer.send(contract.buyerView, { id: '0' });
  expect(own).toMatchObject({ mine: true, because: 'self', reach: { tel: '731 123456' } });
});

test('a view without a page: unknown ids, sellers asked as buyers, and visitors asking for 0', async () => {
  const unknown = { id: '01936f1e-0000-7000-8000-00000000dead' };
  for (const call of [contract.buyerView, contract.sellerView]) {
    await expect(visitor.send(call, unknown)).rejects.toMatchObject({ reply: { code: 404 } });
    await expect(visitor.send(call, { id: '0' })).rejects.toMatchObject({ reply: { code: 401 } });
    await expect(visitor.send(call, { id: 'x' })).rejects.toMatchObject({ reply: { code: 422 } });
  }
  const sellerId = { id: town.idOf(seller) };
  const buyerId = { id: town.idOf(buyer) };
  await expect(visitor.send(contract.buyerView, sellerId)).rejects.toMatchObject(fails('notFound'));
  await expect(visitor.send(contract.sellerView, buyerId)).rejects.toMatchObject(fails('notFound'));
});

test('a quote opens the contacts to both its sides once the poster opened it, to nobody else', async () => {
  const post = await buyer.send(boards.addWantBuy, {
    wantBuyItemList: [{ model: 'LM358DR', count: 100 }],
  });
  const asPoster = { id: post.id };
  const hidden = fails('notFound');
  await expect(seller.send(contract.getBuyerInfo, asPoster)).rejects.toMatchObject(hidden);
  const seen = await seller.send(boards.detail, { id: post.id });
  const quoted = await seller.send(boards.addWantQuote, {
    postId: post.id,
    version: seen.version,
    items: seen.items.map((item) => ({
      postItemId: item.id,
      offeredModel: item.model,
      manufacturer: 'Texas Instruments',
      unitPrice: '0.09',
      quantity: item.count,
      condition: 'brandNew' as const,
    })),
  });
  expect(await seller.send(contract.getBuyerInfo, asPoster)).toMatchObject({
    company: profile.company,
    because: null,
    reach: null,
  });
  expect((await seller.send(contract.buyerView, { id: town.idOf(buyer) })).reach).toBeNull();
  await buyer.send(boards.replyDetail, { id: quoted.id });
  expect(await seller.send(contract.getBuyerInfo, asPoster)).toMatchObject({
    because: 'quote',
    reach: { buyerContactList: [{ name: 'Jonas Fischer' }] },
  });
  await expect(otherSeller.send(contract.getBuyerInfo, asPoster)).rejects.toMatchObject(hidden);
  const view = { id: town.idOf(buyer) };
  expect((await otherSeller.send(contract.buyerView, view)).reach).toBeNull();

  const reply = await buyer.send(boards.replyDetail, { id: quoted.id });
  const placed = await buyer.send(boards.acceptReply, {
    replyId: reply.id,
    version: reply.version,
    items: reply.items.map(({ id, quantity }) => ({ replyItemId: id, quantity })),
    shipTo: { name: 'B', country: 'US', address: 'Road 1', city: 'Austin', phone: '+1 512 555' },
    inspection: {},
  });
  expect((await seller.send(contract.buyerView, view)).because).toBe('order');
  const order = await seller.send(orders.orderOne, { id: placed.orderId });
  await seller.send(orders.declineOrder, { id: order.id, version: order.version, reason: 'sold' });
  expect((await seller.send(contract.buyerView, view)).because).toBe('quote');
  expect((await seller.send(contract.getBuyerInfo, asPoster)).because).toBe('quote');
});

test('a post without a name tells nobody who posted it but those who quoted on it', async () => {
  const post = await otherBuyer.send(boards.addWantBuy, {
    wantBuyItemList: [{ model: 'NE555P', count: 5 }],
  });
  await expect(otherSeller.send(contract.getBuyerInfo, { id: post.id })).rejects.toMatchObject(
    fails('notFound'),
  );
  const own = await otherBuyer.send(contract.getBuyerInfo, { id: post.id });
  expect(own.company).toBe('Otherbuyer Ltd');
  const seen = await otherBuyer.send(boards.detail, { id: post.id });
  await otherBuyer.send(boards.close, { id: post.id, version: seen.version });
  await expect(otherSeller.send(contract.getBuyerInfo, { id: post.id })).rejects.toMatchObject(
    fails('notFound'),
  );
});

test('an album takes own pictures up to its limit, shows them to all, and lets them go', async () => {
  const url = await picture(seller);
  expect(await statusOf(url)).toBe(404);
  const added = await seller.send(contract.sellerPhotoAdd, { url });
  expect(await seller.send(contract.sellerPhotoAdd, { url })).toMatchObject({ id: added.id });
  expect(await statusOf(url)).toBe(200);
  const shown = await visitor.send(contract.sellerView, { id: town.idOf(seller) });
  // Nobody paid a deposit for this seller, and its page does not say so.
  expect(shown.deposit).toBeNull();
  expect(shown.photos.map((photo) => photo.id)).toEqual([added.id]);
  const del = { id: added.id };
  await expect(otherSeller.send(contract.sellerPhotoDel, del)).rejects.toMatchObject(
    fails('notFound'),
  );
  await seller.send(contract.sellerPhotoDel, del);
  expect(await statusOf(url)).toBe(404);
  expect(await seller.send(contract.sellerPhotoList, {})).toEqual([]);
  const theirs = { url: await picture(otherSeller) };
  await expect(seller.send(contract.sellerPhotoAdd, theirs)).rejects.toMatchObject(
    fails('file.unknown'),
  );
  const sheet = await buyer.upload(fileUpload, 'a.pdf', Buffer.from('%PDF-1.4\n%%EOF\n'));
  await expect(buyer.send(contract.buyerPhotoAdd, { url: sheet.url })).rejects.toMatchObject(
    fails('file.format'),
  );
  for (let at = 0; at < ALBUM_MAX; at += 1) {
    await buyer.send(contract.buyerPhotoAdd, { url: await picture(buyer) });
  }
  const more = { url: await picture(buyer) };
  await expect(buyer.send(contract.buyerPhotoAdd, more)).rejects.toMatchObject(fails('album.full'));
  expect(await buyer.send(contract.buyerPhotoList, {})).toHaveLength(ALBUM_MAX);
});

const line = (mpn: string, manufacturer = 'Texas Instruments') => ({
  mpn,
  manufacturer,
  quantity: 10,
});

test('a seller is found by name, brand in any spelling, area and record', async () => {
  const lines = [line('LM358DR'), line('LM358DR-A'), line('STM32F103', 'ST')];
  await seller.send(inventory.inventoryAdd, { lines });
  await draw();
  const search = async (input: object) =>
    (await visitor.send(contract.searchMember, input)).list.map((row) => row.company);
  expect(await search({})).toEqual(expect.arrayContaining(['Seller Ltd', 'Otherseller Ltd']));
  expect(await search({ keyword: 'OTHERSELLER' })).toEqual(['Otherseller Ltd']);
  expect(await search({ keyword: 'seller', isAccurate: 1 })).toEqual([]);
  expect(await search({ keyword: 'seller ltd', isAccurate: 1 })).toEqual(['Seller Ltd']);
  expect(await search({ brand: '德州仪器' })).toEqual(['Seller Ltd']);
  expect(await search({ brand: 'stmicro' })).toEqual(['Seller Ltd']);
  expect(await search({ brand: 'Infineon' })).toEqual([]);
  expect(await search({ areaId: 'DE' })).toEqual([]);
  expect(await search({ areaId: 'cn', keyword: 'texas' })).toEqual(['Seller Ltd']);
  expect(await search({ standing: 'inspected' })).toEqual([]);
  expect(await search({ keyword: '%' })).toEqual([]);
  expect(await search({ keyword: 'ｏｔｈｅｒｓｅｌｌｅｒ' })).toEqual(['Otherseller Ltd']);
  expect(await search({ keyword: 'otherseller  ltd' })).toEqual(['Otherseller Ltd']);
  expect(await search({ keyword: 'Ltd otherseller' })).toEqual(['Otherseller Ltd']);
  expect(await search({ keyword: '德州仪器' })).toEqual(['Seller Ltd']);
  expect(await search({ keyword: 'TI' })).toEqual(['Seller Ltd']);
  expect(await search({ pageNum: searchDepth.visitor / 10 + 1 })).toEqual([]);
  const { total, list } = await visitor.send(contract.searchMember, { keyword: 'Seller Ltd' });
  expect(total).toBe(2);
  expect(list[0]).toMatchObject({
    stockLines: 3,
    brands: ['Texas Instruments', 'STMicroelectronics'],
  });
  expect(JSON.stringify(list)).not.toContain('@');
});

test('a seller is found by the names of its place in every language, and shown in the reader’s', async () => {
  const { pool } = town.market.database;
  const id = town.idOf(otherSeller);
  await pool.query(
    `insert into onboarding.settlement (account_id, state, version, company, submitted_at, updated_at)
     values ($1, 'pass', 1, $2, now(), now())`,
    [id, { companyNameEn: 'Otherseller Ltd', province: '广东省', city: '深圳市' }],
  );
  await draw();
  const found = async (keyword: string) =>
    (await visitor.send(contract.searchMember, { keyword })).list.map((row) => row.company);
  for (const name of ['Shenzhen', '深圳', 'Guangdong', 'Гуандун', 'shenzhen china', '中国 深圳']) {
    expect(await found(name), name).toContain('Otherseller Ltd');
  }
  const { list } = await visitor.send(contract.searchMember, { keyword: 'Shenzhen' });
  expect(list[0]).toMatchObject({ city: 'Shenzhen', province: 'Guangdong' });
});

test('a text that no database keeps is refused as wrong input', async () => {
  await expect(visitor.send(contract.searchMember, { keyword: 'A\0B' })).rejects.toMatchObject(
    fails('input.invalid'),
  );
});

test('a search is bounded: a visitor sees fewer of all sellers than a member, nobody all', async () => {
  const { pool } = town.market.database;
  await pool.query(
    `insert into companies.listing select gen_random_uuid(), 'Bulk ' || n, '', 'CN', '', '', '',
       null, 0, 0, 0, 0, 0, 0, 0, 0, '{}', 'bulk ' || n, now()
     from generate_series(1, 250) n`,
  );
  const bulk = { keyword: 'bulk', pageSize: 20 as const };
  const seen = async (who: Caller) => {
    const ids = new Set<string>();
    for (let pageNum = 1; pageNum <= 14; pageNum += 1) {
      const page = await who.send(contract.searchMember, { ...bulk, pageNum });
      expect(page.bounded).toBe(true);
      for (const row of page.list) ids.add(row.id);
    }
    return ids.size;
  };
  expect(await seen(visitor)).toBe(searchDepth.visitor);
  expect(await seen(buyer)).toBe(searchDepth.member);
  await draw();
  expect((await buyer.send(contract.searchMember, bulk)).total).toBe(0);
});

test('of a seller’s stock a reader sees a sample, or what a search chooses', async () => {
  const parts = Array.from({ length: 30 }, (_, at) => line(`SAMPLE${100 + at}`));
  await otherSeller.send(inventory.inventoryAdd, { lines: [...parts, line('ABC')] });
  const id = town.idOf(otherSeller);
  const look = (keyword: string) => visitor.send(contract.sellerElectronic, { id, keyword });
  expect(await look('')).toMatchObject({ total: 31 });
  expect((await look('')).list).toHaveLength(STOCK_SAMPLE);
  expect((await look('sample1')).list).toHaveLength(STOCK_SAMPLE);
  expect((await look('SAMPLE-117')).list.map((one) => one.mpn)).toEqual(['SAMPLE117']);
  expect((await look('SA')).total).toBe(0);
  expect((await look('abc')).total).toBe(1);
  expect((await look('***')).total).toBe(0);
  const stranger = { id: town.idOf(unsettled) };
  await expect(visitor.send(contract.sellerElectronic, stranger)).rejects.toMatchObject(
    fails('notFound'),
  );
});

test('spec 8: settlement block: an unsettled seller sees its own page alone; a settled one changes what it says', async () => {
  const own = await unsettled.send(contract.sellerView, { id: '0' });
  expect(own).toMatchObject({ mine: true, settled: false, company: 'Unsettled Ltd' });
  await expect(buyer.send(contract.sellerView, { id: town.idOf(unsettled) })).rejects.toMatchObject(
    fails('notFound'),
  );
  const said = { about: 'Stocks logic.', mainProducts: 'Logic', brands: ['TI', 'TI'], website: '' };
  const withSite = { ...said, website: 'https://seller.example' };
  await expect(unsettled.send(contract.sellerUpdate, said)).rejects.toMatchObject(
    fails('access.notSettled'),
  );
  expect(await seller.send(contract.sellerUpdate, said)).toMatchObject({
    brands: ['TI'],
    percent: 75,
    missing: ['logo', 'website', 'photos'],
  });
  const logo = await picture(seller);
  expect((await seller.send(contract.updateLogo, { logo })).percent).toBe(85);
  expect((await seller.send(loginUser, {})).sellerexecution).toBe(0.85);
  const seen = await visitor.send(contract.sellerView, { id: town.idOf(seller) });
  expect(seen).toMatchObject({ about: 'Stocks logic.', mine: false, settled: true });
  expect(await statusOf(seen.logo)).toBe(200);
  expect(JSON.stringify(seen)).not.toContain('@');
  expect((await seller.send(contract.updateLogo, { logo: '' })).logo).toBe('');
  await seller.send(contract.sellerUpdate, withSite);
  const page = { id: town.idOf(seller) };
  expect((await visitor.send(contract.sellerView, page)).website).toBe('');
  expect((await buyer.send(contract.sellerView, page)).website).toBe('https://seller.example');
});

test('following is a switch, of settled sellers, never of oneself', async () => {
  const sellerId = town.idOf(seller);
  const toggle = (who: Caller, id = sellerId) => who.send(contract.followSeller, { sellerId: id });
  expect(await toggle(buyer)).toEqual({ followed: true, followers: 1 });
  expect(await toggle(otherSeller)).toEqual({ followed: true, followers: 2 });
  expect((await buyer.send(contract.sellerView, { id: sellerId })).followed).toBe(true);
  expect(await buyer.send(contract.followList, {})).toMatchObject({
    total: 1,
    list: [{ id: sellerId, open: true }],
  });
  expect(await toggle(buyer)).toEqual({ followed: false, followers: 1 });
  expect((await buyer.send(contract.followList, {})).total).toBe(0);
  await expect(toggle(seller)).rejects.toMatchObject(fails('follow.own'));
  await expect(toggle(buyer, town.idOf(unsettled))).rejects.toMatchObject(fails('notFound'));
  await expect(toggle(buyer, town.idOf(otherBuyer))).rejects.toMatchObject(fails('notFound'));
});
