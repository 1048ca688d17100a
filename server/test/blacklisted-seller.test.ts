import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { acceptReply, addWantBuy, addWantQuote, detail, replies } from '#contract/boards/calls.ts';
import { searchElectronic } from '#contract/catalog/calls.ts';
import { sellerView } from '#contract/companies/calls.ts';
import * as content from '#contract/content/staff-calls.ts';
import {
  inquiryDetail,
  inquiryOrder,
  inquirySend,
  quoteList,
  quoteSubmit,
} from '#contract/enquiries/calls.ts';
import { inventoryAdd } from '#contract/inventory/calls.ts';
import { placeAgentOrder } from '#contract/orders/agent/calls.ts';
import { addSurplusDeal } from '#contract/surplus/calls.ts';
import { judgedDeal } from '#harness/judged-deals.ts';
import { openTestMarket, type TestMarket } from '#harness/open-market.ts';
import type { Caller } from '../../tools/deal/caller.ts';

let town: TestMarket;
let pool: pg.Pool;
let buyer: Caller;
let seller: Caller;
let maker: Caller;
let checker: Caller;

beforeAll(async () => {
  town = await openTestMarket();
  pool = new pg.Pool({ connectionString: town.url, max: 2 });
  buyer = await town.member('Hollis', 'buyer');
  seller = await town.member('Xinda', 'seller');
  maker = await town.staff('Ruiz', ['content']);
  checker = await town.staff('Lin', ['content']);
  await seller.send(inventoryAdd, {
    lines: [{ mpn: 'BL358DR', manufacturer: 'TI', quantity: 900, unitPrice: '0.05' }],
  });
}, 60_000);

afterAll(async () => {
  await pool.end();
  await town.close();
});

const outcome = {
  zh: '改标。',
  en: 'Re-marked.',
  es: 'Remarcado.',
  fr: 'Remarqué.',
  ru: 'Подделка.',
};
const shipTo = {
  name: 'Dana Whitfield',
  country: 'US',
  address: '14 Harbor Street',
  city: 'Portland',
  phone: '+1 503 555 0142',
};
const inspection = { tests: [] };

const found = async () => {
  const { list } = await buyer.send(searchElectronic, { keyword: 'BL358DR' });
  return list[0]?.offers.map(({ standing }) => standing?.blacklist ?? null) ?? [];
};
const page = () => buyer.send(sellerView, { id: town.idOf(seller) });
const refusal = (fail: string) => ({ reply: { data: { fail } } });
const refused = refusal('seller.blacklisted');

/** A quote of the seller for an enquiry of the buyer, as it stands before the entry. */
async function quoted() {
  const { list } = await buyer.send(searchElectronic, { keyword: 'BL358DR' });
  const stockIds = [list[0]?.offers[0]?.id ?? ''];
  const lines = [{ mpn: 'BL358DR', quantity: 100, stockIds }];
  const { id } = await buyer.send(inquirySend, { type: 'normal', lines });
  const { list: asked } = await seller.send(quoteList, { type: 'normal', tab: 'awaiting' });
  const request = asked[0];
  if (request === undefined) throw new Error('the enquiry did not reach the seller');
  const quote = { mpn: 'BL358DR', manufacturer: 'TI', unitPrice: '0.05', quantity: 100 };
  await seller.send(quoteSubmit, {
    id: request.id,
    version: request.version,
    quote: { ...quote, condition: 'brandNew' },
  });
  return { id, requestId: request.id };
}

describe('a seller about whom an entry of the blacklist is open', () => {
  it('is warned of, then takes neither enquiries nor orders, and trades again after it', async () => {
    const enquiry = await quoted();
    const { id: postId } = await buyer.send(addWantBuy, {
      wantBuyItemList: [{ model: 'BL358DR', count: 10 }],
    });
    const post = await seller.send(detail, { id: postId });
    const answer = {
      postId,
      version: post.version,
      items: [
        {
          postItemId: post.items[0]?.id ?? '',
          offeredModel: 'BL358DR',
          manufacturer: 'TI',
          unitPrice: '0.05',
          quantity: 10,
          condition: 'brandNew' as const,
        },
      ],
    };
    await seller.send(addWantQuote, answer);
    expect(await found()).toEqual([null]);

    const deal = await judgedDeal(pool, {
      state: 'refunded',
      verdict: 'fail',
      at: town.clock.now(),
      sellerId: town.idOf(seller),
    });
    const today = town.clock.now().toISOString().slice(0, 10);
    let entry = await maker.send(content.opsBlacklistPropose, {
      lineId: deal.lineId,
      mpn: 'BL358DR',
      manufacturer: 'TI',
      quantity: 500,
      supplier: 'Xinda Ltd',
      outcome,
      resolvedOn: today,
      endsOn: '2030-01-01',
    });
    const key = () => ({ id: entry.id, version: entry.version });
    expect(await found()).toEqual([null]);
    entry = await maker.send(content.opsBlacklistNotice, key());
    expect(await found()).toEqual(['pending']);
    expect((await page()).blacklist).toMatchObject([{ stage: 'pending' }]);
    const asked = await buyer.send(inquiryDetail, { id: enquiry.id });
    expect(asked.lines[0]?.requests[0]?.standing?.blacklist).toBe('pending');
    const answers = await buyer.send(replies, { postId });
    expect(answers.list[0]?.from.blacklist).toBe('pending');

    entry = await maker.send(content.opsBlacklistReply, { ...key(), text: 'Not our lot.' });
    entry = await checker.send(content.opsBlacklistPublish, key());
    expect(await found()).toEqual([]);
    const view = await page();
    expect(view.standing.blacklist).toBe('listed');
    expect(view.blacklist).toMatchObject([
      { stage: 'listed', outcome: 'Re-marked.', reply: 'Not our lot.', endsOn: '2030-01-01' },
    ]);

    const lines = [{ mpn: 'BL358DR', quantity: 100 }];
    const sent = await buyer.send(inquirySend, { type: 'match', lines });
    expect(sent).toMatchObject({ sellers: 0, unreached: [1] });
    const request = asked.lines[0]?.requests[0];
    const picks = [
      {
        requestId: enquiry.requestId,
        version: request?.version ?? 0,
        hash: request?.quote?.hash ?? '',
        quantity: 100,
      },
    ];
    await expect(
      buyer.send(inquiryOrder, { id: enquiry.id, picks, shipTo, inspection }),
    ).rejects.toMatchObject(refused);
    const reply = answers.list[0];
    const accepting = {
      replyId: reply?.id ?? '',
      version: reply?.version ?? 0,
      items: [{ replyItemId: reply?.items[0]?.id ?? '', quantity: 10 }],
      shipTo,
      inspection,
    };
    await expect(buyer.send(acceptReply, accepting)).rejects.toMatchObject(refused);
    await expect(seller.send(addWantQuote, answer)).rejects.toMatchObject(refused);
    const goods = {
      model: 'BL358DR',
      manufacturer: 'TI',
      count: 5,
      condition: 'brandNew' as const,
    };
    await expect(seller.send(addSurplusDeal, { items: [goods] })).rejects.toMatchObject(refused);
    const supplier = { name: 'Xinda', contact: 'Wu', email: 'xinda@harness.test' };
    const part = { mpn: 'BL358DR', manufacturer: 'TI', quantity: 5, unitPrice: '0.05' };
    await expect(
      buyer.send(placeAgentOrder, { supplier, lines: [part], shipTo, inspection }),
    ).rejects.toMatchObject(refused);

    entry = await checker.send(content.opsBlacklistEnd, { ...key(), reason: 'Settled.' });
    expect(await found()).toEqual([null]);
    expect((await page()).blacklist).toEqual([]);
    expect((await buyer.send(acceptReply, accepting)).orderNo).toMatch(/^TO-/);
  });
});

describe('who sells on the boards', () => {
  it('is a settled seller; buyers and sellers that are not settled may only buy', async () => {
    const newcomer = await town.member('Fresh', 'seller', { settled: false });
    const { id: postId } = await seller.send(addWantBuy, {
      wantBuyItemList: [{ model: 'ANY1', count: 10 }],
    });
    const post = await buyer.send(detail, { id: postId });
    const items = [
      {
        postItemId: post.items[0]?.id ?? '',
        offeredModel: 'ANY1',
        manufacturer: 'TI',
        unitPrice: '0.05',
        quantity: 10,
        condition: 'brandNew' as const,
      },
    ];
    const answer = { postId, version: post.version, items };
    await expect(buyer.send(addWantQuote, answer)).rejects.toMatchObject(refusal('access.denied'));
    await expect(newcomer.send(addWantQuote, answer)).rejects.toMatchObject(
      refusal('access.notSettled'),
    );
    const goods = { model: 'ANY1', manufacturer: 'TI', count: 5, condition: 'brandNew' as const };
    await expect(buyer.send(addSurplusDeal, { items: [goods] })).rejects.toMatchObject(
      refusal('access.denied'),
    );
  });
});
