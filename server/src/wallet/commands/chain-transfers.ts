import type { Tx } from '#server/kit/database/database.ts';
import { linkOf } from '../core/transfer-chain.ts';
import {
  type ChainHead,
  insertChainHead,
  insertLinks,
  lastChainHead,
  listUnchained,
} from '../store/proof.ts';

const BATCH = 2000;

/**
 * Chains all transfers that are in no chain yet and writes the head for a day. One that is written while
 * this runs is chained by the next close.
 */
export async function chainTransfers(
  tx: Tx,
  { day, now }: { readonly day: string; readonly now: Date },
): Promise<{ readonly head: string; readonly count: number; readonly since: Date | null }> {
  const last: ChainHead = await lastChainHead(tx);
  let { nth, head } = last;
  for (;;) {
    const transfers = await listUnchained(tx, last.madeAt, BATCH);
    const links = transfers.map((transfer) => {
      head = linkOf(head, transfer);
      return { transfer: transfer.id, hash: head };
    });
    if (links.length > 0) await insertLinks(tx, nth, links);
    nth += BigInt(links.length);
    if (links.length < BATCH) break;
  }
  await insertChainHead(tx, { day, nth, head, madeAt: now });
  return { head, count: Number(nth - last.nth), since: last.madeAt };
}
