import type { OrderRow } from '#contract/orders/table.ts';
import { createLogger } from '#server/kit/process/log.ts';
import type { ClaimCommand } from './claims/claim-commands.ts';
import { chooseClaims, sweepClaims, takeClaims } from './claims/walk-claims.ts';
import { type Command, chooseEvent, clockOf, countedName } from './commands.ts';
import { Broken, childrenOf, holdLedger, holdOrder, readStored } from './laws.ts';
import { leadOf } from './lead.ts';
import { type ModelOrder, modelWays } from './model/model.ts';
import { apply } from './model/model-apply.ts';
import { clockRows, dueRow, openRows } from './model/model-decide.ts';
import { buyers, openTown, sellers } from './people.ts';
import { placeOrder } from './place.ts';
import { type Random, randomOf } from './random.ts';
import { readPage, readPages } from './reads/walk-reads.ts';
import type { Step } from './step.ts';
import { takeEvent } from './take-event.ts';
import {
  BrokenOrder,
  childNumber,
  ended,
  type Failed,
  holding,
  NOTICE_MS,
  newCounts,
  pay,
  rootNumber,
  type WalkCounts,
  type Walking,
} from './walking.ts';

/** How many steps of a walk are taken on orders, on claims and on the clock. */
interface Pace {
  /** Orders that are open at once, at least. */
  readonly openOrders: number;
  /** How often the clock moves instead of a step. */
  readonly clock: number;
  /** How often steps on claims are taken instead of steps on orders. */
  readonly claims: number;
}
const ofOrders: Pace = { openOrders: 24, clock: 0.12, claims: 0.22 };
/** Claims last longer than orders where the clock moves less, so that goods come back and are replaced. */
const ofClaims: Pace = { openOrders: 6, clock: 0.05, claims: 0.6 };
/** The part of a walk after which most steps are taken on the claims of its completed orders. */
const CLAIMS_AFTER = 0.65;
const AT_ONCE = 6;
/** How often an order is chosen that is nearest to a row which the walk has not taken. */
const NEAREST_CHANCE = 0.3;
/** How often an order is left to the clock where that would take a row which it has not taken. */
const LEFT_CHANCE = 0.7;
const LEDGER_EVERY = 400;

function countRow({ counts }: Walking, order: ModelOrder, row: OrderRow): void {
  const name = countedName(order.kind, row);
  counts.taken.set(name, (counts.taken.get(name) ?? 0) + 1);
  if (!ended.includes(row.to) || row.from === row.to) return;
  counts.ended.set(row.to, (counts.ended.get(row.to) ?? 0) + 1);
}

/** Takes steps on different orders at once, and holds each order against the model afterwards. */
async function takeAll(walking: Walking, commands: readonly Command[]): Promise<void> {
  const { town, orders, counts, done } = walking;
  done.push(...commands);
  counts.steps += commands.length;
  const steps = commands.flatMap((command, nth): { number: number; step: Step }[] => {
    const order = command.kind === 'event' ? orders.get(command.order) : undefined;
    if (command.kind !== 'event' || order === undefined) return [];
    const key = `walk-${done.length}-${nth}-${command.roll}`;
    return [{ number: command.order, step: { order, command, key } }];
  });
  const results = await Promise.allSettled(
    steps.map(({ number, step }) => holding(number, () => takeEvent(town, step))),
  );
  for (const [nth, result] of results.entries()) {
    const taken = steps[nth];
    if (result.status === 'rejected') throw result.reason;
    if (taken === undefined) continue;
    const { row, paid } = result.value;
    pay(walking, paid);
    if (row === null) counts.refused += 1;
    else {
      counts.allowed += 1;
      countRow(walking, taken.step.order, row);
    }
  }
  await holdAll(
    walking,
    steps.map(({ number }) => number),
  );
}

/** Meets the orders that were split off by now; returns the numbers of all that are to be held. */
async function meetChildren(walking: Walking, numbers: readonly number[]): Promise<number[]> {
  const { town, orders } = walking;
  const met = [...numbers];
  for (const number of numbers) {
    const order = orders.get(number);
    if (order === undefined || order.splitOff.length === 0) continue;
    const ids = await childrenOf(town, order.id);
    for (const [nth, child] of order.splitOff.entries()) {
      const known = childNumber(number, nth);
      if (orders.has(known)) continue;
      const id = ids[nth];
      if (id === undefined) throw new BrokenOrder(number, 'no child was split off');
      child.id = id;
      orders.set(known, child);
      walking.counts.split += 1;
      met.push(known);
    }
    if (ids.length > order.splitOff.length) throw new BrokenOrder(number, 'too many children');
  }
  return met;
}

async function holdAll(walking: Walking, touched: readonly number[]) {
  const { town, orders } = walking;
  const numbers = await meetChildren(walking, touched);
  const models = numbers.flatMap((number) => {
    const order = orders.get(number);
    return order === undefined ? [] : [{ number, order }];
  });
  const stored = await readStored(
    town,
    models.map(({ order }) => order.id),
  );
  const now = town.clock.now();
  for (const { number, order } of models) {
    const one = stored.find(({ id }) => id === order.id);
    await holding(number, () => holdOrder(order, one, now));
  }
}

const jobs = ['orders.sweep', 'approvals.expire', 'claims.sweep'] as const;

/** Moves the clock and runs its jobs: each order either stands, or took the row that was due. */
async function moveClock(walking: Walking, command: Extract<Command, { kind: 'clock' }>) {
  const { town, orders, counts, done } = walking;
  done.push(command);
  counts.steps += 1;
  town.clock.advance(command.ms);
  await town.keepSessions();
  const now = town.clock.now();
  const { market } = town.market;
  for (const job of jobs) {
    const work = market.jobs[job];
    const log = createLogger('silent');
    const { signal } = new AbortController();
    await work?.({}, { db: market.database.db, now, log, signal, attempt: 1, attemptsMax: 1 });
  }
  const live = [...orders].filter(([, { state }]) => !ended.includes(state));
  const stored = await readStored(
    town,
    live.map(([, { id }]) => id),
  );
  for (const [number, order] of live) {
    if (order.loss !== null && order.loss.expiresAt <= now) order.loss = null;
    for (const way of modelWays) {
      const request = order.corrections[way];
      if (request !== null && request.expiresAt <= now) order.corrections[way] = null;
    }
    const found = stored.find(({ id }) => id === order.id);
    order.sweptAt.push(now);
    const row = dueRow(order, now);
    if (found === undefined || row === null) continue;
    if (found.version === order.version) {
      const isOverdue =
        order.dueSeenAt !== null && now.getTime() - order.dueSeenAt.getTime() > NOTICE_MS;
      if (isOverdue) throw new BrokenOrder(number, `the clock did not take ${row.event}`);
      order.dueSeenAt ??= now;
      continue;
    }
    countRow(walking, order, row);
    counts.swept += 1;
    pay(walking, apply(order, row, { event: row.event, as: 'clock', person: '', now }));
  }
  const replaced = await sweepClaims(walking);
  await holdAll(walking, [...live.map(([number]) => number), ...replaced]);
}

/** Takes steps on claims at once; orders that replace their pieces are walked on from then on. */
async function claim(walking: Walking, commands: readonly ClaimCommand[]): Promise<void> {
  const replaced = await takeClaims(walking, commands);
  await holdAll(walking, replaced);
}

async function place(walking: Walking, command: Extract<Command, { kind: 'place' }>) {
  const { town, orders, counts, done } = walking;
  done.push(command);
  counts.steps += 1;
  counts.placed += 1;
  orders.set(command.order, await placeOrder(town, randomOf(command.roll)));
  await holdAll(walking, [command.order]);
}

/** Chooses the next steps: a new order, the clock, or events on different orders at once. */
function choose(walking: Walking, random: Random, left: number): Command[] {
  const { orders, counts, town, done } = walking;
  const steps = done.length + left;
  const pace = done.length < steps * CLAIMS_AFTER ? ofOrders : ofClaims;
  const live = [...orders].filter(([, { state }]) => !ended.includes(state));
  if (live.length < pace.openOrders) {
    return [{ kind: 'place', order: counts.placed, roll: random.below(0x7fff_ffff) }];
  }
  if (random.chance(pace.clock)) return [clockOf(random)];
  if (random.chance(pace.claims)) {
    const claiming = chooseClaims(walking, random, Math.min(AT_ONCE, left));
    if (claiming.length > 0) return claiming;
  }
  const now = town.clock.now();
  const { taken } = counts;
  const rest = [...(random.chance(0.15) ? orders : live)].flatMap(([number, order]) => {
    const open = openRows(order, now);
    const isTaken = (row: OrderRow): boolean => taken.has(countedName(order.kind, row));
    const isLeft = clockRows(order, now).some((row) => !isTaken(row)) && random.chance(LEFT_CHANCE);
    return isLeft ? [] : [{ number, order, open, lead: leadOf(order, open, isTaken) }];
  });
  const chosen: Command[] = [];
  while (chosen.length < Math.min(AT_ONCE, left) && rest.length > 0) {
    const nth = random.chance(NEAREST_CHANCE)
      ? nearest(rest.map(({ lead }) => lead.distance))
      : random.below(rest.length);
    const [one] = rest.splice(nth, 1);
    if (one === undefined) break;
    const { order, ...choosing } = one;
    chosen.push(chooseEvent(order, { ...choosing, random, taken }));
  }
  return chosen.length > 0 ? chosen : [clockOf(random)];
}

/** Returns the place of the least distance. */
const nearest = (distances: readonly number[]): number => distances.indexOf(Math.min(...distances));

function take(walking: Walking, commands: readonly Command[]): Promise<void> {
  const [first] = commands;
  if (first?.kind === 'clock') return moveClock(walking, first);
  if (first?.kind === 'place') return place(walking, first);
  if (first?.kind === 'read') return readPage(walking, first);
  const isClaim = (one: Command): one is ClaimCommand => one.kind === 'claim';
  if (first?.kind === 'claim') return claim(walking, commands.filter(isClaim));
  return takeAll(walking, commands);
}

async function walkIn(
  { counts, seed }: { readonly counts: WalkCounts; readonly seed: number | null },
  next: (walking: Walking) => readonly Command[] | null,
): Promise<Failed | null> {
  const town = await openTown(counts.busy);
  const paid = new Map([...buyers, ...sellers].map((name) => [name, 0n]));
  const walking: Walking = {
    town,
    orders: new Map(),
    claims: new Map(),
    paid,
    counts,
    seed: seed ?? 0,
    done: [],
  };
  let heldAt = 0;
  try {
    for (let chosen = next(walking); chosen !== null; chosen = next(walking)) {
      await take(walking, chosen);
      if (seed !== null) await readPages(walking);
      if (walking.done.length - heldAt < LEDGER_EVERY) continue;
      heldAt = walking.done.length;
      await holdLedger(town, paid);
    }
    await holdLedger(town, paid);
    return null;
  } catch (error) {
    const order = error instanceof BrokenOrder ? rootNumber(error.order) : null;
    const { message, stack } = error as Error;
    return {
      message: error instanceof Broken ? message : (stack ?? message),
      commands: walking.done,
      order,
    };
  } finally {
    await town.market.close();
  }
}

/** Walks at random for a number of steps; returns null where every law held. */
export function walk(
  { seed, steps }: { seed: number; steps: number },
  counts: WalkCounts,
): Promise<Failed | null> {
  const random = randomOf(seed);
  return walkIn({ counts, seed }, (walking) => {
    const left = steps - walking.done.length;
    return left <= 0 ? null : choose(walking, random, left);
  });
}

/** Plays given commands one after the other; returns null where every law held. */
export function replay(commands: readonly Command[]): Promise<Failed | null> {
  const rest = [...commands];
  return walkIn({ counts: newCounts(), seed: null }, () => {
    const one = rest.shift();
    return one === undefined ? null : [one];
  });
}
