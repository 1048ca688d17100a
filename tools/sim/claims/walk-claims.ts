import { type ClaimRow, claimTable } from '#contract/claims/table.ts';
import * as orders from '#contract/orders/calls.ts';
import { Broken, same } from '../laws.ts';
import type { ModelOrder } from '../model/model.ts';
import { START_MINOR, type Town } from '../people.ts';
import { modelOf } from '../place.ts';
import type { Random } from '../random.ts';
import {
  BrokenOrder,
  holding,
  NOTICE_MS,
  pay,
  replacementNumber,
  type Walking,
} from '../walking.ts';
import { applyToClaim } from './claim-apply.ts';
import {
  type ClaimCommand,
  chooseClaim,
  chooseClaimEvent,
  claimRowName,
} from './claim-commands.ts';
import { heldPieces, holdClaim, readClaims } from './claim-laws.ts';
import {
  deliveredOf,
  dueClaimRow,
  hasSurplus,
  here,
  isMissing,
  type ModelClaim,
  replacementPrice,
  replacementUnitPrice,
} from './claim-model.ts';
import { takeClaim } from './take-claim.ts';

const endStates = ['refunded', 'replaced', 'compensated', 'rejected', 'withdrawn'];
/** Claims that are open at once; more would leave each with a few steps only. */
const OPEN_CLAIMS = 10;
/** Claims on one order at most. */
const CLAIMS_MOST = 40;

const isOpen = (claim: ModelClaim): boolean =>
  !endStates.includes(claim.state) ||
  claim.owed > 0n ||
  here(claim) ||
  hasSurplus(claim) ||
  isMissing(claim);

/** Chooses steps on claims: a new one, or events on different ones at once. */
export function chooseClaims(walking: Walking, random: Random, most: number): ClaimCommand[] {
  const { orders: known, claims, counts, town } = walking;
  const open = [...claims].flatMap(([order, all]) =>
    all.flatMap((claim, nth) => (isOpen(claim) ? [{ order, nth, claim }] : [])),
  );
  if (open.length < OPEN_CLAIMS) {
    const claimable = [...known].filter(([number, order]) => mayClaim(order, claims.get(number)));
    if (claimable.length > 0) {
      const [number, order] = random.pick(claimable);
      return [chooseClaim(order, number, random)];
    }
  }
  const chosen: ClaimCommand[] = [];
  const rest = [...open];
  const now = town.clock.now();
  while (chosen.length < most && rest.length > 0) {
    const [one] = rest.splice(random.below(rest.length), 1);
    if (one === undefined) break;
    const { order, nth, claim } = one;
    const command = chooseClaimEvent(claim, { order, nth, random, now, taken: counts.taken });
    // The balance of a poor seller is known only while nobody else pays or is paid.
    if (command.twist === 'poor') return chosen.length > 0 ? chosen : [command];
    chosen.push(command);
  }
  return chosen;
}

const mayClaim = (order: ModelOrder, claims: readonly ModelClaim[] = []): boolean =>
  order.state === 'completed' &&
  order.trace === null &&
  claims.length < CLAIMS_MOST &&
  order.lines.some((line) => deliveredOf(line) > heldPieces(claims, line.id));

const claimsOf = ({ claims }: Walking, order: number): ModelClaim[] => {
  const known = claims.get(order) ?? [];
  claims.set(order, known);
  return known;
};

/** Takes steps on different claims at once and holds each; returns the orders that they placed. */
export async function takeClaims(
  walking: Walking,
  commands: readonly ClaimCommand[],
): Promise<number[]> {
  const { town, orders: known, counts, done, paid } = walking;
  done.push(...commands);
  counts.steps += commands.length;
  const results = await Promise.allSettled(
    commands.map(async (command, nth) => {
      const order = known.get(command.order);
      if (order === undefined) return null;
      const claims = claimsOf(walking, command.order);
      const before = claims.length;
      const key = `claim-${done.length}-${nth}-${command.roll}`;
      const balance = START_MINOR + (paid.get(order.seller) ?? 0n);
      const step = { order, claims, command, key, balance };
      const taken = await holding(command.order, () => takeClaim(town, step));
      counts.claims += claims.length - before;
      return { ...taken, claim: claims[command.nth ?? -1] };
    }),
  );
  for (const result of results) {
    if (result.status === 'rejected') throw result.reason;
    if (result.value === null) continue;
    const { row, paid: payments, claim } = result.value;
    pay(walking, payments);
    if (row === null) counts.refused += 1;
    else {
      counts.allowed += 1;
      countClaimRow(walking, claimRowName(row));
      const settled = settling(row, claim);
      if (settled) countClaimRow(walking, claimRowName(settled));
    }
  }
  const numbers = new Set(commands.map(({ order }) => order));
  return holdClaims(
    walking,
    numbered(walking).filter(({ number }) => numbers.has(number)),
  );
}

/** Returns the row by which a full count was settled with the count itself. */
const settling = ({ event }: ClaimRow, claim: ModelClaim | undefined): ClaimRow | undefined =>
  event === 'receive' || event === 'recount'
    ? claimTable.find(
        (row) =>
          row.to === claim?.state &&
          row.from === 'returned' &&
          (row.event === 'refund' || row.event === 'replace'),
      )
    : undefined;

function countClaimRow({ counts }: Walking, name: string): void {
  counts.taken.set(name, (counts.taken.get(name) ?? 0) + 1);
}

interface Numbered {
  /** The number of the claim's order. */
  readonly number: number;
  readonly nth: number;
  readonly claim: ModelClaim;
}

const numbered = ({ claims }: Walking): Numbered[] =>
  [...claims].flatMap(([number, all]) => all.map((claim, nth) => ({ number, nth, claim })));

/** Holds claims; returns the replacement orders that the walk meets with them. */
async function holdClaims(walking: Walking, all: readonly Numbered[]): Promise<number[]> {
  const { town, claims } = walking;
  const now = town.clock.now();
  const stored = await readClaims(
    town,
    all.map(({ claim }) => claim.id),
  );
  const met: number[] = [];
  for (const { number, nth, claim } of all) {
    const found = stored.find(({ id }) => id === claim.id);
    await holding(number, async () => {
      if (claim.state === 'replacing' && claim.replacement === null) {
        claim.replacement = await meetReplacement(town, claim, found?.replacementId ?? null);
        const replaced = replacementNumber(number, nth);
        walking.orders.set(replaced, claim.replacement);
        met.push(replaced);
      }
      holdClaim(claim, found, { all: claims.get(number) ?? [], now });
    });
  }
  return met;
}

/** Returns the order that replaces the counted pieces: agreed, paid by its seller, free of fees. */
async function meetReplacement(
  town: Town,
  claim: ModelClaim,
  id: string | null,
): Promise<ModelOrder> {
  if (id === null) throw new Broken('a claim in replacing has no replacement');
  const { buyer, seller } = claim.order;
  const view = await town.of(buyer).send(orders.orderOne, { id });
  const order = modelOf(view, { buyer, seller, rate: 0 });
  const pieces = Math.min(claim.counted?.pieces ?? 0, claim.settlement?.returnPieces ?? 0);
  const [line] = order.lines;
  same(
    'a replacement',
    [view.state, order.lines.length, line?.quantity, line?.unitPrice],
    ['paid', 1, pieces, replacementUnitPrice(claim, pieces)],
  );
  const agreed = town.clock.now();
  return {
    ...order,
    isReplacement: true,
    testsEach: 0n,
    service: 0n,
    freight: 0n,
    buyerAgreedAt: agreed,
    held: replacementPrice(claim, pieces),
  };
}

/** Takes what the clock owed claims on the model; returns the replacement orders that it meets. */
export async function sweepClaims(walking: Walking): Promise<number[]> {
  const { town, counts } = walking;
  const now = town.clock.now();
  // Nobody acts on the others any more, the clock neither.
  const live = numbered(walking).filter(({ claim }) => isOpen(claim));
  const stored = await readClaims(
    town,
    live.map(({ claim }) => claim.id),
  );
  for (const { number, claim } of live) {
    if (claim.ruling !== null && claim.ruling.expiresAt <= now) claim.ruling = null;
    const row = dueClaimRow(claim, now);
    const found = stored.find(({ id }) => id === claim.id);
    if (found === undefined || row === null) continue;
    if (found.version === claim.version) {
      const { dueSeenAt } = claim;
      const isOverdue = dueSeenAt !== null && now.getTime() - dueSeenAt.getTime() > NOTICE_MS;
      if (isOverdue) throw new BrokenOrder(number, `the clock did not take ${row.event}`);
      claim.dueSeenAt ??= now;
      continue;
    }
    countClaimRow(walking, claimRowName(row));
    counts.swept += 1;
    pay(
      walking,
      applyToClaim(claim, row, { event: row.event, as: 'clock', person: '', now }, null),
    );
  }
  return holdClaims(walking, live);
}
