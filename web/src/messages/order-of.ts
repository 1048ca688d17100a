import type { Identity } from '#contract/option-schemas.ts';
import type { OrderKind } from '#contract/orders/table.ts';

const ORDER =
  /^\/(?:seller-my-order-detail|my-order-details|(?:buyer|seller)-agent-order-detail)\/([0-9a-f-]{36})$/;

/** The order that a message leads to; null where it leads elsewhere. */
export const orderOf = (link: string | null): string | null => ORDER.exec(link ?? '')?.[1] ?? null;

const pages: Readonly<Record<Identity, Readonly<Record<OrderKind, string>>>> = {
  buyer: { trade: '/my-order-details', agent: '/buyer-agent-order-detail' },
  seller: { trade: '/seller-my-order-detail', agent: '/seller-agent-order-detail' },
};

/** Returns the page of an order in the console of an identity. */
export const orderLink = (identity: Identity, { kind, id }: { kind: OrderKind; id: string }) =>
  `${pages[identity][kind]}/${id}`;
