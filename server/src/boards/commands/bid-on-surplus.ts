import type { Input } from '#contract/call.ts';
import { parseUnitPrice } from '#contract/money.ts';
import type { ShipTo } from '#contract/orders/terms-schemas.ts';
import type {
  acceptBid as AcceptCall,
  addSurplusDeal,
  addSurplusQuote,
} from '#contract/surplus/calls.ts';
import { Failure } from '#server/kit/failure.ts';
import { type CommandContext, requireMember } from '#server/kit/request-context.ts';
import { resolveCarrier } from '#server/settings/public.ts';
import type { BoardsDeps } from '../deps.ts';
import { itemsOfPosts } from '../store/posts.ts';
import type { NewReplyItem } from '../store/replies.ts';
import { assertMaySell } from './assert-may-sell.ts';
import { createPost } from './create-post.ts';
import { notifyRefusedBidder } from './notify-refused-bidder.ts';
import { type Acceptable, lockAcceptable, placeAcceptedReply } from './place-accepted-reply.ts';
import { type MatchedItem, matchItems, replyToPost } from './reply-to-post.ts';

/** The poster of surplus gives no warranty unless an order's terms say so. */
const WARRANTY_DAYS = 0;

/** Offers surplus goods on the waste board. */
export async function offerSurplus(
  ctx: CommandContext,
  deps: BoardsDeps,
  offer: Input<typeof addSurplusDeal>,
) {
  await assertMaySell(ctx, deps, requireMember(ctx).accountId);
  return createPost(ctx, deps, {
    board: 'waste',
    attach: offer.attach,
    mark: offer.mark,
    items: offer.items.map(({ model, count, unitPrice, ...goods }) => ({
      model,
      count,
      goods: { ...goods, unitPrice: unitPrice === null ? null : parseUnitPrice(unitPrice) },
    })),
  });
}

type Bidding = Input<typeof addSurplusQuote>;

/** Bids for surplus of another: the goods are as their poster describes them. */
export async function bidOnSurplus(ctx: CommandContext, deps: BoardsDeps, bidding: Bidding) {
  const { carrier } = bidding.shipTo;
  const offered = await resolveCarrier(ctx.tx, { carrier, field: 'shipTo.carrier' });
  const shipTo = { ...bidding.shipTo, carrier: offered };
  const bidder = requireMember(ctx).accountId;
  const freightAccount = await findFreightAccount(ctx, deps, { bidder, shipTo });
  if (freightAccount === null) {
    throw Failure.invalidFields([{ field: 'shipTo.freightAccount', key: 'freightUnknown' }]);
  }
  const delivery = { shipTo: { ...shipTo, freightAccount }, inspection: bidding.inspection };
  return replyToPost(
    ctx,
    deps,
    { ...bidding, board: 'waste', delivery, kind: 'boards.bid' },
    (items) => matchItems('waste', items, bidding.items).map(bidItem),
  );
}

/** The number of a bid's freight account as the bidder's book has it; empty without one, else null. */
async function findFreightAccount(
  ctx: CommandContext,
  deps: BoardsDeps,
  { bidder, shipTo }: { readonly bidder: string; readonly shipTo: ShipTo },
): Promise<string | null> {
  const { carrier, freightAccount: number } = shipTo;
  if (number === '') return '';
  return deps.ownFreightNumber(ctx.tx, { accountId: bidder, carrier, number });
}

function bidItem({
  replyItem: one,
  item,
  index,
}: MatchedItem<Bidding['items'][number]>): NewReplyItem {
  const left = item.quantity - Number(item.acceptedQuantity);
  if (one.quantity > left) {
    throw new Failure('surplus.soldOut', { left, model: item.mpn }, `items.${index}.quantity`);
  }
  const { manufacturer, condition } = item;
  if (manufacturer === null || condition === null) {
    throw new Error('an item of the waste board says nothing of its goods');
  }
  return {
    postItemId: item.id,
    offeredModel: item.mpn,
    manufacturer,
    unitPrice: parseUnitPrice(one.unitPrice),
    quantity: one.quantity,
    condition,
    packaging: item.packaging,
    dateCode: item.dateCode ?? '',
    leadTime: 'now',
    warrantyDays: WARRANTY_DAYS,
    note: '',
  };
}

/**
 * Accepts items of a bid: its poster sells, and the goods go where the bidder said. A bidder whose bid
 * cannot be accepted as it stands is notified.
 */
export async function acceptBid(
  ctx: CommandContext,
  deps: BoardsDeps,
  accepting: Input<typeof AcceptCall>,
) {
  const { replyId } = accepting;
  return notifyRefusedBidder(ctx, deps, {
    replyId,
    accept: () => acceptOpenBid(ctx, deps, accepting),
  });
}

async function acceptOpenBid(
  ctx: CommandContext,
  deps: BoardsDeps,
  accepting: Input<typeof AcceptCall>,
) {
  const bid = await lockAcceptable(ctx, { ...accepting, board: 'waste' });
  await expectStock(ctx, bid);
  const { account: bidder, shipTo, inspection } = bid.reply;
  if (shipTo === null || inspection === null) {
    throw new Error('a bid says nothing of where its goods go');
  }
  // The poster's form has no field for a freight account, so the refusal stands without one.
  if ((await findFreightAccount(ctx, deps, { bidder, shipTo })) === null) {
    throw new Failure('surplus.bidFreight');
  }
  return placeAcceptedReply(ctx, deps, {
    ...bid,
    terms: {
      buyerId: bidder,
      sellerId: bid.post.account,
      shipTo,
      recordedCarrier: shipTo.carrier,
      inspection,
      placedBy: 'seller',
      withdrawnBuyer: 'surplus.bidderGone',
    },
  });
}

/** Surplus is sold once: earlier acceptances of other bids leave less of it. */
async function expectStock(
  { tx }: CommandContext,
  { post, allocation }: Acceptable,
): Promise<void> {
  const items = new Map((await itemsOfPosts(tx, [post.id])).map((item) => [item.id, item]));
  const wanted = new Map<string, number>();
  for (const { item, quantity } of allocation.allocations) {
    wanted.set(item.postItem, (wanted.get(item.postItem) ?? 0) + quantity);
  }
  for (const [id, quantity] of wanted) {
    const item = items.get(id);
    const left = item === undefined ? 0 : item.quantity - Number(item.acceptedQuantity);
    if (quantity > left) throw new Failure('surplus.soldOut', { left, model: item?.mpn ?? '' });
  }
}
