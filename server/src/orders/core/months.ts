import { wire } from '#contract/money.ts';

/** A sum of what orders moved in a month; a refund stands by its order. Amounts in cents. */
interface Moved {
  readonly month: string;
  readonly kind: 'orderPaid' | 'orderReleased' | 'orderRefunded';
  readonly orderId: string | null;
  readonly minor: bigint;
}

/** How many months a summary shows, the present one among them. */
const MONTHS = 12;
const GMT8_MS = 8 * 3_600_000;

/** The first instant of a month of GMT+8, `back` months before that of `now`. */
function monthStart(now: Date, back: number): Date {
  const here = new Date(now.getTime() + GMT8_MS);
  return new Date(Date.UTC(here.getUTCFullYear(), here.getUTCMonth() - back, 1) - GMT8_MS);
}

/** The instant from which a summary counts. */
export const summaryFrom = (now: Date): Date => monthStart(now, MONTHS - 1);

/** Each of the last twelve months with what orders moved, the oldest first. */
export function moneyByMonth(
  money: readonly Moved[],
  facts: { readonly now: Date; readonly failed: ReadonlySet<string> },
) {
  return Array.from({ length: MONTHS }, (_, index) => {
    const start = monthStart(facts.now, MONTHS - 1 - index);
    const month = new Date(start.getTime() + GMT8_MS).toISOString().slice(0, 7);
    const sum = (matches: (one: Moved) => boolean): bigint =>
      money
        .filter((one) => one.month === month && matches(one))
        .reduce((all, one) => all + one.minor, 0n);
    return {
      month,
      paid: wire(-sum(({ kind }) => kind === 'orderPaid')),
      saved: wire(
        sum(({ kind, orderId }) => kind === 'orderRefunded' && facts.failed.has(orderId ?? '')),
      ),
      received: wire(sum(({ kind }) => kind === 'orderReleased')),
    };
  });
}
