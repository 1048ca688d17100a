import { limits } from '#contract/limits.ts';
import { parseMoney } from '#contract/money.ts';
import type { OrderKind } from '#contract/orders/table.ts';
import type { Payer, ShipTo } from '#contract/orders/terms.ts';

/** Assay's share of the goods that the buyer keeps, in basis points, by kind of order. */
export const commissionBp: Record<OrderKind, number> = { trade: 300, agent: 0 };

/** Freight from the dock to the buyer on Assay's account at the carrier, as buyers are told it. */
export const FREIGHT_FLAT_MINOR = parseMoney(limits.freightUsd, 'USD').minor;

/** Freight that the buyer pays: nothing where its own account at the carrier is charged. */
export const freightOf = (shipTo: Pick<ShipTo, 'freightAccount'>): bigint =>
  shipTo.freightAccount === '' ? FREIGHT_FLAT_MINOR : 0n;

/** Who pays the tests in the first version of the terms (domain section 6, terms). */
export const standardPayers: { testsOnPass: Payer; testsOnFail: Payer } = {
  testsOnPass: 'buyer',
  testsOnFail: 'assay',
};
