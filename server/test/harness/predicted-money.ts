import { expect } from 'vitest';
import type { Call } from '#contract/call.ts';
import * as contract from '#contract/orders/calls.ts';
import type { EventMoney } from '#contract/orders/money/event-money-schemas.ts';
import * as previews from '#contract/orders/money/preview-calls.ts';
import * as staffContract from '#contract/orders/staff-calls.ts';
import type { OrderEvent } from '#contract/orders/table.ts';
import type { Caller } from '#server/kit/request-context.ts';
import { platformBalances } from '#server/wallet/store/ledger.ts';
import { NOW, type Pipeline } from './pipeline.ts';

const fees = ['commission', 'service', 'freight', 'tests'] as const;

/** Where the money of an order is, in cents. */
export interface Ledger {
  readonly refunded: bigint;
  readonly released: bigint;
  readonly seller: bigint;
  readonly fees: Readonly<Record<(typeof fees)[number], bigint>>;
}

interface Prediction {
  readonly id: string;
  readonly event: OrderEvent;
  readonly money: EventMoney;
  readonly before: Ledger;
  readonly after: Ledger;
}

type Taken = readonly [call: Call, caller: Caller, more?: object, now?: Date];

/** Returns an amount on the wire in cents. */
export const cents = ({ amount }: { readonly amount: string }): bigint =>
  BigInt(amount.replace('.', ''));

/** Compares a figure that was read before an event with what the ledger moved until the end. */
function compare({ event, money, before, after }: Prediction, end: Ledger): void {
  expect([event, after.refunded - before.refunded]).toEqual([event, cents(money.refund.now)]);
  // Nothing is decided yet by a count that was closed: it moves its own refund alone.
  if (event === 'closeShort') return;
  expect([event, end.refunded - before.refunded]).toEqual([event, cents(money.refund.all)]);
  const charged = cents(money.goods) + cents(money.costs.all);
  expect([event, end.released - before.released]).toEqual([event, charged]);
  if (money.seller === null) return;
  const { receives, ...deducted } = money.seller;
  const insured = money.insurance?.to === 'seller' ? cents(money.insurance.money) : 0n;
  expect([event, end.seller - before.seller]).toEqual([event, cents(receives) + insured]);
  const ofBuyer = { ...money.costs, commission: { amount: '0.00' } };
  const moved = fees.map((what) => end.fees[what] - before.fees[what]);
  const stated = fees.map((what) => cents(deducted[what]) + cents(ofBuyer[what]));
  expect([event, moved]).toEqual([event, stated]);
  if (money.earned === null) return;
  const earned = moved.reduce((sum, minor) => sum + minor, 0n);
  expect([event, earned]).toEqual([event, cents(money.earned)]);
}

/** Takes events of orders with the figures that their readers saw before, and compares them. */
export function predictMoney(market: Pipeline) {
  const predictions: Prediction[] = [];
  const verified = new Set<OrderEvent>();

  async function ledger(id: string): Promise<Ledger> {
    const escrow = await market.escrow(id);
    const platform = await platformBalances(market.db);
    const usd = platform.filter(({ currency }) => currency === 'USD');
    const balance = (what: string) => usd.find(({ kind }) => kind === what)?.balance ?? 0n;
    return {
      refunded: escrow?.refunded ?? 0n,
      released: escrow?.released ?? 0n,
      seller: await market.available(market.sellerId),
      fees: {
        commission: balance('commission'),
        service: balance('service'),
        freight: balance('freight'),
        tests: balance('tests'),
      },
    };
  }

  /** Takes an event by `act`; its figures are compared with the ledger by `verify`. */
  async function predict(
    event: OrderEvent,
    id: string,
    money: EventMoney | null | undefined,
    act: () => Promise<unknown>,
  ): Promise<void> {
    if (!money) throw new Error(`no money is stated for ${event}`);
    const before = await ledger(id);
    await act();
    predictions.push({ id, event, money, before, after: await ledger(id) });
  }

  async function take(event: OrderEvent, id: string, taken: Taken): Promise<void> {
    const [call, caller, more = {}, now = NOW] = taken;
    const { eventMoney } = await market.see(id, caller, now);
    const money =
      event === 'settlePart'
        ? (await market.call(previews.previewPart, { id, ...more } as never, { caller, now })).money
        : eventMoney.find((one) => one.event === event);
    await predict(event, id, money, () => market.act(call, id, caller, more, now));
  }

  const { buyer, seller, staff, parcel, act } = market;
  /** Each way on with its call; the first that may be taken is. */
  const ways: readonly (readonly [OrderEvent, Call, Caller, object?])[] = [
    ['accept', contract.acceptResult, seller],
    ['accept', contract.acceptResult, buyer],
    ['complete', staffContract.completeOrder, staff],
    ['dispatch', staffContract.dispatchOrder, staff, parcel],
    ['confirmReceipt', contract.confirmReceipt, buyer],
    ['authorise', contract.authoriseReturn, buyer],
    ['sendBack', staffContract.sendBackOrder, staff, parcel],
    ['refund', staffContract.refundOrder, staff],
  ];

  /** Takes whatever is left to do, until the escrow of an order is resolved. */
  async function finish(id: string, now = NOW): Promise<void> {
    for (let step = 0; step < 10 && (await market.escrow(id))?.rest !== 0n; step += 1) {
      const mayTake = async (event: OrderEvent, caller: Caller) =>
        (await market.see(id, caller, now)).allowedEvents.some(
          (one) => one.event === event && one.allowed,
        );
      if (await mayTake('sendBackRest', staff)) {
        await act(staffContract.sendBackRest, id, staff, parcel, now);
        continue;
      }
      for (const [event, call, caller, more = {}] of ways) {
        if (!(await mayTake(event, caller))) continue;
        await take(event, id, [call, caller, more, now]);
        break;
      }
    }
    expect((await market.escrow(id))?.rest).toBe(0n);
  }

  /** Compares each figure that was seen with what the ledger moved since then. */
  async function verify(id: string): Promise<void> {
    const end = await ledger(id);
    for (const prediction of predictions.filter((one) => one.id === id)) {
      compare(prediction, end);
      verified.add(prediction.event);
    }
  }

  return { ledger, predict, take, finish, verify, verified };
}
