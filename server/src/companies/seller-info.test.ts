import { afterAll, beforeAll, expect, test } from 'vitest';
import { sellerOne } from '#contract/companies/calls.ts';
import { completeSeller } from '#contract/onboarding/calls.ts';
import { openTestMarket, type TestMarket } from '#harness/open-market.ts';

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket();
});
afterAll(() => market.close());

test('spec 3: seller info: telephone, e-mail and state stand in the seller’s own profile', async () => {
  const seller = await market.member('Min', 'seller', { settled: false });
  const first = await seller.send(sellerOne, {});
  expect(first).toMatchObject({ telephone: '--', email: 'min@harness.test', state: 'draft' });
  await seller.send(completeSeller, { mobileAreaCode: '86', mobile: '13800138000', version: 0 });
  const saved = await seller.send(sellerOne, {});
  expect(saved).toMatchObject({ telephone: '+86-13800138000', state: 'draft' });
});
