import { randomUUID } from 'node:crypto';
import type { StaffRole } from '#contract/call.ts';
import type { OrderActor } from '#contract/orders/table.ts';
import { openTestMarket, type TestMarket } from '#harness/open-market.ts';
import { MovableClock } from '#server/kit/clock.ts';
import { transaction } from '#server/kit/database/database.ts';
import * as recipes from '#server/wallet/core/recipes.ts';
import { openWallet } from '#server/wallet/public.ts';
import { post } from '#server/wallet/store/ledger.ts';
import type { Caller, Carry } from '../deal/caller.ts';
import { type Busy, carryAgain } from '../deal/carry-again.ts';

/** A clock that stands still until it is moved, so that a walk can be repeated to the instant. */
class SteppedClock extends MovableClock {
  #now = new Date('2026-11-23T02:00:00Z');
  override now(): Date {
    return new Date(this.#now);
  }
  override advance(ms: number): void {
    this.#now = new Date(this.#now.getTime() + ms);
  }
}

export const buyers = ['Ada', 'Ben'] as const;
export const sellers = ['Cao', 'Dai'] as const;

/** Two people of each desk. */
const desks: Readonly<Record<string, readonly StaffRole[]>> = {
  Support1: ['support'],
  Support2: ['support'],
  Warehouse1: ['warehouse'],
  Warehouse2: ['warehouse'],
  Lab1: ['qc'],
  Lab2: ['qc'],
  Finance1: ['finance'],
  Finance2: ['finance'],
};
/** Who only reads: nobody of them takes a step. */
export const readersOnly = { content: ['Content1'], admin: ['Admin1'] } as const;
export const deskPeople: Readonly<Partial<Record<OrderActor, readonly string[]>>> = {
  support: ['Support1', 'Support2'],
  warehouse: ['Warehouse1', 'Warehouse2'],
  qc: ['Lab1', 'Lab2'],
  finance: ['Finance1', 'Finance2'],
};
export const everybody = [...buyers, ...sellers, ...Object.keys(desks)];

/** Balance of each party at the beginning, in cents. */
export const START_MINOR = 10_000_000_00n;

/** A market with all people of a walk signed in. */
export interface Town {
  readonly market: TestMarket;
  readonly clock: MovableClock;
  /** Carries a request to the market, again where that is busy. */
  readonly carry: Carry;
  readonly of: (name: string) => Caller;
  /** Keeps everybody signed in however far the clock has moved. */
  readonly keepSessions: () => Promise<void>;
}

/** How often a request that the market refuses for a time is sent again: the machine may be busy. */
const BUSY_MOST = 60;

export async function openTown(busy: Busy): Promise<Town> {
  const clock = new SteppedClock();
  const market = await openTestMarket({
    clock,
    around: (carry) => carryAgain(carry, busy, { most: BUSY_MOST }),
  });
  const people = new Map<string, Caller>();
  for (const name of buyers) people.set(name, await market.member(name, 'buyer'));
  for (const name of sellers) people.set(name, await market.member(name, 'seller'));
  for (const [name, roles] of Object.entries(desks)) {
    people.set(name, await market.staff(name, roles));
  }
  for (const [role, [name]] of Object.entries(readersOnly)) {
    people.set(name, await market.staff(name, [role as StaffRole]));
  }
  const of = (name: string): Caller => {
    const found = people.get(name);
    if (found === undefined) throw new RangeError(`nobody is called ${name}`);
    return found;
  };
  for (const name of [...buyers, ...sellers]) await fund(market, market.idOf(of(name)));
  const keepSessions = async () => {
    await market.market.database.pool.query(
      "update accounts.session set expires_at = 'infinity', touched_at = $1",
      [clock.now()],
    );
  };
  await keepSessions();
  // A walk lasts longer than a calibration does.
  await market.market.database.pool.query("update qc.equipment set due_on = '2099-12-31'");
  return { market, clock, carry: market.carry, of, keepSessions };
}

async function fund({ market, clock }: TestMarket, ownerId: string): Promise<void> {
  await transaction(market.database.db, async (tx) => {
    await openWallet(tx, ownerId);
    const cause = { kind: 'recharge', id: randomUUID(), no: 'RC-1' };
    const transfer = recipes.recharge({ ownerId, minor: START_MINOR });
    await post(tx, { transfer, key: randomUUID(), cause, now: clock.now() });
  });
}
