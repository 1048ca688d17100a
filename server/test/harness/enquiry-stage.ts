import { afterAll, beforeAll, beforeEach } from 'vitest';
import { type Enquiries, openEnquiries, type Party } from './enquiry-market.ts';

/**
 * Opens enquiries for a file of tests. Their buyer and sellers stay the same objects, and are new
 * accounts in each test. `nextPart` returns a part number that no test before asked for.
 */
export function enquiryStage(stem: string) {
  const market = {} as Enquiries;
  const party = (join: () => Party) => {
    const member = {} as Party;
    beforeEach(() => {
      Object.assign(member, join());
    });
    return member;
  };
  let parts = 0;
  beforeAll(async () => {
    Object.assign(market, await openEnquiries());
  });
  afterAll(() => market.close());
  beforeEach(() => {
    market.hooks.beforeOrder = async () => {};
    market.orders.length = 0;
  });
  return {
    market,
    dana: party(() => market.buyer()),
    min: party(() => market.seller('Yunjing Electronics')),
    tao: party(() => market.seller('Hexin Components')),
    nextPart: () => {
      parts += 1;
      return `${stem}${10_000 + parts}S`;
    },
  };
}
