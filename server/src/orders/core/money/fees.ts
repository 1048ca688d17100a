import { limits } from '#contract/limits.ts';
import { parseMoney } from '#contract/money.ts';
import type { ShipTo } from '#contract/orders/terms-schemas.ts';

/** Freight from the dock to the buyer on Assay's account at the carrier, as buyers see it. */
export const FREIGHT_FLAT_MINOR = parseMoney(limits.freightUsd, 'USD').minor;

/** Freight that the buyer pays: nothing where its own account at the carrier is charged. */
export const freightOf = (shipTo: Pick<ShipTo, 'freightAccount'>): bigint =>
  shipTo.freightAccount === '' ? FREIGHT_FLAT_MINOR : 0n;
