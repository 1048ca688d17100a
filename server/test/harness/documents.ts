import fastify from 'fastify';
import { readClaimRecords } from '#server/claims/public.ts';
import type { DocumentsDeps } from '#server/documents/deps.ts';
import { documentsSlice } from '#server/documents/public.ts';
import type { Implementation } from '#server/kit/implement.ts';
import { findOrderSides } from '#server/orders/public.ts';
import { callingOf } from './calling.ts';
import { NOW, type Pipeline } from './pipeline.ts';

/** Dependencies of documents on the orders of a market: everybody is a buyer, and no file is found. */
export const documentsDepsOf = (market: Pipeline): DocumentsDeps => ({
  secret: Buffer.alloc(32, 1),
  publicUrl: 'https://assay.example',
  orderFile: market.orders.orderFile,
  orderSides: findOrderSides,
  listOrders: market.orders.listForExport,
  listClaims: async () => [],
  claims: readClaimRecords,
  identityOf: async () => 'buyer',
  visitsOf: async () => [],
  readFile: async () => null,
  reportFiles: async () => null,
});

/** Calls the documents of a market and the slices beside it, and serves their files at an instant. */
export function openDocuments(
  market: Pipeline,
  {
    deps = {},
    beside = [],
    now = NOW,
  }: {
    readonly deps?: Partial<DocumentsDeps>;
    readonly beside?: readonly Implementation[];
    readonly now?: Date;
  } = {},
) {
  const http = fastify();
  const slice = documentsSlice({ ...documentsDepsOf(market), ...deps });
  slice.serve(http, { db: market.db, clock: { now: () => now }, rateFactor: 1 });
  return { http, call: callingOf(market.db, [...beside, ...slice.calls]) };
}
