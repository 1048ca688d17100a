import { close, detail } from '#contract/boards/calls.ts';
import { inventoryConfirm } from '#contract/inventory/calls.ts';
import { msgBoxRead } from '#contract/messages/calls.ts';
import * as steps from '../deal/steps.ts';
import type { DemoClock } from './demo-clock.ts';
import { publishRate } from './money/exchanges.ts';
import { type BuyerKey, buyers, type SellerKey, sellers } from './people.ts';
import { shipTos } from './plans.ts';
import type { Town } from './town.ts';

/** Working days of a month on which its deals go on. */
const days = { placed: 0, shipped: 2, received: 4, reported: 6, taken: 9 } as const;

const pairs: readonly (readonly [BuyerKey, SellerKey])[] = [
  ['hollis', 'yunjing'],
  ['messwerk', 'beichuan'],
  ['norte', 'hexin'],
];

/** Prices of the microcontroller in the last months, falling, the earliest month first. */
const prices: readonly (readonly string[])[] = [
  ['3.12', '3.18', '3.09'],
  ['3.02', '2.98', '3.06'],
  ['2.95', '2.92', '2.99'],
  ['2.88', '2.91', '2.86'],
];

/** Exchange rates in the last months, in CNY for one USD, the earliest first. */
const monthRates = ['7.1182', '7.1104', '7.1041', '7.0986'] as const;

const finding: steps.Finding = {
  grade: 'B',
  verdict: 'pass',
  conclusion: 'Original parts, repacked once. Marking and leads agree with the known-good sample.',
};

/**
 * The months before the story: in each of them one part is dealt three times, inspected and taken,
 * so that its prices have a history. The stock is confirmed and the members are back when it ends.
 */
export async function playPast(
  town: Town,
  clock: DemoClock,
  onStep: (text: string) => void,
): Promise<void> {
  onStep(`demo: ${clock.pastMonths.length} months of deals before`);
  for (const [at, month] of clock.pastMonths.entries()) {
    const open = (day: number) => clock.open(month[day]);
    await playMonth(town, open, prices.at(at - clock.pastMonths.length) ?? []);
    await publishRate(town, monthRates.at(at - clock.pastMonths.length) ?? '7.1', clock);
  }
  clock.openDay(0);
  town.endMemberSessions();
  for (const { key } of sellers) {
    await town.sellers[key].send(inventoryConfirm, {});
    await town.sellers[key].send(msgBoxRead, {});
  }
  for (const { key } of buyers) await town.buyers[key].send(msgBoxRead, {});
}

async function playMonth(
  town: Town,
  open: (day: number) => void,
  monthPrices: readonly string[],
): Promise<void> {
  const openDay = (day: number) => {
    open(day);
    town.endStaffDay();
  };
  openDay(days.placed);
  town.endMemberSessions();
  // The deals of a month have nobody in common but the staff: each day they go on at once.
  const deals = await Promise.all(
    pairs.map(([buyer, seller], at) =>
      place({ ...town.staff, buyer: town.buyers[buyer], seller: town.sellers[seller] }, buyer, {
        quantity: 300 + at * 100,
        unitPrice: monthPrices[at],
      }),
    ),
  );
  const each = (work: (deal: Deal) => Promise<void>) => Promise.all(deals.map(work));
  openDay(days.shipped);
  await each(async (deal) => {
    deal.order = await steps.ship(deal.cast, deal.order, { carrier: 'SF', trackingNo: deal.no });
  });
  openDay(days.received);
  await each(async (deal) => {
    deal.order = await steps.receive(deal.cast, deal.order, { location: 'A-02-1' });
    deal.lots = await steps.inspect(deal.cast, deal.order, () => finding);
  });
  openDay(days.reported);
  await each(report);
  openDay(days.taken);
  await each(async ({ cast, order }) => {
    await steps.confirmReceipt(
      cast,
      await steps.look(cast.buyer, await steps.deliver(cast, order)),
    );
  });
}

interface Deal {
  readonly cast: steps.Cast;
  readonly buyer: BuyerKey;
  readonly no: string;
  order: steps.Order;
  lots: Awaited<ReturnType<typeof steps.inspect>>;
}

/** From the post to the payment; the post is closed, since it got what it asked for. */
async function place(
  cast: steps.Cast,
  buyer: BuyerKey,
  { quantity, unitPrice = '3.00' }: { quantity: number; unitPrice: string | undefined },
): Promise<Deal> {
  const wanted = {
    mpn: 'STM32F103C8T6',
    manufacturer: 'STMicroelectronics',
    quantity,
    unitPrice,
    dateCode: '2414',
  };
  const { post, reply } = await steps.askAndQuote(cast, [wanted]);
  const placed = await steps.accept(cast, reply.id, {
    shipTo: shipTos[buyer],
    goodsType: 'originalUnder3',
    tests: ['detailedVisual'],
  });
  const { version } = await cast.buyer.send(detail, { id: post.id });
  await cast.buyer.send(close, { id: post.id, version });
  const order = await steps.pay(cast, await steps.confirm(cast, placed));
  const no = `SF${order.no.replace(/\D/g, '')}`;
  return { cast, buyer, no, order, lots: [] };
}

/** The report is issued, both sides accept it, and the goods leave for the buyer. */
async function report(deal: Deal): Promise<void> {
  const { cast, buyer, lots, no } = deal;
  await steps.issue(cast, lots);
  await steps.acceptResult(cast.seller, deal.order);
  const order = await steps.acceptResult(cast.buyer, deal.order);
  const { carrier = 'DHL' } = shipTos[buyer];
  deal.order = await steps.dispatch(cast, order, { carrier, trackingNo: `OUT${no}` });
}
