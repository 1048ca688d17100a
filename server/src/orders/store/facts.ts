import type { Currency, Money } from '#contract/money-schemas.ts';
import type { OrderFacts } from '#contract/orders/history-schemas.ts';

interface StoredMoney {
  readonly minor: string;
  readonly currency: Currency;
}

/** Facts as a row of history stores them: money as digits of minor units and its currency. */
export type StoredFacts = Readonly<Record<string, string | number | boolean | StoredMoney>>;

const isMoney = (fact: unknown): fact is Money => typeof fact === 'object' && fact !== null;

const storedMoney = ({ minor, currency }: Money): StoredMoney => ({
  minor: minor.toString(),
  currency,
});

/** Returns facts as jsonb takes them. */
export const storedFacts = (facts: OrderFacts): StoredFacts =>
  Object.fromEntries(
    Object.entries(facts).flatMap(([name, fact]) => {
      if (fact === undefined) return [];
      return [[name, isMoney(fact) ? storedMoney(fact) : fact]];
    }),
  );

/** Returns stored facts as the program has them. */
export const factsOfStored = (stored: StoredFacts): OrderFacts =>
  Object.fromEntries(
    Object.entries(stored).map(([name, fact]) => [
      name,
      typeof fact === 'object' ? { minor: BigInt(fact.minor), currency: fact.currency } : fact,
    ]),
  );
