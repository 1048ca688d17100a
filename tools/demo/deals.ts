import { addWantBuy } from '#contract/boards/calls.ts';
import * as orders from '#contract/orders/calls.ts';
import type { ShipTo, TestCode } from '#contract/orders/terms.ts';
import type { Caller } from '../deal/caller.ts';
import * as steps from '../deal/steps.ts';
import { type DemoClock, STORY_DAYS } from './demo-clock.ts';
import * as draw from './draw.ts';
import type { BuyerKey, SellerKey, StaffKey } from './people.ts';
import type { Town } from './town.ts';

/** A deal as its days: each `yield` ends one. */
type Deal = AsyncGenerator<void, void, void>;

interface Plan {
  readonly buyer: BuyerKey;
  readonly seller: SellerKey;
  readonly wanted: readonly steps.Wanted[];
  /** The deal stops when this is done. */
  readonly until: Ending;
  readonly fails?: boolean;
  /** Ended so many working days before the last one; on the last where absent. */
  readonly ago?: number;
}

/** Where the buyers have their parts sent. */
export const shipTos: Readonly<Record<BuyerKey, ShipTo>> = {
  hollis: {
    name: 'Dana Whitfield',
    company: 'Hollis Instruments, Inc.',
    country: 'US',
    address: '4100 Duval Road, Dock 3',
    city: 'Austin TX',
    postcode: '78759',
    phone: '+1 512 555 0188',
    carrier: 'DHL',
    freightAccount: '',
  },
  messwerk: {
    name: 'Jonas Brandt',
    company: 'Messwerk GmbH',
    country: 'DE',
    address: 'Industriestraße 14',
    city: 'Dresden',
    postcode: '01129',
    phone: '+49 351 555 0144',
    carrier: 'UPS',
    freightAccount: '',
  },
  norte: {
    name: 'Lucía Ferrer',
    company: 'Componentes Norte S.A.',
    country: 'MX',
    address: 'Av. Industriales 220',
    city: 'Monterrey',
    postcode: '64000',
    phone: '+52 81 5555 0133',
    carrier: 'FedEx',
    freightAccount: '4471-9920-1',
  },
};

const want = (
  mpn: string,
  manufacturer: string,
  quantity: number,
  unitPrice: string,
  dateCode: string,
): steps.Wanted => ({ mpn, manufacturer, quantity, unitPrice, dateCode });

/** The same part in another quantity. */
const some = (wanted: steps.Wanted, quantity: number): steps.Wanted => ({ ...wanted, quantity });

/** The same part in another quantity at another price. */
const at = (wanted: steps.Wanted, quantity: number, unitPrice: string): steps.Wanted => ({
  ...wanted,
  quantity,
  unitPrice,
});

const stm = want('STM32F103C8T6', 'STMicroelectronics', 2500, '2.86', '2414');
const lm = want('LM358DR', 'Texas Instruments', 10000, '0.092', '2238');
const tps = want('TPS54331DR', 'Texas Instruments', 5000, '0.648', '2421');
const fpga = want('XC7A35T-1CPG236C', 'AMD Xilinx', 480, '38.4', '2319');
const flash = want('W25Q128JVSIQ', 'Winbond', 3000, '1.18', '2438');
const adc = want('ADS1115IDGSR', 'Texas Instruments', 1000, '2.35', '2417');
const radio = want('NRF52832-QFAA-R', 'Nordic Semiconductor', 1500, '2.74', '2425');
const ram = want('MT41K256M16TW-107:P', 'Micron', 720, '4.85', '2402');
const avr = want('ATMEGA328P-AU', 'Microchip', 1200, '1.92', '2330');
const mos = want('IRFZ44NPBF', 'Infineon', 8000, '0.58', '2211');
const rs = want('MAX3232ESE+T', 'Analog Devices', 2000, '1.22', '2409');
const esp = want('ESP32-WROOM-32E-N4', 'Espressif Systems', 1000, '2.15', '2440');

/** How far a deal of the demo goes; the state of its order bears the same name where there is one. */
type Ending =
  | 'posted'
  | 'replied'
  | 'placed'
  | 'cancelled'
  | 'confirmed'
  | 'paid'
  | 'late'
  | 'inbound'
  | 'received'
  | 'inspecting'
  | 'reported'
  | 'cleared'
  | 'dispatched'
  | 'completed'
  | 'disputed'
  | 'returning'
  | 'returned'
  | 'refunded'
  | 'quarantined';

const plans: readonly Plan[] = [
  { buyer: 'hollis', seller: 'yunjing', wanted: [stm, lm], until: 'reported', fails: true },
  { buyer: 'hollis', seller: 'lantai', wanted: [fpga], until: 'inspecting' },
  { buyer: 'hollis', seller: 'hexin', wanted: [tps], until: 'completed' },
  { buyer: 'messwerk', seller: 'yunjing', wanted: [flash], until: 'completed' },
  { buyer: 'norte', seller: 'hexin', wanted: [adc], until: 'completed' },
  { buyer: 'messwerk', seller: 'beichuan', wanted: [radio], until: 'dispatched' },
  { buyer: 'norte', seller: 'lantai', wanted: [ram], until: 'cleared' },
  { buyer: 'messwerk', seller: 'hexin', wanted: [avr], until: 'received' },
  { buyer: 'hollis', seller: 'yunjing', wanted: [rs], until: 'inbound' },
  { buyer: 'norte', seller: 'beichuan', wanted: [esp], until: 'paid' },
  { buyer: 'messwerk', seller: 'lantai', wanted: [tps], until: 'confirmed' },
  { buyer: 'hollis', seller: 'hexin', wanted: [adc, flash], until: 'placed' },
  { buyer: 'norte', seller: 'qiyuan', wanted: [mos], until: 'refunded', fails: true },
  { buyer: 'hollis', seller: 'qiyuan', wanted: [lm], until: 'returning', fails: true },
  { buyer: 'messwerk', seller: 'qiyuan', wanted: [rs], until: 'returned', fails: true },
  { buyer: 'norte', seller: 'beichuan', wanted: [avr], until: 'disputed', fails: true },
  { buyer: 'messwerk', seller: 'qiyuan', wanted: [mos], until: 'quarantined', fails: true },
  { buyer: 'norte', seller: 'yunjing', wanted: [tps], until: 'cancelled' },
  { buyer: 'hollis', seller: 'beichuan', wanted: [esp], until: 'late' },
  { buyer: 'hollis', seller: 'lantai', wanted: [ram], until: 'replied' },
  { buyer: 'messwerk', seller: 'beichuan', wanted: [stm], until: 'posted' },
  { buyer: 'hollis', seller: 'lantai', wanted: [some(lm, 6000)], until: 'completed', ago: 6 },
  { buyer: 'messwerk', seller: 'beichuan', wanted: [some(radio, 500)], until: 'completed', ago: 5 },
  { buyer: 'messwerk', seller: 'yunjing', wanted: [some(stm, 800)], until: 'completed', ago: 2 },
  {
    buyer: 'norte',
    seller: 'beichuan',
    wanted: [at(stm, 600, '2.83')],
    until: 'completed',
    ago: 1,
  },
  { buyer: 'hollis', seller: 'hexin', wanted: [at(stm, 500, '2.89')], until: 'completed', ago: 3 },
  {
    buyer: 'hollis',
    seller: 'qiyuan',
    wanted: [some(flash, 900)],
    until: 'refunded',
    fails: true,
    ago: 5,
  },
];

/** Steps that a deal takes until it has reached its ending, one a working day. */
const lengths: Readonly<Record<Ending, number>> = {
  posted: 1,
  replied: 1,
  placed: 2,
  cancelled: 3,
  confirmed: 3,
  paid: 4,
  late: 4,
  inbound: 5,
  received: 6,
  inspecting: 7,
  reported: 8,
  disputed: 9,
  cleared: 9,
  dispatched: 10,
  completed: 12,
  returning: 10,
  quarantined: 10,
  returned: 11,
  refunded: 12,
};

const goodTests: TestCode[] = ['detailedVisual', 'xray', 'electrical', 'decapsulation'];
const fullTests: TestCode[] = [...goodTests, 'solventRemarking', 'sem', 'surfaceAnalysis'];

/** The staff whom deals need; the other desks come on the last day. */
const workers: readonly StaffKey[] = ['support', 'warehouse', 'inspector', 'reviewer', 'finance'];

/** Plays all deals through the working days of the story, so that each ends today. */
export async function playDeals(
  town: Town,
  clock: DemoClock,
  onStep: (text: string) => void,
): Promise<void> {
  onStep(`demo: ${plans.length} deals through ${STORY_DAYS} working days`);
  const running = plans.map((plan) => ({
    // A deal that waits for a late seller has to be old; all others end on the last day.
    first: Math.max(
      1,
      STORY_DAYS - lengths[plan.until] - (plan.until === 'late' ? 8 : (plan.ago ?? 0)),
    ),
    deal: play(town, plan),
    over: false,
  }));
  for (let day = 1; day < STORY_DAYS; day += 1) {
    clock.openDay(day);
    await town.signInStaff(day < STORY_DAYS - 1 ? workers : undefined);
    for (const one of running) {
      if (day < one.first || one.over) continue;
      one.over = (await one.deal.next()).done ?? false;
    }
  }
  await agentDeals(town);
}

const tracking = (plan: Plan, leg: string) =>
  `${leg}${plan.buyer.slice(0, 3)}${plan.seller.slice(0, 3)}${plan.wanted[0]?.quantity ?? 0}`.toUpperCase();

function castOf(town: Town, plan: Plan): steps.Cast {
  const { support, warehouse, inspector, reviewer, finance } = town.staff;
  return {
    buyer: town.buyers[plan.buyer],
    seller: town.sellers[plan.seller],
    support,
    warehouse,
    inspector,
    reviewer,
    finance,
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
  if (plan.until === 'inbound') return;
  yield;
  order = await dock(cast, plan, order);
  if (plan.until === 'received') return;
  yield;
  yield* atTheLab(cast, plan, order);
}

async function dock(cast: steps.Cast, plan: Plan, order: steps.Order): Promise<steps.Order> {
  const photo = await upload(cast.warehouse, 'parcel.jpg', await draw.parcel(tracking(plan, 'SF')));
  return steps.receive(cast, order, { location: 'A-04-2', photos: [photo] });
}

const upload = async (by: Caller, name: string, bytes: Buffer) => {
  const { fileUpload } = await import('#contract/files/calls.ts');
  return (await by.upload(fileUpload, name, bytes)).url;
};

async function* atTheLab(cast: steps.Cast, plan: Plan, start: steps.Order): Deal {
  const bad = plan.fails ? (plan.wanted.at(-1)?.mpn ?? '') : '';
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
  const { carrier } = shipTos[plan.buyer];
  order = await steps.dispatch(cast, order, {
    carrier: carrier ?? 'DHL',
    trackingNo: tracking(plan, 'OUT'),
  });
  if (plan.until === 'dispatched') return;
  yield;
  order = await steps.deliver(cast, order);
  yield;
  await steps.take(cast, await steps.look(cast.buyer, order));
}

async function* failingWay(cast: steps.Cast, plan: Plan, start: steps.Order): Deal {
  const last = start.lines.at(-1)?.id ?? '';
  let order = await steps.reject(cast, start, 'The report shows re-marked parts.', [last]);
  if (plan.until === 'disputed') return;
  yield;
  if (plan.until === 'quarantined') {
    await cast.support.send(orders.quarantineOrder, {
      id: order.id,
      version: order.version,
      reason: 'Die and marking belong to different parts: suspect counterfeit.',
    });
    return;
  }
  order = await steps.turnBack(cast, order, 'The lot does not conform; it goes back.');
  if (plan.until === 'returning') return;
  order = await steps.authorise(cast, await steps.look(cast.buyer, order));
  yield;
  order = await steps.sendBack(cast, order, { carrier: 'SF', trackingNo: tracking(plan, 'RET') });
  if (plan.until === 'returned') return;
  yield;
  await steps.refund(cast, order);
}

const drawings = new Map<string, Promise<steps.Finding>>();

/** What the bench finds on a part: its pictures are drawn once, since that is slow. */
function drawn(mpn: string, isBad: boolean): Promise<steps.Finding> {
  const key = `${mpn} ${isBad}`;
  const known = drawings.get(key) ?? (isBad ? failing(mpn) : passing(mpn));
  drawings.set(key, known);
  return known;
}

async function passing(mpn: string): Promise<steps.Finding> {
  return {
    grade: 'B',
    verdict: 'pass',
    conclusion:
      'Original parts, repacked once. Marking, lead frame and die agree with the known-good sample; no effect on function.',
    photos: {
      detailedVisual: [
        {
          name: 'marking.jpg',
          bytes: await draw.topMarking(mpn, markingOf(mpn)),
          caption: 'Top marking, even laser depth',
        },
        { name: 'leads.jpg', bytes: await draw.leads(mpn), caption: 'Leads, no re-tinning' },
      ],
      xray: [{ name: 'xray.jpg', bytes: await draw.xray(mpn), caption: 'Bond wires complete' }],
      decapsulation: [
        {
          name: 'die.jpg',
          bytes: await draw.die(mpn, mpn.slice(0, 8)),
          caption: 'Die matches reference',
        },
      ],
    },
  };
}

async function failing(mpn: string): Promise<steps.Finding> {
  return {
    grade: 'F',
    verdict: 'fail',
    conclusion:
      'Re-marked. Acetone removes the top coat and shows an older marking on 3 of 3 samples; the die is a different revision.',
    fails: {
      detailedVisual: { failed: 19, note: 'Two depths of marking on one package.' },
      solventRemarking: { failed: 3, note: 'The top coat dissolves in acetone.' },
      decapsulation: { failed: 3, note: 'The die bears another number.' },
    },
    photos: {
      solventRemarking: [
        {
          name: 'solvent.jpg',
          bytes: await draw.topMarking(`${mpn}-old`, markingOf(mpn).slice(0, 2), '04 K03'),
          caption: 'Solvent test: older marking',
          bad: true,
        },
      ],
      sem: [
        {
          name: 'sem.jpg',
          bytes: await draw.surface(mpn, true),
          caption: 'Sanding under the coat',
          bad: true,
        },
      ],
      decapsulation: [
        {
          name: 'die.jpg',
          bytes: await draw.die(`${mpn}x`, 'LM2904 B'),
          caption: 'Die marked LM2904 B',
          bad: true,
        },
      ],
      xray: [{ name: 'xray.jpg', bytes: await draw.xray(mpn), caption: 'Lead frame as reference' }],
    },
  };
}

const markingOf = (mpn: string): string[] => {
  const half = Math.ceil(Math.min(mpn.length, 16) / 2);
  return [mpn.slice(0, half), mpn.slice(half, 16), 'GH24E 9T', 'CHN 614'];
};

/** Two agent orders: one priced and waiting for the buyer, one paid and on its way. */
async function agentDeals(town: Town): Promise<void> {
  const { support } = town.staff;
  const ask = (buyer: BuyerKey, email: string, wanted: steps.Wanted) =>
    town.buyers[buyer].send(orders.placeAgentOrder, {
      supplier: { name: 'Yunjing Electronics', contact: 'Zhou Min', email },
      lines: [
        {
          mpn: wanted.mpn,
          manufacturer: wanted.manufacturer,
          quantity: wanted.quantity,
          unitPrice: wanted.unitPrice,
          dateCode: wanted.dateCode,
        },
      ],
      shipTo: shipTos[buyer],
      inspection: { goodsType: 'bulkNew', tests: ['detailedVisual', 'solderability', 'xray'] },
    });
  const first = await ask('messwerk', 'min@yunjing.test', radio);
  await priced(support, first.orderId);
  const second = await ask('hollis', 'min@yunjing.test', flash);
  const terms = await priced(support, second.orderId);
  const { hollis } = town.buyers;
  const { yunjing } = town.sellers;
  const agreed = await hollis.send(orders.agreeAgentOrder, {
    id: second.orderId,
    version: terms.version,
    termsHash: terms.terms?.hash ?? '',
  });
  const confirmed = await yunjing.send(orders.confirmOrder, {
    id: agreed.id,
    version: agreed.version,
  });
  await hollis.send(orders.payOrder, { id: confirmed.id, version: confirmed.version });
}

async function priced(support: Caller, id: string): Promise<steps.Order> {
  const order = await support.send(orders.opsOrderOne, { id });
  return support.send(orders.priceAgentOrder, {
    id,
    version: order.version,
    service: '95.00',
    freight: '45.00',
  });
}
