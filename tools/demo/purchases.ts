import * as boards from '#contract/boards/calls.ts';
import type { ShipTo } from '#contract/orders/terms-schemas.ts';
import * as surplus from '#contract/surplus/calls.ts';
import type { Town } from './town.ts';

const shipTo: ShipTo = {
  name: '王浩',
  company: 'Beichuan Technology',
  country: 'CN',
  address: '福田区深南中路 2070 号电子科技大厦 A 座 1806',
  city: '深圳',
  postcode: '518031',
  phone: '+86 755 8366 0144',
  carrier: 'DHL',
  freightAccount: '',
};

/**
 * Makes purchases on the boards besides the deals: a buyer's request that nobody has quoted yet,
 * and a seller that buys: a request ordered in part, and a bid that waits.
 */
export async function buyOnBoards(town: Town): Promise<void> {
  const { buyers, sellers } = town;
  await buyers.hollis.send(boards.addWantBuy, {
    mark: 'Original reels, date code 2023 or later.',
    wantBuyItemList: [
      { model: 'LTC6268IS6-10', count: 120 },
      { model: 'ADA4530-1ARZ', count: 60 },
    ],
  });
  await orderInPart(town);
  const { list } = await sellers.beichuan.send(surplus.surplusDeals, { keyword: 'MCP2515' });
  const [deal] = list;
  const item = deal?.items.find(({ model }) => model.startsWith('MCP2515'));
  if (deal === undefined || item === undefined) throw new Error('no surplus to bid for');
  await sellers.beichuan.send(surplus.addSurplusQuote, {
    postId: deal.id,
    version: deal.version,
    validDays: 15,
    items: [{ postItemId: item.id, unitPrice: '0.62', quantity: 2000 }],
    shipTo,
    inspection: {},
  });
}

/** A seller wants parts that it does not stock, and takes some of what another offers. */
async function orderInPart({ sellers }: Town): Promise<void> {
  const { id } = await sellers.beichuan.send(boards.addWantBuy, {
    wantBuyItemList: [{ model: 'DS3231SN#', count: 900 }],
  });
  const seen = await sellers.lantai.send(boards.detail, { id });
  const quoted = await sellers.lantai.send(boards.addWantQuote, {
    postId: id,
    version: seen.version,
    validDays: 30,
    items: seen.items.map((item) => ({
      postItemId: item.id,
      offeredModel: item.model,
      manufacturer: 'Analog Devices',
      unitPrice: '3.15',
      quantity: item.count,
      condition: 'brandNew' as const,
      dateCode: '2406',
    })),
  });
  const reply = await sellers.beichuan.send(boards.replyDetail, { id: quoted.id });
  await sellers.beichuan.send(boards.acceptReply, {
    replyId: reply.id,
    version: reply.version,
    items: reply.items.map((item) => ({ replyItemId: item.id, quantity: 300 })),
    shipTo,
    inspection: {},
  });
}
