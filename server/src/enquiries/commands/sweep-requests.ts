import type { Db, Tx } from '#server/kit/database/database.ts';
import { mayEnforce, NOTICE_MS } from '#server/kit/may-enforce.ts';
import { type Swept, workThrough } from '#server/kit/sweep-deadlines.ts';
import { decideRequest, RESPONSE_DAYS, URGENT_DAYS } from '../core/machine.ts';
import { enquiryLink, notifyAllOfEnquiries, requestLink } from '../notify.ts';
import {
  type EnquiryRecord,
  linesOf,
  lockEnquiry,
  lockOver,
  settleEnquiries,
} from '../store/enquiries.ts';
import {
  endRequests,
  lockDue,
  lockRequests,
  markReminded,
  type RequestRecord,
  requestsOf,
} from '../store/requests.ts';
import { factsOf } from './lock-request.ts';

const DAY_MS = 86_400_000;

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
    remindedAt: request.remindedAt,
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
  const locked = await lockRequests(
    tx,
    enquiry.id,
    requests.map((one) => one.id),
  );
  for (const request of locked) {
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
    ...noticesToBuyer({ enquiry, lines, now }, { silent: silentLines(locked, unanswered), over }),
    ...tellingsToSellers({ enquiry, lines, now }, { over, toRemind }),
  ]);
  return true;
}

/**
 * One request of each line that ends without any answer: none of its sellers quoted or refused, and
 * none may answer still. A seller that closed its account before it answered did not.
 */
function silentLines(
  all: readonly RequestRecord[],
  unanswered: readonly RequestRecord[],
): RequestRecord[] {
  const ending = new Set(unanswered.map((one) => one.id));
  const isSilent = (one: RequestRecord) =>
    ending.has(one.id) ||
    ((one.state === 'expired' || one.leftBy === 'seller') && one.quoteVersion === 0);
  const byLine = Map.groupBy(all, (one) => one.line);
  const ended = new Map(unanswered.map((one) => [one.line, one]));
  return [...ended].flatMap(([line, one]) => (byLine.get(line)?.every(isSilent) ? [one] : []));
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
  { silent, over }: Readonly<Record<'silent' | 'over', readonly RequestRecord[]>>,
) {
  const endings = [
    { kind: 'enquiries.expiredUnanswered' as const, ended: silent },
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
