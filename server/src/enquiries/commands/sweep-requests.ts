import { type Db, type Tx, transaction } from '#server/kit/database/database.ts';
import { newId } from '#server/kit/ids.ts';
import { mayEnforce, NOTICE_MS } from '#server/kit/may-enforce.ts';
import { type Swept, workThrough } from '#server/kit/sweep-deadlines.ts';
import { decideRequest, RESPONSE_DAYS, URGENT_DAYS } from '../core/machine.ts';
import type { EnquiriesDeps } from '../deps.ts';
import { enquiryLink, notifyAllOfEnquiries, notifySellers, requestLink } from '../notify.ts';
import {
  type EnquiryRecord,
  linesOf,
  listSeeking,
  lockEnquiry,
  lockOver,
  type SeekingLine,
  type SeekPlace,
  settleEnquiries,
  stillSeeking,
} from '../store/enquiries.ts';
import {
  endRequests,
  insertRequests,
  lockDue,
  lockRequests,
  markReminded,
  type RequestRecord,
  requestsOf,
} from '../store/requests.ts';
import { factsOf } from './lock-request.ts';
import { matching } from './send-enquiry.ts';

const DAY_MS = 86_400_000;
const BATCH = 100;
/** Batches of lines that a run seeks sellers for at most. */
const SEEK_ROUNDS = 20;

/** Takes the rows of the clock: quotes whose validity is over, requests unanswered, reminders. */
export const sweepRequests = (db: Db, now: Date, signal?: AbortSignal): Promise<Swept> =>
  workThrough(
    db,
    {
      next: (tx, excluded) =>
        lockDue(
          tx,
          {
            now,
            replyDueBefore: new Date(now.getTime() - RESPONSE_DAYS * DAY_MS),
            remindedBy: new Date(now.getTime() - URGENT_DAYS * DAY_MS),
            noticedBy: new Date(now.getTime() - NOTICE_MS),
          },
          excluded,
        ),
      work: (tx, { id }) => sweepOne(tx, id, now),
    },
    signal,
  );

/** An urgent request is reminded of before it ends, also where a stop kept that from its day. */
const mayEnd = ({ urgent }: EnquiryRecord, request: RequestRecord, now: Date): boolean =>
  mayEnforce({
    canRemind: urgent && request.state === 'awaiting',
    remindedAt: request.reminded_at,
    now,
  });

async function sweepOne(tx: Tx, id: string, now: Date): Promise<boolean> {
  const enquiry = await lockEnquiry(tx, id);
  if (enquiry === null) return false;
  const requests = await requestsOf(tx, [enquiry.id]);
  const lines = new Map((await linesOf(tx, [enquiry.id])).map((line) => [line.id, line.mpn]));
  const unanswered: RequestRecord[] = [];
  const over: RequestRecord[] = [];
  const toRemind: RequestRecord[] = [];
  for (const request of await lockRequests(
    tx,
    enquiry.id,
    requests.map((one) => one.id),
  )) {
    const facts = factsOf(enquiry, request, { countered: false, now });
    const row = decideRequest(facts, { event: 'expire', actor: 'clock' });
    if (row !== null && mayEnd(enquiry, request, now)) {
      (request.state === 'awaiting' ? unanswered : over).push(request);
    } else if (decideRequest(facts, { event: 'remind', actor: 'clock' }) !== null)
      toRemind.push(request);
  }
  const ended = [...unanswered, ...over].map((one) => one.id);
  if (ended.length + toRemind.length === 0) return false;
  await endRequests(tx, { ids: ended, state: 'expired', now });
  await markReminded(
    tx,
    toRemind.map((one) => one.id),
    now,
  );
  await settleEnquiries(tx, [enquiry.id], now);
  await notifyAllOfEnquiries(tx, [
    ...noticesToBuyer({ enquiry, lines, now }, { unanswered, over }),
    ...tellingsToSellers({ enquiry, lines, now }, { over, toRemind }),
  ]);
  return true;
}

interface SweptEnquiry {
  readonly enquiry: EnquiryRecord;
  /** Part numbers by line. */
  readonly lines: ReadonlyMap<string, string>;
  readonly now: Date;
}

const modelIn = ({ lines }: SweptEnquiry, [first]: readonly RequestRecord[]): string =>
  lines.get(first?.line ?? '') ?? '';

function noticesToBuyer(
  swept: SweptEnquiry,
  { unanswered, over }: Readonly<Record<'unanswered' | 'over', readonly RequestRecord[]>>,
) {
  const endings = [
    { kind: 'enquiries.expiredUnanswered' as const, ended: unanswered },
    { kind: 'enquiries.expiredQuote' as const, ended: over },
  ];
  return endings
    .filter(({ ended }) => ended.length > 0)
    .map(({ kind, ended }) => ({
      to: swept.enquiry.account,
      kind,
      params: { no: swept.enquiry.no, count: ended.length, model: modelIn(swept, ended) },
      link: enquiryLink(swept.enquiry.id),
      now: swept.now,
    }));
}

/** One message to each seller of each kind, however many of its lines it is about. */
function tellingsToSellers(
  swept: SweptEnquiry,
  { over, toRemind }: Readonly<Record<'over' | 'toRemind', readonly RequestRecord[]>>,
) {
  const { type, no } = swept.enquiry;
  const bySeller = (requests: readonly RequestRecord[]) => [
    ...Map.groupBy(requests, (request) => request.account),
  ];
  return [
    ...bySeller(over).map(([seller, ended]) => ({
      to: seller,
      kind: 'enquiries.expiredQuote' as const,
      params: {
        no: ended.length === 1 ? (ended[0]?.no ?? no) : no,
        count: ended.length,
        model: modelIn(swept, ended),
      },
      link: ended.length === 1 ? requestLink(ended[0]?.id ?? '') : `/completed-quote/${type}`,
      now: swept.now,
    })),
    ...bySeller(toRemind).map(([seller, waiting]) => ({
      to: seller,
      kind: 'enquiries.reminded' as const,
      params: { no, count: waiting.length, model: modelIn(swept, waiting) },
      link: `/quote/${type}`,
      mail: true,
      now: swept.now,
    })),
  ];
}

/** When sellers of lines are searched, and after which line the search goes on. */
interface Seek {
  readonly now: Date;
  readonly after: SeekPlace | null;
  readonly signal?: AbortSignal;
}

/** Where the next run goes on to seek, and the enquiries that failed in this one. */
interface SeekResult extends Pick<Swept, 'failed'> {
  readonly place: SeekPlace | null;
}

/**
 * Asks sellers whose stock has appeared for lines that reached nobody, each enquiry in a transaction
 * of its own. Returns where the next run goes on: lines that nobody stocks do not hold the others back.
 */
export async function seekSellers(
  db: Db,
  deps: EnquiriesDeps,
  { now, after, signal }: Seek,
): Promise<SeekResult> {
  const failed: { id: string; error: unknown }[] = [];
  let place = after;
  for (let round = 0; round < SEEK_ROUNDS && !signal?.aborted; round += 1) {
    const seeking = await listSeeking(db, { now, after: place, limit: BATCH });
    for (const [id, lines] of Map.groupBy(seeking, (line) => line.enquiry)) {
      try {
        await transaction(db, (tx) => seekFor(tx, deps, { id, lines, now }));
      } catch (error) {
        failed.push({ id, error });
      }
    }
    const last = seeking.at(-1);
    place = seeking.length < BATCH || last === undefined ? null : last;
    if (place === null) break;
  }
  return { place, failed };
}

/** Ends enquiries of which nothing waits any more. */
export const endUnreached = (db: Db, now: Date, signal?: AbortSignal): Promise<Swept> =>
  workThrough(
    db,
    {
      next: (tx, excluded) => lockOver(tx, now, excluded),
      work: async (tx, { id }) => {
        await settleEnquiries(tx, [id], now);
        return true;
      },
    },
    signal,
  );

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
  const keys = lines.map((line) => line.mpn_key);
  const found = await matching(tx, deps, keys, { buyer: enquiry.account, now });
  if (found.size === 0) return;
  const all = new Map((await linesOf(tx, [enquiry.id])).map((line) => [line.id, line]));
  const reaching = new Map<string, { count: number; model: string }>();
  const requests = lines.flatMap((line) =>
    (found.get(line.mpn_key) ?? []).map((account) => {
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
