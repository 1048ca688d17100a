import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { Call, ClientInput, Output } from '#contract/call.ts';
import {
  addSurplusDeal,
  addSurplusQuote,
  detail as dealDetail,
  replyDetail,
} from '#contract/surplus/calls.ts';
import { Failure } from '#server/kit/failure.ts';
import type { Caller } from '../../../tools/deal/caller.ts';
import {
  type Market,
  openMarket,
  postOf,
  quoteOf,
  replyTo,
  shipTo,
  type Trader,
} from './board-market.ts';

/** Opens a board for a file of tests. Its traders stay the same objects, and are new accounts in each test. */
export function boardStage() {
  const market = {} as Market;
  const trader = (...card: Parameters<Market['member']>) => {
    const member = {} as Trader;
    beforeEach(() => {
      Object.assign(member, market.member(...card));
    });
    return member;
  };
  beforeAll(async () => {
    Object.assign(market, await openMarket());
  });
  afterAll(() => market.close());
  beforeEach(() => {
    market.hooks.beforeOrder = async () => {};
    market.orders.length = 0;
  });
  return {
    market,
    dana: trader('Hollis Instruments'),
    jonas: trader('Messwerk'),
    wei: trader('Yunjing Electronics', 'seller', 'CN'),
    other: trader('Third Party', 'seller', 'DE'),
    tao: trader('Hexin Components', 'seller', 'CN'),
  };
}

/** The code of a failure; any other error as it is. */
export const codeOf = (error: unknown) => (error instanceof Failure ? error.code : error);

/** Puts a request for one part on the board, and a quote that offers so much of it. */
export async function quoteOn(poster: Trader, seller: Trader, quantity: number, asked = quantity) {
  const post = await postOf(poster, { TPS54331DR: asked });
  const items = [quoteOf(post.items[0]?.id ?? '', quantity)];
  return { post, reply: await replyTo(seller, post, { items }) };
}

/** A member of a board of its own, or of a whole market. */
type Member = Pick<Trader, 'call'> | Pick<Caller, 'send'>;

const sendAs =
  (member: Member) =>
  <C extends Call>(call: C, input: ClientInput<C>): Promise<Output<C>> =>
    'send' in member ? member.send(call, input) : member.call(call, input);

type DealInput = ClientInput<typeof addSurplusDeal>;

/** Puts surplus of one part on the board, as many pieces as said. */
export async function dealOf(
  poster: Member,
  count = 100,
  item: Partial<DealInput['items'][number]> = {},
) {
  const send = sendAs(poster);
  const goods = { model: 'LM358DR', manufacturer: 'TI', condition: 'likeNew' } as const;
  const { id } = await send(addSurplusDeal, { items: [{ ...goods, count, ...item }] });
  return send(dealDetail, { id });
}

export type DealView = Awaited<ReturnType<typeof dealOf>>;

interface BidTerms
  extends Partial<Pick<ClientInput<typeof addSurplusQuote>, 'shipTo' | 'inspection'>> {
  readonly unitPrice?: string;
}

/** Bids for so much of a deal's part, at 0.05 USD a piece unless said otherwise. */
export async function bidFor(
  bidder: Member,
  deal: DealView,
  quantity: number,
  terms: BidTerms = {},
) {
  const send = sendAs(bidder);
  const { unitPrice = '0.05', ...more } = terms;
  const { id } = await send(addSurplusQuote, {
    postId: deal.id,
    version: deal.version,
    items: [{ postItemId: deal.items[0]?.id ?? '', unitPrice, quantity }],
    shipTo,
    inspection: {},
    ...more,
  });
  return send(replyDetail, { id });
}

/** Returns the input that accepts so much of a bid. */
export const bidAcceptance = (
  { id, version, items }: Awaited<ReturnType<typeof bidFor>>,
  quantity: number,
) => ({ replyId: id, version, items: [{ replyItemId: items[0]?.id ?? '', quantity }] });
