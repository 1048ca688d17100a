import { conditions, packagings } from '#contract/options.ts';
import { chanceOf, ranksOf } from './random.ts';

/** A line of stock before it has ids of tables: part and seller are places in their lists. */
export interface StockMade {
  readonly part: number;
  readonly seller: number;
  readonly quantity: number;
  /** In hundred-thousandths of a dollar; null where the seller names none. */
  readonly price: number | null;
  readonly condition: string;
  readonly packaging: string | null;
  readonly dateCode: string;
  readonly leadTime: string;
  /** Seconds before now at which the line was last confirmed, and at which it was made. */
  readonly confirmedAgo: number;
  readonly madeAgo: number;
}

/** How popular a part is: the first of 590,000 has about 3,500 of 5 million lines, the last two. */
export const popularity = { steep: 0.8, flat: 50 };
/** How large sellers are: the first of 20,000 have some ten thousand lines, the last some eighty. */
const sizes = { steep: 0.7, flat: 10 };
const DAY_S = 86_400;
const REELS = [100, 250, 1000, 2500, 3000, 5000, 10_000];

const weighted = <T>(choices: readonly (readonly [T, number])[]) => {
  const all = choices.flatMap(([value, weight]) => Array<T>(weight).fill(value));
  return all;
};
const [brandNew, likeNew, reNew] = conditions;
const someConditions = weighted([[brandNew, 86] as const, [likeNew, 9], [reNew, 5]]);
const somePackagings = weighted<string | null>([
  [packagings[0], 55],
  [packagings[1], 20],
  [packagings[2], 10],
  [null, 15],
]);

/** Makes `lines` lines of stock of `sellers` sellers over `parts` parts, one after the other. */
export function* stockLines(of: {
  readonly parts: number;
  readonly sellers: number;
  readonly lines: number;
  readonly seed: number;
}): Generator<StockMade> {
  const chance = chanceOf(of.seed);
  const part = ranksOf(of.parts, popularity);
  const seller = ranksOf(of.sellers, sizes);
  for (let made = 0; made < of.lines; made += 1) {
    const at = part(chance);
    // A part costs everywhere about the same: its price comes from its place.
    const usual = 10 ** (((at * 2_654_435_761) % 4096) / 1024 - 2);
    const cents = Math.max(1, Math.round(usual * (0.7 + 0.9 * chance.next()) * 100_000));
    const year = 18 + Math.floor(9 * Math.sqrt(chance.next()));
    const confirmedAgo = Math.floor(DAY_S * (chance.next() < 0.92 ? 29.5 : 90) * chance.next());
    yield {
      part: at,
      seller: seller(chance),
      quantity: chance.next() < 0.5 ? chance.pick(REELS) : 1 + chance.below(20_000),
      price: chance.next() < 0.08 ? null : cents,
      condition: chance.pick(someConditions),
      packaging: chance.pick(somePackagings),
      dateCode: `${year}${String(1 + chance.below(52)).padStart(2, '0')}${chance.next() < 0.4 ? '+' : ''}`,
      leadTime: chance.next() < 0.8 ? 'now' : 'any',
      confirmedAgo,
      madeAgo: confirmedAgo + Math.floor(DAY_S * 200 * chance.next()),
    };
  }
}
