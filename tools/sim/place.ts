import { sql } from 'kysely';
import * as agentOrders from '#contract/orders/agent/calls.ts';
import * as orders from '#contract/orders/calls.ts';
import type { OrderView } from '#contract/orders/view-schemas.ts';
import { one } from '#server/kit/database/database.ts';
import { accept, askAndQuote, type Cast } from '../deal/steps.ts';
import { type ModelOrder, noCorrections } from './model/model.ts';
import { buyers, sellers, type Town } from './people.ts';
import type { Random } from './random.ts';

const shipTo = {
  name: 'Ada Novak',
  company: 'Novak Labs',
  country: 'US',
  address: '12 Mill Street',
  city: 'Boston',
  postcode: '02110',
  phone: '+1 617 555 0142',
  carrier: 'DHL',
  freightAccount: '',
} as const;

const parts = ['STM32F103C8T6', 'TPS54331DR', 'LM358DR'] as const;

/** Parts are distinguished by the order: a failed lot warns of the next of its part and seller. */
let placed = 0;

/** Places a trade or an agent order through the calls, and returns it as the model begins. */
export async function placeOrder(town: Town, random: Random): Promise<ModelOrder> {
  const buyer = random.pick(buyers);
  const seller = random.pick(sellers);
  placed += 1;
  const wanted = parts.slice(0, 1 + random.below(3)).map((mpn) => ({
    mpn: `${mpn}-${placed}`,
    manufacturer: 'Maker',
    quantity: 4 + random.below(2000),
    unitPrice: `${random.below(40)}.${String(1 + random.below(99_999)).padStart(5, '0')}`,
    dateCode: '2421',
  }));
  // Consumes pieces in some orders.
  const tests = random.chance(0.3) ? (['decapsulation'] as const) : (['detailedVisual'] as const);
  const choice = { goodsType: 'originalUnder3' as const, tests: [...tests] };
  const kind = random.chance(0.5) ? 'trade' : 'agent';
  let id: string;
  if (kind === 'trade') {
    const cast = { buyer: town.of(buyer), seller: town.of(seller) } as Cast;
    const { reply } = await askAndQuote(cast, wanted);
    const input = { shipTo, goodsType: choice.goodsType, tests: choice.tests };
    id = (await accept(cast, reply.id, input)).id;
  } else {
    const supplier = { name: 'S', contact: 'S', email: `${seller.toLowerCase()}@harness.test` };
    const input = { supplier, lines: wanted, shipTo, inspection: choice };
    id = (await town.of(buyer).send(agentOrders.placeAgentOrder, input)).orderId;
  }
  const view = await town.of(buyer).send(orders.orderOne, { id });
  const { rate } = await one<{ rate: number }>(
    town.market.market.database.db,
    sql`select commission_bp as rate from orders."order" where id = ${id}`,
  );
  return modelOf(view, { buyer, seller, rate });
}

type View = OrderView;
const minorOf = (text: string): bigint => BigInt(text.replace('.', ''));
const priceOf = (text: string): bigint => {
  const [whole = '0', part = ''] = text.split('.');
  return BigInt(whole + part.padEnd(5, '0'));
};

/** Returns an order as the model begins with it. */
export function modelOf(
  view: View,
  { buyer, seller, rate }: { buyer: string; seller: string; rate: number },
): ModelOrder {
  const at = new Date(view.placedAt);
  return {
    id: view.id,
    kind: view.kind,
    tests: view.inspection.tests,
    buyer,
    seller,
    state: view.state,
    version: view.version,
    since: at,
    lines: view.lines.map(({ id, quantity, unitPrice }) => ({
      id,
      quantity,
      unitPrice: priceOf(unitPrice),
      shipped: null,
      received: null,
      verdict: null,
      consumed: 0,
      accepted: null,
      gone: 0,
      lots: new Map(),
      notMade: 0n,
      sellerLots: new Map(),
    })),
    isReplacement: false,
    testsEach: minorOf(view.sums.tests.amount) / BigInt(view.lines.length),
    testsOnPass: view.terms?.testsOnPass ?? 'buyer',
    testsOnFail: view.terms?.testsOnFail ?? 'assay',
    serviceBy: view.terms?.serviceBy ?? 'buyer',
    service: minorOf(view.terms?.service.amount ?? view.sums.service.amount),
    freight: minorOf(view.sums.freight.amount),
    commissionBp: BigInt(rate),
    termsAt: at,
    termsHash: view.terms?.hash ?? '',
    buyerAgreedAt: view.kind === 'trade' ? at : null,
    held: 0n,
    released: 0n,
    refunded: 0n,
    carried: 0n,
    isPart: false,
    splitOff: [],
    acceptedBy: [],
    acknowledgedBy: [],
    offer: null,
    rulingRequestedBy: [],
    rulingRequestedAt: null,
    wroteAt: { buyer: null, seller: null },
    cut: 0n,
    freightBy: 'buyer',
    testsBy: 'terms',
    retestFee: 0n,
    earlierRetestFee: 0n,
    contested: false,
    suspension: null,
    trace: null,
    placedAt: at,
    inbound: null,
    back: null,
    dock: null,
    outbound: null,
    authorisedAt: null,
    loss: null,
    corrections: noCorrections(),
    savedAt: at,
    sweptAt: [],
    suspects: new Map(),
    dueSeenAt: null,
  };
}
