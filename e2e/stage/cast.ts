import { placeAgentOrder } from '#contract/orders/agent/calls.ts';
import { acceptTerms } from '#contract/orders/calls.ts';
import { opsOrderOne, priceAgentOrder } from '#contract/orders/staff-calls.ts';
import type { TestCode } from '#contract/orders/terms-schemas.ts';
import { Caller } from '../../tools/deal/caller.ts';
import { over } from '../../tools/deal/play.ts';
import * as steps from '../../tools/deal/steps.ts';
import { callerOf, newPart, quote, request } from './callers.ts';
import { market } from './market.ts';
import { staffSession } from './people.ts';

const BUYER = 'jonas@messwerk.test';
const SELLER = 'tao@hexin.test';
export const shipTo = {
  name: 'Jonas Brandt',
  company: 'Messwerk GmbH',
  country: 'DE',
  address: 'Industriestraße 14',
  city: 'Dresden',
  postcode: '01129',
  phone: '+49 351 555 0144',
  carrier: 'UPS' as const,
  freightAccount: '',
};

/** A desk that acts without a page. */
export async function deskOf(email: string): Promise<Caller> {
  return new Caller(email, over(market())).signedIn(await staffSession(email));
}

/** Everybody of a deal without a browser: what happens before the journey looks at it. */
export async function openCast(): Promise<steps.Cast> {
  return {
    buyer: await callerOf(BUYER),
    seller: await callerOf(SELLER),
    warehouse: await deskOf('warehouse@assay.test'),
    inspector: await deskOf('qc@assay.test'),
    reviewer: await deskOf('qc2@assay.test'),
    support: await deskOf('support@assay.test'),
    finance: await deskOf('finance@assay.test'),
  };
}

const parcel = { carrier: 'SF' as const, trackingNo: 'SF1347662099' };

/** A trade order of 600 pieces at 0.50 that is paid: its seller ships next. */
export async function paid(
  cast: steps.Cast,
  tests: TestCode[] = ['generalVisual'],
): Promise<steps.Order> {
  const { buyer, seller } = cast;
  const post = await request(buyer, { [newPart('SENT')]: 600 });
  const reply = await quote(seller, post.id, '0.5');
  const choice = { goodsType: 'originalUnder3' as const, tests };
  let order = await steps.accept(cast, reply.id, { shipTo, ...choice });
  order = await steps.confirm(cast, order);
  return steps.pay(cast, await steps.look(buyer, order));
}

/** A paid order whose reports are issued; `found` is what the lab finds. */
export const reported = async (
  cast: steps.Cast,
  found: steps.Finding,
  tests?: TestCode[],
): Promise<steps.Order> => inspected(cast, await paid(cast, tests), found);

/** Brings a paid order through dock and lab; its reports are issued. */
export async function inspected(
  cast: steps.Cast,
  paid: steps.Order,
  found: steps.Finding,
): Promise<steps.Order> {
  const sent = await steps.ship(cast, await steps.look(cast.seller, paid), parcel);
  const order = await steps.receive(cast, sent, { location: 'C-02-1' });
  await steps.issue(cast, await steps.inspect(cast, order, () => found));
  return cast.warehouse.send(opsOrderOne, { id: order.id });
}

const good = { grade: 'A', verdict: 'pass', conclusion: 'Original parts, sealed.' } as const;

/** Such an order, all of it good and confirmed by both: its parcel waits at the dock. */
export async function cleared(cast: steps.Cast): Promise<steps.Order> {
  const order = await reported(cast, good);
  await steps.acceptResult(cast.seller, order);
  return steps.acceptResult(cast.buyer, order);
}

/** Such an order on its way to the buyer. */
export async function dispatched(): Promise<steps.Order> {
  const cast = await openCast();
  return steps.dispatch(cast, await cleared(cast), { carrier: 'DHL', trackingNo: '4471992000' });
}

/** An escrow order of 200 pieces on its way to the buyer; its money left with it. */
export async function dispatchedAgent(): Promise<steps.Order> {
  const cast = await openCast();
  const { buyer, seller, support } = cast;
  const line = { mpn: newPart('AGENT'), manufacturer: 'Microchip', unitPrice: '0.5' };
  const { orderId: id } = await buyer.send(placeAgentOrder, {
    supplier: { name: 'Hexin', contact: 'Tao', email: SELLER },
    lines: [{ ...line, quantity: '200', condition: 'brandNew' }],
    shipTo: { ...shipTo, carrier: 'DHL', freightAccount: '' },
    inspection: { tests: ['generalVisual'] },
  });
  const { version } = await support.send(opsOrderOne, { id });
  const terms = { service: '30', freight: '0', sellerEmail: SELLER };
  const priced = await support.send(priceAgentOrder, { id, version, ...terms });
  const agreed = { id, version: priced.version, termsHash: priced.terms?.hash ?? '' };
  let order = await buyer.send(acceptTerms, agreed);
  order = await steps.confirm(cast, await steps.look(seller, order));
  order = await steps.pay(cast, await steps.look(buyer, order));
  order = await inspected(cast, order, good);
  await steps.acceptResult(seller, order);
  order = await steps.acceptResult(buyer, order);
  return steps.dispatch(cast, order, { carrier: 'DHL', trackingNo: '4471992000' });
}
