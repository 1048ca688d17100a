import { expect, it } from 'vitest';
import type { SellerRequest } from '#contract/enquiries/seller-request-schemas.ts';
import { endOf } from './end-of.ts';

const quote = { version: 1 } as SellerRequest['quote'];

it.each([
  ['awaiting', null, null, null],
  ['quoted', null, quote, null],
  ['refused', null, null, 'refused'],
  ['ordered', null, quote, 'ordered'],
  ['expired', null, quote, 'expired'],
  ['expired', null, null, 'unanswered'],
  ['closed', null, quote, 'closed'],
  ['closed', null, null, 'closedUnquoted'],
  ['closed', 'buyer', quote, 'buyerLeft'],
  ['closed', 'seller', null, 'sellerLeft'],
] as const)('a request that is %s, left by %s, says its own end', (state, leftBy, given, end) => {
  expect(endOf({ state, leftBy, quote: given })).toBe(end);
});
