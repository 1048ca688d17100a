import type { Input } from '#contract/call.ts';
import * as contract from '#contract/enquiries/calls.ts';
import { mpnKey } from '#server/catalog/public.ts';
import { type At, member } from '#server/kit/at.ts';
import { type Bound, bind } from '#server/kit/bind.ts';
import { Fail } from '#server/kit/fail.ts';
import { closeEnquiry, counter, setUrgent } from './buyer-act.ts';
import { ANSWER_DAYS } from './core/decide.ts';
import type { EnquiriesDeps } from './deps.ts';
import { countEnquiries, enquiriesOf, ownEnquiry } from './enquiry-store.ts';
import { giveMany } from './give-many.ts';
import { order } from './order-act.ts';
import { linesFor, rowsFor, versionOf } from './present.ts';
import { requestsFor } from './present-seller.ts';
import { quotesOf } from './quote-store.ts';
import { readFilled } from './read-sheet.ts';
import { markRead } from './request-store.ts';
import { give, keep, refuse } from './seller-act.ts';
import {
  countSellerRequests,
  countsOfSeller,
  keysOfRequests,
  makersOfRequests,
  sellerRequest,
  sellerRequests,
} from './seller-store.ts';
import { send } from './send.ts';
import { sheetLink } from './sheet.ts';

const DAY_MS = 86_400_000;
const GMT8_MS = 8 * 3_600_000;
const me = (at: At) => member(at).accountId;
const pageOf = ({ pageNum, pageSize }: { pageNum: number; pageSize: number }) => ({
  limit: pageSize,
  offset: (pageNum - 1) * pageSize,
});

/** A keyword as a part of a key or of a number; null where it can find nothing. */
function keyOf(keyword: string): string | null {
  const key = mpnKey(keyword);
  return key === '' && keyword !== '' ? null : key;
}

/** The calls of buyers. */
function buyerCalls(deps: EnquiriesDeps): readonly Bound[] {
  const detail = async (at: At, id: string) => {
    const found = await ownEnquiry(at.tx, id, me(at));
    if (found === null) throw new Fail('notFound');
    const [row] = await rowsFor(at.tx, [found]);
    if (row === undefined) throw new Error('an enquiry that was just read was not shown');
    const { lines, mixes } = await linesFor({ db: at.tx, now: at.now }, deps, found);
    const attach = found.attach.map(({ url, name }) => ({
      url: deps.files.link(url, at.now),
      name,
    }));
    return { ...row, note: found.note, attach, lines, mixes };
  };
  return [
    bind(contract.inquirySend, (at, input) => send(at, deps, input)),
    bind(contract.inquiryList, async (at, { keyword, pageNum, pageSize, ...asked }) => {
      const key = keyOf(keyword);
      if (key === null) return { total: 0, list: [] };
      const filter = { ...asked, account: me(at), key };
      const total = await countEnquiries(at.tx, filter);
      const found = await enquiriesOf(at.tx, filter, pageOf({ pageNum, pageSize }));
      return { total, list: await rowsFor(at.tx, found) };
    }),
    bind(contract.inquiryDetail, async (at, { id }) => {
      const shown = await detail(at, id);
      await markRead(at.tx, id, at.now);
      return shown;
    }),
    bind(contract.inquiryUrgent, setUrgent),
    bind(contract.inquiryClose, closeEnquiry),
    bind(contract.inquiryCounter, async (at, input) => {
      const { lines } = await detail(at, await counter(at, input));
      const shown = lines
        .flatMap((line) => line.requests)
        .find((request) => request.id === input.requestId);
      if (shown === undefined) throw new Error('a request that was just moved was not shown');
      return shown;
    }),
    bind(contract.inquiryOrder, (at, input) => order(at, deps, input)),
  ];
}

const MAKERS_MAX = 100;
const NONE = { awaiting: 0, countered: 0, completed: 0, refused: 0, today: 0 };

/** What was asked until then ends today, in GMT+8. */
function lastAskedToday(now: Date): Date {
  const day = Math.floor((now.getTime() + GMT8_MS) / DAY_MS);
  return new Date((day + 1 - ANSWER_DAYS) * DAY_MS - GMT8_MS - 1);
}

/** What the caller holds of the parts that a tab's requests ask for. */
async function heldFor(
  deps: EnquiriesDeps,
  at: At,
  tab: Pick<Input<typeof contract.quoteList>, 'type' | 'tab'>,
) {
  const keys = await keysOfRequests(at.tx, { ...tab, account: me(at) });
  const stock = await deps.stockOf(at.tx, me(at), keys);
  return [...stock].map(([key, { quantity }]) => ({ key, quantity }));
}

/** The calls of sellers. */
function sellerCalls(deps: EnquiriesDeps): readonly Bound[] {
  const shown = async (at: At, id: string) => {
    const found = await sellerRequest(at.tx, id, me(at));
    if (found === null) throw new Fail('notFound');
    const [row] = await requestsFor({ db: at.tx, seller: me(at), now: at.now }, deps, [found]);
    if (row === undefined) throw new Error('a request that was just read was not shown');
    return row;
  };
  return [
    bind(contract.quoteList, async (at, { keyword, pageNum, pageSize, enough, ...asked }) => {
      const key = keyOf(keyword);
      if (key === null) return { total: 0, list: [] };
      const held = enough ? await heldFor(deps, at, asked) : null;
      const filter = { ...asked, account: me(at), key, held };
      const total = await countSellerRequests(at.tx, filter);
      const found = await sellerRequests(at.tx, filter, pageOf({ pageNum, pageSize }));
      const reading = { db: at.tx, seller: me(at), now: at.now };
      return { total, list: await requestsFor(reading, deps, found) };
    }),
    bind(contract.quoteMakers, (at, asked) =>
      makersOfRequests(at.tx, { ...asked, account: me(at) }, MAKERS_MAX),
    ),
    bind(contract.quoteCounts, async (at) => {
      const found = await countsOfSeller(at.tx, me(at), lastAskedToday(at.now));
      const counts = new Map(found.map(({ type, ...counted }) => [type, counted]));
      return { normal: counts.get('normal') ?? NONE, match: counts.get('match') ?? NONE };
    }),
    bind(contract.quoteDetail, async (at, { id }) => {
      const row = await shown(at, id);
      const [, ...earlier] = await quotesOf(at.tx, [id]);
      return { ...row, earlier: earlier.map((quote) => versionOf(deps, quote, at.now)) };
    }),
    bind(contract.quoteGive, async (at, input) => {
      await give(at, deps, input);
      return shown(at, input.id);
    }),
    bind(contract.quoteRefuse, async (at, input) => {
      await refuse(at, deps, input);
      return shown(at, input.id);
    }),
    bind(contract.quoteKeep, async (at, input) => {
      await keep(at, deps, input);
      return shown(at, input.id);
    }),
    bind(contract.quoteSheet, (at, input) => sheetLink(deps, at, input)),
    bind(contract.quoteUpload, (at) => readFilled(at, at.upload)),
    bind(contract.quoteGiveMany, (at, input) => giveMany(at, deps, input)),
  ];
}

/** The calls of enquiries and quotes. */
export const enquiriesCalls = (deps: EnquiriesDeps): readonly Bound[] => [
  ...buyerCalls(deps),
  ...sellerCalls(deps),
];
