/** The one door of the enquiries: what the composition and other slices may use. */
import type { Db } from '#server/kit/database/database.ts';
import { countResponses } from './store/requests.ts';
import { countAwaiting } from './store/seller-requests.ts';

export type { EnquiriesDeps, NewEnquiryOrder, StockOffer } from './deps.ts';
export { enquiryMessages } from './notification-texts.ts';
export { enquiriesSlice } from './slice.ts';
export { countEnquiries, listOrdered, type OrderedEnquiry } from './store/funnel.ts';
export { enquiryQuotes } from './store/quoted-prices.ts';

/** Counts days of buyers on which sellers received enquiries and replied to them, by account (decision 0154). */
export const enquiryRecords = async (db: Db, sellers: readonly string[]) =>
  new Map(
    (await countResponses(db, sellers)).map(({ account, received, replied }) => [
      account,
      { received, replied },
    ]),
  );

/** How many requests await a seller's quote (waitQuoteCount of the user info). */
export const waitingQuotes = (db: Db, account: string): Promise<number> =>
  countAwaiting(db, account);
