import * as claims from '#contract/claims/calls.ts';
import { fileUpload } from '#contract/files/calls.ts';
import { orderList, orderOne } from '#contract/orders/calls.ts';
import type { Caller } from '../deal/caller.ts';
import { topMarking } from './draw.ts';
import type { BuyerKey, SellerKey } from './people.ts';
import { sellers } from './people.ts';
import type { Town } from './town.ts';

/** A completed order of a buyer on which a claim may be made now. */
async function claimableOf(buyer: Caller) {
  const { list } = await buyer.send(orderList, { tab: 'ended', pageSize: 50 });
  for (const { id, state } of list) {
    if (state !== 'completed') continue;
    const { lines } = await buyer.send(claims.claimable, { orderId: id });
    const line = lines.find(({ open }) => open);
    if (line) return { order: await buyer.send(orderOne, { id }), line };
  }
  throw new Error('the demo has no completed order within its warranty');
}

/** The seller of an order, by the name that the order gives it. */
function sellerOf(town: Town, name: string): Caller {
  const found = sellers.find(({ companyName }) => companyName === name);
  if (!found) throw new Error(`no seller ${name}`);
  return town.sellers[found.key satisfies SellerKey];
}

/** After-sale claims that are open: one that waits for its seller, its buyer and support each. */
export async function makeClaims(town: Town): Promise<void> {
  const claim = async (key: BuyerKey, text: string) => {
    const buyer = town.buyers[key];
    const { order, line } = await claimableOf(buyer);
    const pieces = Math.min(120, line.delivered - line.held);
    const picture = await topMarking(line.mpn, [line.mpn.slice(0, 9), '24A9 G4', 'CHN']);
    const { url } = await buyer.upload(fileUpload, 'leads-after-dip-test.jpg', picture);
    const made = await buyer.send(claims.claimApply, {
      orderId: order.id,
      lineId: line.lineId,
      reason: 'solderability',
      quantity: pieces,
      remedy: 'refund',
      returnPieces: Math.ceil(pieces / 2),
      amount: (Math.floor(pieces * Number(line.unitPrice) * 100) / 100).toFixed(2),
      text,
      files: [url],
    });
    return { buyer, seller: sellerOf(town, order.seller?.name ?? ''), made };
  };
  await claim('norte', 'Los terminales no se humedecen; juntas abiertas tras el reflujo.');

  const offered = await claim(
    'hollis',
    'Leads do not wet; open joints on pins 1 and 2 after reflow.',
  );
  const { goods, returnPieces } = offered.made.claimed;
  await offered.seller.send(claims.claimOffer, {
    id: offered.made.id,
    version: offered.made.version,
    remedy: 'refund',
    returnPieces,
    amount: (Math.floor(Number(goods.amount) * 75) / 100).toFixed(2),
    freight: '15.70',
    text: 'We take back the unused pieces, half of the soldered ones, and half of the freight.',
  });

  const ruled = await claim('messwerk', 'Dip test to J-STD-002: solder covers 40 to 60 %.');
  const refused = await ruled.seller.send(claims.claimRefuse, {
    id: ruled.made.id,
    version: ruled.made.version,
    reason: 'Solderability was not among the tests that were ordered.',
  });
  await ruled.buyer.send(claims.claimRequestRuling, {
    id: refused.id,
    version: refused.version,
    reason: 'The parts were sold as new and unused.',
  });

  await compensate(town);
}

/** A claim that asks for money alone, which its seller agrees to: paid from the seller's balance. */
async function compensate(town: Town): Promise<void> {
  const buyer = town.buyers.hollis;
  const { order, line } = await claimableOf(buyer);
  const quantity = Math.min(20, line.delivered - line.held);
  const made = await buyer.send(claims.claimApply, {
    orderId: order.id,
    lineId: line.lineId,
    reason: 'damaged',
    quantity,
    remedy: 'compensation',
    returnPieces: 0,
    amount: (Math.floor(quantity * Number(line.unitPrice) * 50) / 100).toFixed(2),
    text: 'The reel was open; its outer pieces had bent leads and were sorted out by hand.',
    files: [],
  });
  const seller = sellerOf(town, order.seller?.name ?? '');
  await seller.send(claims.claimAgree, { id: made.id, version: made.version });
}
