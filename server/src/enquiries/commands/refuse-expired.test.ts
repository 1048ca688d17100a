import { afterAll, beforeAll, expect, it } from 'vitest';
import * as contract from '#contract/enquiries/calls.ts';
import {
  daysOn,
  type Enquiries,
  NOW,
  openEnquiries,
  quoteFor,
  requestAt,
} from '#harness/enquiry-market.ts';

let market: Enquiries;
beforeAll(async () => {
  market = await openEnquiries();
});
afterAll(() => market.close());

it.each(['refused', 'kept against a counter-offer'])(
  'a quote whose validity is over cannot be %s, and the call says so',
  async (way) => {
    const [buyer, seller] = [market.buyer(), market.seller('Yunjing Electronics')];
    const mpn = way === 'refused' ? 'REFUSED-1' : 'KEPT-1';
    seller.stock(mpn);
    await buyer.call(contract.inquirySend, { type: 'match', lines: [{ mpn, quantity: 500 }] }, NOW);
    const { id, version } = await requestAt(seller, 'match', NOW);
    const quote = quoteFor(mpn, 500, '0.1');
    const quoted = await seller.call(contract.quoteSubmit, { id, version, quote }, NOW);
    const offer = { requestId: id, version: quoted.version, unitPrice: '0.09' };
    await buyer.call(contract.inquiryCounter, offer, NOW);
    const late = daysOn(40);
    await market.sweep(late);
    const { version: last } = await seller.call(contract.quoteDetail, { id }, late);
    const decision =
      way === 'refused'
        ? seller.call(contract.quoteRefuse, { id, version: last, reason: 'noStock' }, late)
        : seller.call(contract.quoteDeclineCounter, { id, version: last }, late);
    await expect(decision).rejects.toMatchObject({ code: 'quote.expired' });
  },
);
