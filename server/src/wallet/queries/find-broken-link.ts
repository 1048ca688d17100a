import type { Db } from '#server/kit/database/database.ts';
import { FIRST_HEAD, linkOf } from '../core/transfer-chain.ts';
import {
  findForgotten,
  lastChainHead,
  listChainHeads,
  listLinks,
  listTransfers,
} from '../store/proof.ts';
import type { WrongRow } from '../store/verify.ts';

const BATCH = 5000;
const LINKED = 'a transfer is as it was when a close chained it';
const HEADS = 'the head of a close is the hash of its last transfer';
const WHOLE = 'every transfer before a close is in its chain';

/**
 * Walks the chain of transfers from its beginning; returns the first row that differs from what a close
 * chained, or null. Whoever rewrites all later hashes as well is found by the published heads only.
 */
export async function findBrokenLink(db: Db): Promise<WrongRow | null> {
  const heads = new Map((await listChainHeads(db)).map((one) => [one.nth, one]));
  let head = FIRST_HEAD;
  let nth = 0n;
  for (;;) {
    const links = await listLinks(db, nth, BATCH);
    const ids = links.map(({ transfer }) => transfer);
    const transfers = new Map((await listTransfers(db, ids)).map((one) => [one.id, one]));
    for (const link of links) {
      const { hash } = link;
      const row = `transfer ${link.transfer}, number ${nth + 1n} of the chain`;
      const transfer = transfers.get(link.transfer);
      if (transfer === undefined) return { law: LINKED, row, is: 'gone', shouldBe: hash };
      const is = linkOf(head, transfer);
      if (link.nth !== nth + 1n || is !== hash) return { law: LINKED, row, is, shouldBe: hash };
      head = hash;
      nth = link.nth;
      const closed = heads.get(nth);
      if (closed !== undefined && closed.head !== head) {
        return { law: HEADS, row: `close of ${closed.day}`, is: closed.head, shouldBe: head };
      }
    }
    if (links.length < BATCH) break;
  }
  const last = await lastChainHead(db);
  if (last.nth !== nth || last.head !== head) {
    return { law: HEADS, row: `link ${nth + 1n} of the chain`, is: head, shouldBe: last.head };
  }
  const forgotten = last.madeAt && (await findForgotten(db, last.madeAt));
  if (!forgotten) return null;
  return { law: WHOLE, row: `transfer ${forgotten.id}`, is: 'not chained', shouldBe: 'chained' };
}
