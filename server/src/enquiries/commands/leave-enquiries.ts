import type { EnquiryType, RequestSide } from '#contract/enquiries/table.ts';
import type { EventContext } from '#server/kit/apply-event.ts';
import { Failure } from '#server/kit/failure.ts';
import { decideRequest } from '../core/machine.ts';
import type { EnquiriesDeps } from '../deps.ts';
import { endedLink, enquiryLink, notifyAllOfEnquiries, requestLink } from '../notify.ts';
import { settleEnquiries } from '../store/enquiries.ts';
import {
  closeLinesOf,
  type LeftEnquiry,
  type LeftRequest,
  lockEnquiriesOfAccount,
  lockLeftRequests,
  saveLeftRequests,
} from '../store/leaving.ts';
import { factsOf } from './lock-request.ts';

/** A request that ends with the account of one of its sides, in its enquiry. */
interface LeftHere {
  readonly enquiry: LeftEnquiry;
  readonly request: LeftRequest;
  readonly leftBy: RequestSide;
}

/** A request as the account of a side leaves it. */
function endRequest({ enquiry, request, leftBy }: LeftHere, now: Date) {
  const facts = factsOf(enquiry, request, { countered: false, now });
  const row = decideRequest(facts, { event: 'leave', actor: 'account' });
  if (row === null) throw new Failure('quote.ended');
  return { id: request.id, state: row.to, leftBy };
}

/** The seller's page of the requests that ended: of several, the list that the first one is in. */
const sellerLink = (type: EnquiryType, of: readonly LeftRequest[]): string =>
  of.length === 1 ? requestLink(of[0]?.id ?? '') : endedLink(type, of);

/** One message to each seller of a buyer that left, however many of its enquiries name it. */
const messagesToSellers = (left: readonly LeftHere[], now: Date) =>
  [...Map.groupBy(left, ({ request }) => request.account)].flatMap(([to, all]) => {
    const [first] = all;
    if (first === undefined) return [];
    const { enquiry, request } = first;
    const isOne = all.length === 1;
    const kind = `enquiries.buyerLeft${isOne ? '' : 'Many'}` as const;
    const no = isOne ? request.no : enquiry.no;
    const params = { no, model: request.mpn, count: all.length };
    const requests = all.map((one) => one.request);
    return [{ to, kind, params, link: sellerLink(enquiry.type, requests), now }];
  });

/** One message to the buyer of each enquiry that a seller left, however many of its lines name it. */
const messagesToBuyers = (left: readonly LeftHere[], company: string, now: Date) =>
  [...Map.groupBy(left, ({ enquiry }) => enquiry.id)].flatMap(([id, all]) => {
    const [first] = all;
    if (first === undefined) return [];
    const { enquiry, request } = first;
    const kind = `enquiries.sellerLeft${all.length === 1 ? '' : 'Many'}` as const;
    const params = { no: enquiry.no, model: request.mpn, count: all.length, company };
    return [{ to: enquiry.account, kind, params, link: enquiryLink(id), now }];
  });

/**
 * Ends what an account that is being closed has open of enquiries: what it asked for ends, and so do
 * its quotes and what is asked of it. The other sides are notified. All enquiries are locked first, as
 * those do who order from a quote; the number of statements does not grow with what there is.
 */
export async function leaveEnquiries(
  { tx, now }: EventContext,
  deps: EnquiriesDeps,
  account: string,
): Promise<void> {
  const enquiries = await lockEnquiriesOfAccount(tx, account);
  if (enquiries.length === 0) return;
  const byId = new Map(enquiries.map((one) => [one.id, one]));
  const requests = await lockLeftRequests(tx, { enquiries: [...byId.keys()], account });
  const left = requests.flatMap((request): LeftHere[] => {
    const enquiry = byId.get(request.enquiry);
    if (enquiry === undefined) return [];
    return [{ enquiry, request, leftBy: enquiry.account === account ? 'buyer' : 'seller' }];
  });
  await saveLeftRequests(
    tx,
    left.map((one) => endRequest(one, now)),
    now,
  );
  const own = enquiries.filter((one) => one.account === account).map(({ id }) => id);
  await closeLinesOf(tx, own, now);
  await settleEnquiries(tx, [...byId.keys()], now);
  const company = (await deps.cards(tx, [account])).get(account)?.company ?? '';
  const by = (side: RequestSide) => left.filter(({ leftBy }) => leftBy === side);
  await notifyAllOfEnquiries(tx, [
    ...messagesToSellers(by('buyer'), now),
    ...messagesToBuyers(by('seller'), company, now),
  ]);
}
