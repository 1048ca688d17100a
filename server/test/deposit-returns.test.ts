import { afterAll, beforeAll, expect, test } from 'vitest';
import { opsApprovalApprove } from '#contract/approvals/calls.ts';
import { sellerView } from '#contract/companies/calls.ts';
import * as deposits from '#contract/deposits/calls.ts';
import { fileUpload } from '#contract/files/calls.ts';
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
}, 120_000);
afterAll(() => town.close());

const pdf = Buffer.from('%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');
const account = {
  accountName: 'Seller Ltd',
  accountNumber: '6217000011113306',
  bankName: '南海联合银行',
  bankCode: '308584001219',
};

/** Returns the facts of the seller's deposit that anybody may read. */
async function shown() {
  const view = await town.visitor('Visitor').send(sellerView, { id: town.idOf(seller) });
  return { deposit: view.deposit?.amount ?? null, depositReturn: view.depositReturn };
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
  expect(Date.parse(returned.depositReturn?.since ?? '')).toBeGreaterThanOrEqual(now);

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
