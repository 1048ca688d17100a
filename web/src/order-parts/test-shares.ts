import type { Payer } from '#contract/orders/terms-schemas.ts';

/** Returns both shares in a line's tests, as the server moves them. The odd cent is the buyer's. */
export function testShares(minor: bigint, by: Payer): { buyer: bigint; seller: bigint } {
  if (by === 'half') return { buyer: minor - minor / 2n, seller: minor / 2n };
  return { buyer: by === 'buyer' ? minor : 0n, seller: by === 'seller' ? minor : 0n };
}
