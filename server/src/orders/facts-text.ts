import { formatDecimal, wire } from '#contract/money.ts';
import type { Money } from '#contract/money-schemas.ts';
import type { OrderFacts, OrderFactsWire } from '#contract/orders/history-schemas.ts';

const isMoney = (fact: unknown): fact is Money => typeof fact === 'object' && fact !== null;

/** Returns facts as a call's response carries them: money as decimal text and its currency. */
export const factsWire = (facts: OrderFacts): OrderFactsWire =>
  Object.fromEntries(
    Object.entries(facts).map(([name, fact]) => [
      name,
      isMoney(fact) ? wire(fact.minor, fact.currency) : fact,
    ]),
  );

/** Returns facts as sentences of messages are filled with them: an amount is `USD 12.50`. */
export const factsText = (
  facts: OrderFacts | Readonly<Record<string, string>>,
): Record<string, string | number> =>
  Object.fromEntries(
    Object.entries(facts).flatMap(([name, fact]) => {
      if (fact === undefined || typeof fact === 'boolean') return [];
      return [[name, isMoney(fact) ? `${fact.currency} ${formatDecimal(fact.minor, 2)}` : fact]];
    }),
  );
