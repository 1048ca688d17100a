/** The one door of the enquiries: what the composition and other slices may use. */
import type { Db } from '#server/kit/database/database.ts';
import { countResponses } from './store/requests.ts';
import { countAwaiting } from './store/seller-requests.ts';

export type { EnquiriesDeps, NewEnquiryOrder, StockOffer } from './deps.ts';
export { enquiryMessages } from './notification-texts.ts';
export { enquiriesSlice } from './slice.ts';
export { countEnquiries, listOrdered, type OrderedEnquiry } from './store/funnel.ts';
export { enquiryQuotes } from './store/quoted-prices.ts';

/** On how many days buyers asked sellers, and on how many they were answered, by account (decision 0154). */
export const enquiryRecords = async (db: Db, sellers: readonly string[]) =>
  new Map(
    (await countResponses(db, sellers)).map(({ account, asked, answered }) => [
      account,
      { asked, answered },
    ]),
  );

/** How many requests await a seller's quote (waitQuoteCount of the user info). */
export const waitingQuotes = (db: Db, account: string): Promise<number> =>
  countAwaiting(db, account);
