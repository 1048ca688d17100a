import type { ClaimActor, ClaimEvent, ClaimRow } from '#contract/claims/table.ts';
import { claimTable } from '#contract/claims/table.ts';
import { eventsOf } from '#contract/state-machine.ts';
import type { ModelOrder } from '../model/model.ts';
import { deskPeople } from '../people.ts';
import type { Random } from '../random.ts';
import {
  claimPrice,
  type ModelClaim,
  type ModelTerms,
  openClaimRows,
  replacementPrice,
} from './claim-model.ts';

const claimTwists = ['none', 'stale', 'repeat', 'absurd', 'stranger'] as const;

/** A step on a claim: it names its order by its number, and the claim by its place on the order. */
export interface ClaimCommand {
  readonly kind: 'claim';
  readonly order: number;
  /** Null makes a new claim. */
  readonly nth: number | null;
  readonly event: ClaimEvent | 'apply' | 'write';
  readonly as: ClaimActor;
  readonly person: string;
  /** A poor seller has no more than a part of the money that it is asked for. */
  readonly twist: (typeof claimTwists)[number] | 'poor';
  readonly roll: number;
}

/** Names a row of the claim table, for the count of rows that were taken. */
export const claimRowName = ({ from, to, event, by, ...row }: ClaimRow): string =>
  `claim: ${from} -${event}(${by.join(', ')}${'when' in row ? `, ${row.when}` : ''})-> ${to}`;

export const claimRowNames: readonly string[] = claimTable.map(claimRowName);

const allEvents = eventsOf<ClaimRow>(claimTable);
const people: readonly ClaimActor[] = ['buyer', 'seller', 'warehouse', 'approver'];
/** Events that end a claim before much has happened. */
const early: readonly ClaimEvent[] = ['withdraw'];
/** Events for which the seller's money is taken. */
const paying: readonly ClaimCommand['event'][] = [
  'agree',
  'acceptOffer',
  'rule',
  'payRest',
  'receive',
  'recount',
  'acceptCount',
];

interface Choosing {
  readonly order: number;
  readonly nth: number;
  readonly random: Random;
  readonly now: Date;
  readonly taken: ReadonlyMap<string, number>;
}

/** Chooses what somebody tries next on a claim: mostly a row that was taken least. */
export function chooseClaimEvent(claim: ModelClaim, choosing: Choosing): ClaimCommand {
  const { order, nth, random, now, taken } = choosing;
  const roll = random.below(0x7fff_ffff);
  const open = openClaimRows(claim, now).filter(
    ({ event }) => !early.includes(event) || random.chance(0.15),
  );
  const times = (row: ClaimRow): number => taken.get(claimRowName(row)) ?? 0;
  const dice = random.below(100);
  const rarest = Math.min(...open.map(times));
  const likely = random.chance(0.5) ? open.filter((row) => times(row) === rarest) : open;
  const row = dice < 86 && likely.length > 0 ? random.pick(likely) : null;
  const event = row?.event ?? (dice < 92 ? 'write' : random.pick(allEvents));
  const by = (row?.by ?? people).filter((one) => one !== 'clock');
  const as = event === 'write' ? random.pick(['buyer', 'seller'] as const) : random.pick(by);
  const bent = random.chance(0.12) ? random.pick(claimTwists) : 'none';
  const twist = paying.includes(event) && random.chance(0.15) ? 'poor' : bent;
  const { buyer, seller } = claim.order;
  const desk = deskPeople[as === 'approver' ? 'support' : 'warehouse'] ?? [];
  const person = as === 'buyer' ? buyer : as === 'seller' ? seller : random.pick(desk);
  return { kind: 'claim', order, nth, event, as, person, twist, roll };
}

/** Chooses how a buyer claims on a completed order. */
export function chooseClaim(order: ModelOrder, number: number, random: Random): ClaimCommand {
  const roll = random.below(0x7fff_ffff);
  const twist = random.chance(0.12) ? random.pick(claimTwists) : 'none';
  const { buyer: person } = order;
  return {
    kind: 'claim',
    order: number,
    nth: null,
    event: 'apply',
    as: 'buyer',
    person,
    twist,
    roll,
  };
}

const MOST_FREIGHT = 500_00n;

type Priced = Pick<ModelClaim, 'order' | 'line' | 'quantity'>;

/** Returns terms as drawn: possible ones mostly, absurd ones where the step is bent so. */
export function termsOf(
  claimed: Priced,
  { random, isAbsurd }: { readonly random: Random; readonly isAbsurd: boolean },
): ModelTerms {
  // Half of them: replacements have the most rows of their own.
  const remedy = random.pick(['refund', 'replacement', 'replacement', 'compensation'] as const);
  const { quantity } = claimed;
  const returnPieces = remedy === 'compensation' ? 0 : 1 + random.below(quantity);
  const most = claimPrice(claimed, quantity);
  const some = 1n + (most * BigInt(random.below(1000))) / 1000n;
  const stated = isAbsurd ? most + 1_00n : random.chance(0.5) ? most : some;
  const goods = remedy === 'replacement' ? replacementPrice(claimed, returnPieces) : stated;
  const freight = remedy === 'refund' && random.chance(0.3) ? BigInt(random.below(500_01)) : 0n;
  return { remedy, returnPieces, goods, freight };
}

/** Returns whether terms can be: no more pieces and money than are claimed, and not nothing. */
export function isPossible(claimed: Priced, terms: ModelTerms): boolean {
  const { quantity } = claimed;
  const fewest = terms.remedy === 'compensation' ? 0 : 1;
  if (terms.returnPieces < fewest || terms.returnPieces > quantity) return false;
  if (terms.goods <= 0n) return false;
  const isStated = terms.remedy !== 'replacement';
  if (isStated && terms.goods > claimPrice(claimed, quantity)) return false;
  return terms.freight <= MOST_FREIGHT;
}
