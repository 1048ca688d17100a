import { type Db, type Tx, transaction } from '#server/kit/database.ts';
import { newId } from '#server/kit/ids.ts';
import { ANSWER_DAYS, decideRequest, URGENT_DAYS } from './core/decide.ts';
import type { EnquiriesDeps } from './deps.ts';
import {
  type EnquiryRecord,
  linesOf,
  lockEnquiry,
  lockOver,
  lockSeeking,
  settleEnquiries,
} from './enquiry-store.ts';
import { factsOf } from './locked.ts';
import {
  insertRequests,
  lockDue,
  lockRequests,
  markReminded,
  type RequestRecord,
  requestsOf,
  saveRequest,
} from './request-store.ts';
import { matching } from './send.ts';
import { enquiryLink, requestLink, tellAsked, tellOf } from './tell.ts';

const DAY_MS = 86_400_000;
const BATCH = 100;

/** Rounds a step until it finds less than a batch: each round is a transaction of its own. */
async function untilDone(db: Db, step: (tx: Tx) => Promise<number>): Promise<number> {
  let all = 0;
  for (;;) {
    const done = await transaction(db, step);
    all += done;
    if (done < BATCH) return all;
  }
}

/** Takes the rows of the clock: quotes whose validity is over, requests unanswered, reminders. */
export const sweepRequests = (db: Db, now: Date): Promise<number> =>
  untilDone(db, async (tx) => {
    const due = await lockDue(
      tx,
      {
        now,
        answeredBy: new Date(now.getTime() - ANSWER_DAYS * DAY_MS),
        remindedBy: new Date(now.getTime() - URGENT_DAYS * DAY_MS),
      },
      BATCH,
    );
    for (const { id } of due) {
      const enquiry = await lockEnquiry(tx, id);
      if (enquiry !== null) await sweepOne(tx, enquiry, now);
    }
    return due.length;
  });

async function sweepOne(tx: Tx, enquiry: EnquiryRecord, now: Date): Promise<void> {
  const asked = await requestsOf(tx, [enquiry.id]);
  const lines = new Map((await linesOf(tx, [enquiry.id])).map((line) => [line.id, line.mpn]));
  const unanswered: RequestRecord[] = [];
  const over: RequestRecord[] = [];
  const toRemind: RequestRecord[] = [];
  for (const request of await lockRequests(
    tx,
    enquiry.id,
    asked.map((one) => one.id),
  )) {
    const facts = factsOf(enquiry, request, { countered: false, now });
    const row = decideRequest(facts, 'expire');
    if (row !== null) {
      await saveRequest(tx, { id: request.id, state: row.to, now });
      (request.state === 'awaiting' ? unanswered : over).push(request);
    } else if (decideRequest(facts, 'remind') !== null) toRemind.push(request);
  }
  await markReminded(
    tx,
    toRemind.map((one) => one.id),
    now,
  );
  await settleEnquiries(tx, [enquiry.id], now);
  const model = (request: RequestRecord | undefined) => lines.get(request?.line ?? '') ?? '';
  for (const [kind, ended] of [
    ['enquiries.expiredUnanswered', unanswered],
    ['enquiries.expiredQuote', over],
  ] as const) {
    if (ended.length === 0) continue;
    await tellOf(tx, {
      to: enquiry.account,
      kind,
      params: { no: enquiry.no, count: ended.length, model: model(ended[0]) },
      link: enquiryLink(enquiry.id),
      now,
    });
  }
  for (const request of over) {
    await tellOf(tx, {
      to: request.account,
      kind: 'enquiries.expiredQuote',
      params: { no: request.no, count: 1, model: model(request) },
      link: requestLink(request.id),
      now,
    });
  }
  for (const [seller, waiting] of Map.groupBy(toRemind, (request) => request.account)) {
    await tellOf(tx, {
      to: seller,
      kind: 'enquiries.reminded',
      params: { no: enquiry.no, count: waiting.length, model: model(waiting[0]) },
      link: `/quote/${enquiry.type}`,
      mail: true,
      now,
    });
  }
}

/** Asks sellers whose stock has appeared for lines that reached nobody, and ends enquiries without. */
export async function seekSellers(db: Db, deps: EnquiriesDeps, now: Date): Promise<void> {
  await transaction(db, async (tx) => {
    const seeking = await lockSeeking(tx, now, BATCH);
    for (const [id, lines] of Map.groupBy(seeking, (line) => line.enquiry)) {
      const enquiry = await lockEnquiry(tx, id);
      if (enquiry !== null) await seekFor(tx, deps, { enquiry, lines, now });
    }
  });
  await untilDone(db, async (tx) => {
    const over = await lockOver(tx, now, BATCH);
    await settleEnquiries(
      tx,
      over.map((one) => one.id),
      now,
    );
    return over.length;
  });
}

interface Seeking {
  readonly enquiry: EnquiryRecord;
  readonly lines: readonly { readonly id: string; readonly mpn_key: string }[];
  readonly now: Date;
}

async function seekFor(tx: Tx, deps: EnquiriesDeps, { enquiry, lines, now }: Seeking) {
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
  await tellAsked(tx, { reaching, type, urgent, no, now });
}
