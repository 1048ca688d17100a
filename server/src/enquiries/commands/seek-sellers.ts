import { type Db, type Tx, transaction } from '#server/kit/database/database.ts';
import { newId } from '#server/kit/ids.ts';
import type { Swept } from '#server/kit/sweep-deadlines.ts';
import type { EnquiriesDeps } from '../deps.ts';
import { notifySellers } from '../notify.ts';
import {
  linesOf,
  listSeeking,
  listSeekingBuyers,
  lockEnquiry,
  type SeekingLine,
  type SeekPlace,
  settleEnquiries,
  stillSeeking,
} from '../store/enquiries.ts';
import { insertRequests } from '../store/requests.ts';
import { matchSellers } from './match-sellers.ts';

/** Where the search for sellers goes on: the buyer that had its turn last, and each one's last line. */
export interface SeekTurn {
  readonly buyer: string;
  readonly places: ReadonlyMap<string, SeekPlace>;
}

/** Lines of one turn of a buyer, and of a run in all. */
interface SeekBounds {
  readonly turn: number;
  readonly run: number;
}

interface Seek {
  readonly now: Date;
  readonly after: SeekTurn | null;
  readonly signal?: AbortSignal;
  readonly bounds?: SeekBounds;
}

/** Where the next run goes on to seek, and the enquiries that failed in this one. */
interface SeekResult extends Pick<Swept, 'failed'> {
  readonly turn: SeekTurn | null;
}

const BOUNDS: SeekBounds = { turn: 100, run: 2000 };

/**
 * Asks sellers whose stock has appeared for lines that reached nobody, each enquiry in a transaction
 * of its own. Buyers take turns: the many lines of one do not hold those of the others back. Returns
 * where the next run goes on.
 */
export async function seekSellers(
  db: Db,
  deps: EnquiriesDeps,
  { now, after, signal, bounds = BOUNDS }: Seek,
): Promise<SeekResult> {
  const failed: { id: string; error: unknown }[] = [];
  const buyers = await listSeekingBuyers(db, now);
  const places = new Map(
    buyers.flatMap((buyer) => {
      const place = after?.places.get(buyer);
      return place === undefined ? [] : [[buyer, place] as const];
    }),
  );
  let last = after?.buyer ?? '';
  const turns = [...buyers.filter((one) => one > last), ...buyers.filter((one) => one <= last)];
  let left = bounds.run;
  for (let buyer = turns.shift(); buyer !== undefined && left > 0; buyer = turns.shift()) {
    if (signal?.aborted) break;
    const limit = Math.min(bounds.turn, left);
    const seeking = await listSeeking(db, { buyer, now, after: places.get(buyer) ?? null, limit });
    for (const [id, lines] of Map.groupBy(seeking, (line) => line.enquiry)) {
      try {
        await transaction(db, (tx) => seekFor(tx, deps, { id, lines, now }));
      } catch (error) {
        failed.push({ id, error });
      }
    }
    left -= seeking.length;
    last = buyer;
    const place = seeking.at(-1);
    if (seeking.length === limit && place !== undefined) {
      places.set(buyer, place);
      turns.push(buyer);
    } else places.delete(buyer);
  }
  return { turn: last === '' ? null : { buyer: last, places }, failed };
}

interface Seeking {
  readonly id: string;
  readonly lines: readonly SeekingLine[];
  readonly now: Date;
}

async function seekFor(tx: Tx, deps: EnquiriesDeps, { id, lines: listed, now }: Seeking) {
  const enquiry = await lockEnquiry(tx, id);
  if (enquiry === null) return;
  // Another process may have found sellers of a line since it was listed.
  const still = await stillSeeking(
    tx,
    listed.map((line) => line.id),
    now,
  );
  const lines = listed.filter((line) => still.has(line.id));
  if (lines.length === 0) return;
  const keys = lines.map((line) => line.mpnKey);
  const found = await matchSellers(tx, deps, keys, { buyer: enquiry.account, now });
  // Accounts are locked after the enquiry: whoever is asked now is not closed before it is written.
  const open = await deps.lockOpenAccounts(tx, [...new Set([...found.values()].flat())]);
  if (open.size === 0) return;
  const all = new Map((await linesOf(tx, [enquiry.id])).map((line) => [line.id, line]));
  const reaching = new Map<string, { count: number; model: string }>();
  const requests = lines.flatMap((line) =>
    (found.get(line.mpnKey) ?? [])
      .filter((account) => open.has(account))
      .map((account) => {
        const known = all.get(line.id);
        const before = reaching.get(account);
        reaching.set(account, {
          count: (before?.count ?? 0) + 1,
          model: before?.model ?? known?.mpn ?? '',
        });
        return {
          id: newId(),
          no: `${enquiry.no}/${known?.position ?? 0}`,
          enquiry: enquiry.id,
          line: line.id,
          account,
          at: now,
        };
      }),
  );
  await insertRequests(tx, requests);
  await settleEnquiries(tx, [enquiry.id], now);
  const { type, urgent, no } = enquiry;
  await notifySellers(tx, { reaching, type, urgent, no, now });
}
