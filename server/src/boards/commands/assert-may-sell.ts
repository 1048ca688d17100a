import type { PriceCaution } from '#contract/companies/standing-schemas.ts';
import { Failure } from '#server/kit/failure.ts';
import type { CommandContext } from '#server/kit/request-context.ts';
import type { BoardsDeps } from '../deps.ts';

/** Rejects what would sell for a seller on the public blacklist. */
export async function assertMaySell(
  ctx: CommandContext,
  deps: BoardsDeps,
  seller: string,
): Promise<void> {
  const records = await deps.sellerRecords(ctx.tx, [seller]);
  if (records.get(seller)?.blacklist === 'listed') throw new Failure('seller.blacklisted');
}

const none: PriceCaution = {
  inspectedLots: 0,
  passedLots: 0,
  blacklist: null,
  depositReturned: false,
};

/** Returns a seller's record as posts and replies show it. */
export const recordOf = (
  records: ReadonlyMap<string, PriceCaution>,
  seller: string,
): PriceCaution => records.get(seller) ?? none;
