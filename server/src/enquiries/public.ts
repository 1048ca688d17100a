/** The one door of the enquiries: what the composition and other slices may use. */
import type { Db } from '#server/kit/database.ts';
import { answersOf } from './request-store.ts';
import { countAwaiting } from './seller-store.ts';

export type { EnquiriesDeps, NewEnquiryOrder, StockOffer } from './deps.ts';
export { enquiryQuotes } from './quoted-store.ts';
export { enquiriesSlice } from './slice.ts';
export { enquiryMessages } from './words.ts';

/** How many requests reached sellers and ran out, and how many of them they answered, by account. */
export const enquiryRecords = async (db: Db, sellers: readonly string[]) =>
  new Map(
    (await answersOf(db, sellers)).map(({ account, asked, answered }) => [
      account,
      { asked, answered },
    ]),
  );

/** How many requests await a seller's quote (waitQuoteCount of the user info). */
export const waitingQuotes = (db: Db, account: string): Promise<number> =>
  countAwaiting(db, account);
