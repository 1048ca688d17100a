import type { RequestEvent } from '#contract/enquiries/table.ts';
import { type AtAct, member } from '#server/kit/at.ts';
import { Fail } from '#server/kit/fail.ts';
import { decideRequest, type RequestFacts } from './core/decide.ts';
import { type EnquiryRecord, lockEnquiry, ownEnquiry } from './enquiry-store.ts';
import { lockRequests, type RequestRecord, requestById } from './request-store.ts';

/** What the table decides by, of a locked request. */
export const factsOf = (
  enquiry: Pick<EnquiryRecord, 'urgent'>,
  request: RequestRecord,
  { countered, now }: { readonly countered: boolean; readonly now: Date },
): RequestFacts => ({
  state: request.state,
  askedAt: request.at.getTime(),
  validUntil: request.valid_until?.getTime() ?? null,
  urgent: enquiry.urgent,
  reminded: request.reminded_at !== null,
  countered,
  now: now.getTime(),
});

/** Locks an enquiry that is the caller's own; anybody else's is not found. */
export async function lockMine(at: AtAct, id: string): Promise<EnquiryRecord> {
  if ((await ownEnquiry(at.tx, id, member(at).accountId)) === null) throw new Fail('notFound');
  const locked = await lockEnquiry(at.tx, id);
  if (locked === null) throw new Fail('notFound');
  return locked;
}

/** A request with its enquiry, both locked, the enquiry first. */
export interface Held {
  readonly enquiry: EnquiryRecord;
  readonly request: RequestRecord;
}

/** Locks a request at which the caller is the buyer or the seller; for anybody else it is not there. */
export async function lockRequest(at: AtAct, id: string, side: 'buyer' | 'seller'): Promise<Held> {
  const seen = await requestById(at.tx, id);
  const owner = side === 'buyer' ? seen?.buyer : seen?.account;
  if (seen === null || owner !== member(at).accountId) throw new Fail('notFound');
  const enquiry = await lockEnquiry(at.tx, seen.enquiry);
  const [request] = await lockRequests(at.tx, seen.enquiry, [id]);
  if (enquiry === null || request === undefined) throw new Fail('notFound');
  return { enquiry, request };
}

/** Fails where a request may not take an event: its quote is over, or it has ended. */
export function expectMove(facts: RequestFacts, event: RequestEvent) {
  const row = decideRequest(facts, event);
  if (row !== null) return row;
  const isOver = facts.validUntil !== null && facts.now >= facts.validUntil;
  if (facts.state === 'expired' || (facts.state === 'quoted' && isOver)) {
    throw new Fail('quote.expired');
  }
  throw new Fail('quote.ended');
}
