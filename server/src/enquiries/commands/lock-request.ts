import type { EnquiryActor, RequestEvent, RequestSide } from '#contract/enquiries/table.ts';
import { Failure } from '#server/kit/failure.ts';
import { type CommandContext, requireMember } from '#server/kit/request-context.ts';
import { decideRequest, type RequestFacts } from '../core/machine.ts';
import { type EnquiryRecord, lockEnquiry, ownEnquiry } from '../store/enquiries.ts';
import { lockRequests, type RequestRecord, requestById } from '../store/requests.ts';

/** Returns the facts of a locked request by which the table decides. */
export const factsOf = (
  enquiry: Pick<EnquiryRecord, 'urgent'>,
  request: RequestRecord,
  {
    countered,
    lineClosed = false,
    now,
  }: { readonly countered: boolean; readonly lineClosed?: boolean; readonly now: Date },
): RequestFacts => ({
  state: request.state,
  requestedAt: request.at.getTime(),
  validUntil: request.validUntil?.getTime() ?? null,
  urgent: enquiry.urgent,
  reminded: request.remindedAt !== null,
  countered,
  lineClosed,
  now: now.getTime(),
});

/** Locks the caller's own enquiry; fails with `notFound` for anybody else's. */
export async function lockMine(ctx: CommandContext, id: string): Promise<EnquiryRecord> {
  if ((await ownEnquiry(ctx.tx, id, requireMember(ctx).accountId)) === null)
    throw new Failure('notFound');
  const locked = await lockEnquiry(ctx.tx, id);
  if (locked === null) throw new Failure('notFound');
  return locked;
}

/** A request with its enquiry, both locked, the enquiry first. */
export interface Held {
  readonly enquiry: EnquiryRecord;
  readonly request: RequestRecord;
}

/** Locks a request at which the caller is the buyer or the seller; for anybody else it is not there. */
export async function lockRequest(
  ctx: CommandContext,
  id: string,
  side: RequestSide,
): Promise<Held> {
  const found = await requestById(ctx.tx, id);
  const owner = side === 'buyer' ? found?.buyer : found?.account;
  if (found === null || owner !== requireMember(ctx).accountId) throw new Failure('notFound');
  const enquiry = await lockEnquiry(ctx.tx, found.enquiry);
  const [request] = await lockRequests(ctx.tx, found.enquiry, [id]);
  if (enquiry === null || request === undefined) throw new Failure('notFound');
  requireOtherSide(request, side);
  return { enquiry, request };
}

/**
 * Fails where the other side of a request has closed its account. Comes before versions are compared: a
 * page of before reads why the request has ended, not that something changed.
 */
export function requireOtherSide(
  { leftBy }: Pick<RequestRecord, 'leftBy'>,
  side: RequestSide,
  field?: string,
): void {
  if (leftBy !== null && leftBy !== side) throw new Failure('quote.accountClosed', {}, field);
}

/** Fails where a request may not take an event: its quote is over, or it has ended. */
export function expectMove(
  facts: RequestFacts,
  attempt: { readonly event: RequestEvent; readonly actor: EnquiryActor },
) {
  const row = decideRequest(facts, attempt);
  if (row !== null) return row;
  const isOver = facts.validUntil !== null && facts.now >= facts.validUntil;
  if (facts.state === 'expired' || (facts.state === 'quoted' && isOver)) {
    throw new Failure('quote.expired');
  }
  throw new Failure('quote.ended');
}
