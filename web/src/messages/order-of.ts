const ORDER =
  /^\/(?:seller-my-order-detail|my-order-details|(?:buyer|seller)-agent-order-detail)\/([0-9a-f-]{36})$/;

/** The order that a message leads to; null where it leads elsewhere. */
export const orderOf = (link: string | null): string | null => ORDER.exec(link ?? '')?.[1] ?? null;
