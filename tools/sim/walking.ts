import { type Busy, newBusy } from '../deal/carry-again.ts';
import type { ModelClaim } from './claims/claim-model.ts';
import type { Command } from './commands.ts';
import { Broken } from './laws.ts';
import type { ModelOrder } from './model/model.ts';
import type { Paid } from './model/model-apply.ts';
import type { Town } from './people.ts';

/** Counts of a walk, and how often each row of the table was taken. */
export interface WalkCounts {
  steps: number;
  allowed: number;
  refused: number;
  placed: number;
  swept: number;
  /** Orders that were split off others. */
  split: number;
  /** Claims that were made on received orders. */
  claims: number;
  /** Reads by their path; those that were refused together. */
  readonly reads: Map<string, number>;
  /** Requests that a busy market refused for a time and that were sent again. */
  readonly busy: Busy;
  readonly taken: Map<string, number>;
  readonly ended: Map<string, number>;
}

export const newCounts = (): WalkCounts => ({
  steps: 0,
  allowed: 0,
  refused: 0,
  placed: 0,
  swept: 0,
  split: 0,
  claims: 0,
  reads: new Map(),
  busy: newBusy(),
  taken: new Map(),
  ended: new Map(),
});

/** A walk that met a broken law: the commands up to it, and what was wrong. */
export interface Failed {
  readonly message: string;
  readonly commands: readonly Command[];
  /** The number of the order on which it was met; null where it is the ledger or the walk itself. */
  readonly order: number | null;
}

/** An hour more than the notice that people have before the clock acts without a reminder. */
export const NOTICE_MS = 7 * 3_600_000;
export const ended: readonly string[] = ['completed', 'refunded', 'cancelled'];

/** A walk as it goes: the orders and claims as the model has them, and what was done. */
export interface Walking {
  /** Of the reads beside the steps. */
  readonly seed: number;
  readonly town: Town;
  readonly orders: Map<number, ModelOrder>;
  /** Claims by the number of their order, the first first. */
  readonly claims: Map<number, ModelClaim[]>;
  readonly paid: Map<string, bigint>;
  readonly counts: WalkCounts;
  readonly done: Command[];
}

/** Adds what people were paid. */
export const pay = ({ paid }: Walking, payments: readonly Paid[]): void => {
  for (const { to, minor } of payments) paid.set(to, (paid.get(to) ?? 0n) + minor);
};

/** Names the order in a broken law, so that the walk can be cut down to it. */
export class BrokenOrder extends Broken {
  readonly order: number;
  constructor(order: number, message: string) {
    super(`order ${order}: ${message}`);
    this.order = order;
  }
}

/** Names the order where a law is broken. */
export async function holding<T>(order: number, work: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const { message } = error as Error;
    if (error instanceof Broken) throw new BrokenOrder(order, message);
    throw new BrokenOrder(order, (error as Error).stack ?? message);
  }
}

/** Numbers of children are those of their parent, so that a walk is cut down to both. */
const CHILDREN = 100;
const PARTS = 1_000_000;
export const childNumber = (parent: number, nth: number): number => PARTS + parent * CHILDREN + nth;
/** Returns the number of the order that was placed, of which an order is a part or a replacement. */
export function rootNumber(order: number): number {
  return order < PARTS ? order : rootNumber(Math.floor((order - PARTS) / CHILDREN));
}
/** Replacements of an order are numbered after the orders that were split off it. */
export const replacementNumber = (order: number, claim: number): number =>
  childNumber(order, CHILDREN / 2 + claim);
