import { beforeAll, expect, test } from 'vitest';
import { addSurplusQuote } from '#contract/surplus/calls.ts';
import type { SurplusDeal } from '#contract/surplus/schemas.ts';
import { loadSchemas } from '#web/api/late-schemas.ts';
import { EMPTY_SHIP_TO } from '#web/order-parts/ordering/ship-to.ts';
import {
  type BidDraft,
  goodsOf,
  initialBidDraft,
  inputOf,
  listBidLines,
  validateDraft,
} from './bid-form.ts';

beforeAll(() => loadSchemas(addSurplusQuote));

const A = '01a1fc22-244e-74bb-994d-4aa22db0c7b3';
const B = '01a1fc22-244e-74bb-994d-4aa22db0c7b4';
const item = (id: string, left: number): SurplusDeal['items'][number] => ({
  id,
  model: 'LM358DR',
  manufacturer: 'Texas Instruments',
  count: 100,
  left,
  condition: 'likeNew',
  packaging: null,
  dateCode: '',
  unitPrice: '0.648',
  bids: 0,
  best: null,
});
const dealWith = (left: Record<string, number>): SurplusDeal => ({
  id: '01a1fc22-244e-74bb-994d-4aa22db0c7b5',
  no: 'SD-1',
  state: 'open',
  version: 2,
  at: '2026-11-20T00:00:00.000Z',
  closedAt: null,
  country: 'CN',
  company: null,
  mine: false,
  seen: true,
  mark: '',
  privateMark: null,
  attach: [],
  items: Object.entries(left).map(([id, count]) => item(id, count)),
  replies: 0,
  unreadReplies: 0,
  hasReply: false,
  myReplyId: null,
  passedLots: 1,
  inspectedLots: 1,
  blacklist: null,
  depositReturned: false,
});
const rest = {
  shipTo: {
    ...EMPTY_SHIP_TO,
    name: 'Dana',
    country: 'US',
    address: '4100 Duval Road',
    city: 'Austin',
    phone: '+1 512 555 0188',
  },
  tests: [],
  attach: [],
};
const ticked = (draft: BidDraft): BidDraft => ({
  ...draft,
  lines: draft.lines.map((line) => ({ ...line, on: true })),
});

test('a deal of one part opens with all that is left, one of several with none', () => {
  expect(initialBidDraft(dealWith({ [A]: 60 })).lines).toEqual([
    { postItemId: A, on: true, unitPrice: '0.648', quantity: '60' },
  ]);
  const several = dealWith({ [A]: 60, [B]: 0 });
  const draft = initialBidDraft(several);
  expect(draft.lines.map(({ on, quantity }) => [on, quantity])).toEqual([
    [false, '60'],
    [false, ''],
  ]);
  expect(validateDraft({ deal: several, draft, ...rest })).toEqual({ items: 'needed' });
});

test('a part that sold out since it was ticked is neither sent, summed nor a fault', () => {
  const draft = ticked(initialBidDraft(dealWith({ [A]: 100, [B]: 100 })));
  const deal = dealWith({ [A]: 0, [B]: 100 });
  expect(validateDraft({ deal, draft, ...rest })).toEqual({});
  expect(inputOf({ deal, draft, ...rest }).items).toEqual([
    { postItemId: B, unitPrice: '0.648', quantity: '100' },
  ]);
  expect(goodsOf(listBidLines(deal, draft)).amount).toBe('64.80');
  const soldOut = dealWith({ [A]: 0, [B]: 0 });
  expect(validateDraft({ deal: soldOut, draft, ...rest })).toEqual({ items: 'needed' });
});

test('more than is left is a fault at the quantity of its line', () => {
  const draft = ticked(initialBidDraft(dealWith({ [A]: 100, [B]: 100 })));
  const deal = dealWith({ [A]: 60, [B]: 100 });
  expect(validateDraft({ deal, draft, ...rest })).toEqual({ [`${A}.quantity`]: 'over' });
});
