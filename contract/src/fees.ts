import type { OrderKind } from './orders/table.ts';

/** Assay's share of the goods that the buyer keeps, in basis points, by kind of order. */
export const commissionBp: Readonly<Record<OrderKind, number>> = { trade: 300, agent: 0 };

/** The fee on a sale of USD for CNY, in basis points of the USD sold; charged after success. */
export const exchangeFeeBp = 30;
