import { appointmentBook, appointmentWindows } from '#contract/appointments/calls.ts';
import { addWantBuy } from '#contract/boards/calls.ts';
import { fileUpload } from '#contract/files/calls.ts';
import * as orders from '#contract/orders/calls.ts';
import * as staffOrders from '#contract/orders/staff-calls.ts';
import type { TestCode } from '#contract/orders/terms-schemas.ts';
import type { Caller } from '../deal/caller.ts';
import { revokeReports } from '../deal/revoke-reports.ts';
import * as steps from '../deal/steps.ts';
import { agentDeals } from './agent-deals.ts';
import { type DemoClock, STORY_DAYS } from './demo-clock.ts';
import * as draw from './draw.ts';
import { drawn } from './money/findings.ts';
import { rechargeJustBelow } from './money/suspicions.ts';
import { buyers } from './people.ts';
import { lengths, type Plan, plans, shipTos } from './plans.ts';
import type { Town } from './town.ts';

/** A deal as its days: each `yield` ends one. */
type Deal = AsyncGenerator<void, void, void>;

const goodTests: TestCode[] = ['detailedVisual', 'xray', 'electrical', 'decapsulation'];
const fullTests: TestCode[] = [...goodTests, 'solventRemarking', 'sem', 'surfaceAnalysis'];

/** Working days of the story after which the start says how far it is. */
const NEWS_DAYS = 6;

/** Plays all deals through the working days of the story, so that each ends today. */
export async function playDeals(
  town: Town,
  clock: DemoClock,
  onStep: (text: string) => void,
): Promise<void> {
  onStep(`demo: ${plans.length} deals through ${STORY_DAYS} working days`);
  const running = plans.map((plan) => ({
    buyer: plan.buyer,
    // A deal that waits for a late seller has to be old; all others end on the last day.
    first: Math.max(
      1,
      STORY_DAYS - lengths[plan.until] - (plan.until === 'late' ? 8 : (plan.ago ?? 0)),
    ),
    deal: play(town, plan),
    over: false,
  }));
  drawAhead();
  for (let day = 1; day < STORY_DAYS; day += 1) {
    clock.openDay(day);
    town.endStaffDay();
    // The deals of a buyer follow each other; those of two do not wait for one another.
    await Promise.all(
      buyers.map(async ({ key }) => {
        for (const one of running) {
          if (one.buyer !== key || day < one.first || one.over) continue;
          one.over = (await one.deal.next()).done ?? false;
        }
      }),
    );
    if (day === STORY_DAYS - 3) await rechargeJustBelow(town);
    if (day % NEWS_DAYS === 0) onStep(`demo: day ${day} of ${STORY_DAYS - 1} is over`);
  }
  await agentDeals(town);
}

const badOf = (plan: Plan): string => (plan.fails ? (plan.wanted.at(-1)?.mpn ?? '') : '');

/** Starts drawing the lab's pictures early, so that they are ready when the lots reach the lab. */
function drawAhead(): void {
  for (const plan of plans) {
    // A picture that cannot be drawn is reported where it is needed.
    for (const { mpn } of plan.wanted) drawn(mpn, mpn === badOf(plan)).catch(() => undefined);
  }
}

const tracking = (plan: Plan, leg: string) =>
  `${leg}${plan.buyer.slice(0, 3)}${plan.seller.slice(0, 3)}${plan.wanted[0]?.quantity ?? 0}`.toUpperCase();

function castOf(town: Town, plan: Plan): steps.Cast {
  return {
    ...town.staff,
    buyer: town.buyers[plan.buyer],
    seller: town.sellers[plan.seller],
  };
}

async function* play(town: Town, plan: Plan): Deal {
  const cast = castOf(town, plan);
  if (plan.until === 'posted') {
    await cast.buyer.send(addWantBuy, {
      mark: 'Original packaging preferred.',
      wantBuyItemList: plan.wanted.map(({ mpn, quantity }) => ({ model: mpn, count: quantity })),
    });
    return;
  }
  const { reply } = await steps.askAndQuote(
    cast,
    plan.wanted,
    'For series production, sealed reels.',
  );
  if (plan.until === 'replied') return;
  yield;
  let order = await steps.accept(cast, reply.id, {
    shipTo: shipTos[plan.buyer],
    goodsType: 'originalUnder3',
    tests: plan.fails ? fullTests : goodTests,
  });
  if (plan.until === 'placed') return;
  yield;
  if (plan.until === 'cancelled') {
    await cast.seller.send(orders.declineOrder, {
      id: order.id,
      version: order.version,
      reason: 'The stock was sold this morning.',
    });
    return;
  }
  order = await steps.confirm(cast, order);
  if (plan.until === 'confirmed') return;
  yield;
  order = await steps.pay(cast, order);
  if (plan.until === 'paid' || plan.until === 'late') return;
  yield;
  order = await steps.ship(cast, order, { carrier: 'SF', trackingNo: tracking(plan, 'SF') });
  if (plan.until === 'inbound') {
    await bookVisit(cast.seller, order);
    return;
  }
  yield;
  order = await dock(cast, plan, order);
  if (plan.until === 'received') return;
  yield;
  yield* atTheLab(cast, plan, order);
}

/** Books a window at the dock some days ahead, so that it is still to come. */
async function bookVisit(seller: Caller, { id }: steps.Order): Promise<void> {
  const { list } = await seller.send(appointmentWindows, { id });
  const free = list.filter((window) => window.free > 0);
  const window = free[Math.floor((free.length * 2) / 3)];
  if (window === undefined) throw new Error('the dock has no free window');
  await seller.send(appointmentBook, {
    id,
    startsAt: window.startsAt,
    load: 'parcels',
    count: 1,
    visitor: 'SF Express',
  });
}

async function dock(cast: steps.Cast, plan: Plan, order: steps.Order): Promise<steps.Order> {
  const photo = await upload(cast.warehouse, 'parcel.jpg', await draw.parcel(tracking(plan, 'SF')));
  return steps.receive(cast, order, { location: 'A-04-2', photos: [photo] });
}

const upload = async (by: Caller, name: string, bytes: Buffer) =>
  (await by.upload(fileUpload, name, bytes)).url;

async function* atTheLab(cast: steps.Cast, plan: Plan, start: steps.Order): Deal {
  const bad = badOf(plan);
  const pictures = new Map<string, steps.Finding>();
  for (const { mpn } of plan.wanted) pictures.set(mpn, await drawn(mpn, mpn === bad));
  const find = (mpn: string): steps.Finding => {
    const found = pictures.get(mpn);
    if (!found) throw new Error(`no finding for ${mpn}`);
    return found;
  };
  if (plan.until === 'inspecting') {
    await steps.openOnly(cast, start);
    return;
  }
  const lots = await steps.inspect(cast, start, find);
  yield;
  await steps.issue(cast, lots);
  if (plan.until === 'reported') {
    await steps.acceptResult(cast.seller, start);
    return;
  }
  yield;
  yield* afterReport(cast, plan, start);
}

async function* afterReport(cast: steps.Cast, plan: Plan, start: steps.Order): Deal {
  if (plan.fails) {
    yield* failingWay(cast, plan, start);
    return;
  }
  await steps.acceptResult(cast.seller, start);
  let order = await steps.acceptResult(cast.buyer, start);
  if (plan.until === 'cleared') return;
  yield;
  if (plan.until === 'suspended') {
    await revokeReports(cast, order, 'Photos of another lot were put into this report by mistake.');
    return;
  }
  const { carrier } = shipTos[plan.buyer];
  order = await steps.dispatch(cast, order, {
    carrier: carrier ?? 'DHL',
    trackingNo: tracking(plan, 'OUT'),
  });
  if (plan.until === 'dispatched') return;
  yield;
  order = await steps.deliver(cast, order);
  yield;
  await steps.confirmReceipt(cast, await steps.look(cast.buyer, order));
}

async function* failingWay(cast: steps.Cast, plan: Plan, start: steps.Order): Deal {
  const last = start.lines.at(-1)?.id ?? '';
  let order = await steps.reject(cast, start, 'The report shows re-marked parts.', [last]);
  if (plan.until === 'disputed') return;
  yield;
  if (plan.until === 'quarantined') {
    const asked = await steps.requestRuling(cast, order);
    await cast.support.send(staffOrders.quarantineOrder, {
      id: asked.id,
      version: asked.version,
      reason: 'Die and marking belong to different parts: suspect counterfeit.',
    });
    return;
  }
  order = await steps.orderReturn(cast, order, 'The lot does not conform; it goes back.');
  if (plan.until === 'returning') return;
  order = await steps.authorise(cast, await steps.look(cast.buyer, order));
  yield;
  order = await steps.sendBack(cast, order, { carrier: 'SF', trackingNo: tracking(plan, 'RET') });
  if (plan.until === 'returned') return;
  yield;
  await steps.refund(cast, order);
}
