import { wire } from '#contract/money.ts';
import type { EventMoney as View } from '#contract/orders/money/event-money-schemas.ts';
import type { OrderEvent } from '#contract/orders/table.ts';
import type { AllowedEvent } from '#contract/orders/view-schemas.ts';
import type { Fee } from '../money/ending-money.ts';
import { type EventMoney, isMoneyEvent, moneyOfEvent, type Reading } from '../money/event-money.ts';
import type { Order } from '../order.ts';

type Me = 'buyer' | 'seller' | 'staff';

/** Returns the sum of fees, in cents. */
const sumOf = (fees: readonly Fee[]): bigint => fees.reduce((sum, { minor }) => sum + minor, 0n);

const feesBy = (fees: readonly Fee[], by: Fee['by'], what: Fee['what']): bigint =>
  sumOf(fees.filter((fee) => fee.by === by && fee.what === what));

/** Returns the money of an event as one reader may see it: the buyer never sees the seller's fees. */
export function toEventMoney(event: OrderEvent, money: EventMoney, me: Me): View {
  const { fees, toSeller, refundNow, refundLater, insurance } = money;
  const ofBuyer = fees.filter(({ by }) => by === 'buyer');
  const ofSeller = fees.filter(({ by }) => by === 'seller');
  const cost = (what: Fee['what']) => wire(feesBy(fees, 'buyer', what));
  const deducted = (what: Fee['what']) => wire(feesBy(fees, 'seller', what));
  return {
    event,
    goods: wire(toSeller + sumOf(ofSeller)),
    costs: {
      tests: cost('tests'),
      freight: cost('freight'),
      service: cost('service'),
      all: wire(sumOf(ofBuyer)),
    },
    refund: {
      now: wire(refundNow),
      later: wire(refundLater),
      all: wire(refundNow + refundLater),
    },
    seller:
      me === 'buyer'
        ? null
        : {
            commission: deducted('commission'),
            tests: deducted('tests'),
            freight: deducted('freight'),
            service: deducted('service'),
            receives: wire(toSeller),
          },
    earned: me === 'staff' ? wire(sumOf(fees)) : null,
    insurance: insurance && { to: insurance.to, money: wire(insurance.minor) },
  };
}

/** Returns the money of those events that a reader may take now, or ask for. */
export function eventMoneyView(
  order: Order,
  events: readonly AllowedEvent[],
  { me, ...reading }: Reading & { readonly me: Me },
): View[] {
  return events.flatMap(({ event, allowed }) => {
    const money = allowed && isMoneyEvent(event) ? moneyOfEvent(order, event, reading) : null;
    return money === null ? [] : [toEventMoney(event, money, me)];
  });
}
