import { Failure } from '#server/kit/failure.ts';
import type { CommandContext } from '#server/kit/request-context.ts';
import type { BoardsDeps, LabRecord } from '../deps.ts';

/** Rejects what would sell for a seller on the public blacklist. */
export async function assertMaySell(
  ctx: CommandContext,
  deps: BoardsDeps,
  seller: string,
): Promise<void> {
  const records = await deps.labRecords(ctx.tx, [seller]);
  if (records.get(seller)?.blacklist === 'listed') throw new Failure('seller.blacklisted');
}

const none: LabRecord = { passedLots: 0, inspectedLots: 0, blacklist: null };

/** Returns a seller's record as posts and replies show it. */
export function recordOf(records: ReadonlyMap<string, LabRecord>, seller: string): LabRecord {
  const { passedLots, inspectedLots, blacklist } = records.get(seller) ?? none;
  return { passedLots, inspectedLots, blacklist };
}
