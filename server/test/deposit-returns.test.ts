import { afterAll, beforeAll, expect, test } from 'vitest';
import { opsApprovalApprove } from '#contract/approvals/calls.ts';
import { addWantBuy, addWantQuote, detail, replies } from '#contract/boards/calls.ts';
import { bomPaste, bomRead } from '#contract/bom/calls.ts';
import { searchElectronic } from '#contract/catalog/calls.ts';
import { sellerView } from '#contract/companies/calls.ts';
import * as deposits from '#contract/deposits/calls.ts';
import { fileUpload } from '#contract/files/calls.ts';
import { inventoryAdd } from '#contract/inventory/calls.ts';
import * as surplus from '#contract/surplus/calls.ts';
import { opsRechargeOne, rechargeApply } from '#contract/wallet/calls.ts';
import { xlsxFile } from '#harness/files/xlsx-file.ts';
import { openTestMarket, type TestMarket } from '#harness/open-market.ts';
import type { Caller } from '../../tools/deal/caller.ts';

let town: TestMarket;
let seller: Caller;
let buyer: Caller;
let finance: Caller;
let second: Caller;

beforeAll(async () => {
  town = await openTestMarket();
  seller = await town.member('Seller', 'seller');
  buyer = await town.member('Buyer', 'buyer');
  finance = await town.staff('Wei', ['finance']);
  second = await town.staff('Jia', ['finance']);
  await seller.send(inventoryAdd, {
    lines: [{ mpn: 'DR358DR', manufacturer: 'TI', quantity: 900, unitPrice: '0.05' }],
  });
}, 120_000);
afterAll(() => town.close());

const pdf = Buffer.from('%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');
const account = {
  accountName: 'Seller Ltd',
  accountNumber: '6217000011113306',
  bankName: '南海联合银行',
  bankCode: '308584001219',
};

/** Draws sellers anew, as the job of each minute does. */
const draw = () =>
  town.market.jobs['companies.draw']?.({}, {
    db: town.market.database.db,
    now: town.clock.now(),
  } as never);

/** Returns what a search says of the deposit beside the seller's offer, and beside the lowest price. */
async function searched() {
  await draw();
  const { list } = await buyer.send(searchElectronic, { keyword: 'DR358DR' });
  const offer = list[0]?.offers.find(({ sellerId }) => sellerId === town.idOf(seller));
  return { said: offer?.standing?.depositReturn, lowestBy: list[0]?.lowestBy ?? null };
}

/** Returns what a bill of materials says beside the price of the seller's part. */
async function priced() {
  const { bom, token } = await buyer.send(bomPaste, { text: 'Part number\tQty\nDR358DR\t10\n' });
  const sheet = bom.file?.sheets[0];
  const read = await buyer.send(bomRead, {
    ...{ id: bom.id, token, version: bom.version },
    mapping: {
      sheet: sheet?.index ?? 0,
      headerRow: sheet?.headerRow ?? null,
      fields: sheet?.columns.map(({ field }) => field) ?? [],
    },
  });
  return read.lines[0]?.match;
}

/** Posts surplus of the seller and its quote for a request, as buyers then see them. */
async function openBoards() {
  const { id: dealId } = await seller.send(surplus.addSurplusDeal, {
    items: [{ model: 'DR358DR', manufacturer: 'TI', count: 50, condition: 'brandNew' }],
  });
  const { id: postId } = await buyer.send(addWantBuy, {
    wantBuyItemList: [{ model: 'DR358DR', count: 10 }],
  });
  const { version, items } = await seller.send(detail, { id: postId });
  const [{ id: postItemId = '' } = {}] = items;
  const quoted = { offeredModel: 'DR358DR', manufacturer: 'TI', unitPrice: '0.05', quantity: 10 };
  await seller.send(addWantQuote, {
    ...{ postId, version },
    items: [{ ...quoted, postItemId, condition: 'brandNew' }],
  });
  return async () => {
    const { list } = await buyer.send(replies, { postId });
    const deals = await buyer.send(surplus.surplusDeals, {});
    const deal = await buyer.send(surplus.detail, { id: dealId });
    const rows = [list[0]?.from, deals.list.find(({ id }) => id === dealId), deal];
    return rows.map((row) => row?.depositReturned);
  };
}

/** Returns the facts of the seller's deposit that anybody may read. */
async function shown() {
  const view = await town.visitor('Visitor').send(sellerView, { id: town.idOf(seller) });
  return { deposit: view.deposit?.amount ?? null, depositReturn: view.standing.depositReturn };
}

test('buyers read that a deposit is held, asked back, and returned on its day', async () => {
  const { url } = await seller.upload(fileUpload, 'slip.pdf', pdf);
  const announced = await seller.send(deposits.depositApply, { ...account, proof: url });
  expect(await shown()).toEqual({ deposit: null, depositReturn: null });
  const held = await finance.send(deposits.opsDepositConfirm, {
    id: announced.id,
    version: announced.version,
    bankReference: 'FT-DEPOSIT-IN',
  });
  expect(await shown()).toEqual({ deposit: '10000.00', depositReturn: null });
  const onBoards = await openBoards();

  const asked = await seller.send(deposits.depositRequestReturn, {
    id: held.id,
    version: held.version,
    reason: 'We close this shop',
  });
  const now = town.clock.now().getTime();
  const since = expect.any(String);
  expect(await shown()).toEqual({
    deposit: '10000.00',
    depositReturn: { state: 'returning', since },
  });
  // Asked back, it is still held: offers say it, and no price is warned of.
  expect(await searched()).toEqual({ said: { state: 'returning', since }, lowestBy: null });
  expect(await onBoards()).toEqual([false, false, false]);
  const { approval } = await finance.send(deposits.opsDepositPropose, {
    id: asked.id,
    version: asked.version,
    bankReference: 'FT-DEPOSIT-OUT',
  });
  await second.send(opsApprovalApprove, {
    id: approval?.id ?? '',
    version: approval?.version ?? 0,
  });
  const returned = await shown();
  expect(returned).toEqual({ deposit: null, depositReturn: { state: 'returned', since } });
  // Seller and finance read how much went back.
  const paidBack = { state: 'returned', returned: { amount: '10000.00', currency: 'CNY' } };
  const { id } = held;
  expect((await seller.send(deposits.depositOne, { id })).deposit).toMatchObject(paidBack);
  expect(await finance.send(deposits.opsDepositOne, { id })).toMatchObject(paidBack);
  expect(Date.parse(returned.depositReturn?.since ?? '')).toBeGreaterThanOrEqual(now);

  expect(await searched()).toEqual({
    said: returned.depositReturn,
    lowestBy: { inspectedLots: 0, passedLots: 0, blacklist: null, depositReturned: true },
  });

  expect(await onBoards()).toEqual([true, true, true]);
  expect(await priced()).toMatchObject({
    part: { pricedBy: [{ depositReturned: true }] },
    risks: expect.arrayContaining(['depositReturned']),
  });

  // One that is announced anew changes nothing before finance has found it.
  const again = await seller.upload(fileUpload, 'slip.pdf', pdf);
  await seller.send(deposits.depositApply, { ...account, proof: again.url });
  expect((await shown()).depositReturn).toMatchObject({ state: 'returned' });
});

test('a proof of transfer is a picture or a PDF, which finance downloads', async () => {
  const send = async (name: string, bytes: Buffer) => {
    const { url } = await buyer.upload(fileUpload, name, bytes);
    return buyer.send(rechargeApply, { ...account, amount: '100.00', proof: url });
  };
  const { id } = await send('slip.pdf', pdf);
  const { proof } = await finance.send(opsRechargeOne, { id });
  const served = await town.market.http.inject({ method: 'GET', url: proof });
  expect(served.statusCode).toBe(200);
  expect(served.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': expect.stringContaining('attachment; filename="slip.pdf"'),
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
  });
  await expect(send('slip.xlsx', xlsxFile([{ name: 'A', rows: [['a']] }]))).rejects.toMatchObject({
    reply: { data: { fail: 'file.format' } },
  });
});
