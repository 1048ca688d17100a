import { beforeAll, expect, test } from 'vitest';
import { acceptBid } from '#contract/surplus/calls.ts';
import type { Bid } from '#contract/surplus/schemas.ts';
import { loadSchemas } from '#web/api/late-schemas.ts';
import { costOf, initialQuantities, inputOf, listSoldItems, validateDraft } from './accept-bid.ts';

beforeAll(() => loadSchemas(acceptBid));

const A = '01a1fc22-244e-74bb-994d-4aa22db0c7b3';
const B = '01a1fc22-244e-74bb-994d-4aa22db0c7b4';
const item = (id: string, left: number): Bid['items'][number] => ({
  id,
  postItemId: `p${id}`,
  model: 'LM358DR',
  manufacturer: 'Texas Instruments',
  condition: 'likeNew',
  packaging: null,
  dateCode: '',
  asking: null,
  unitPrice: '0.648',
  quantity: 100,
  taken: 0,
  left,
  amount: { amount: '64.80', currency: 'USD' },
});
const bidWith = (left: Record<string, number>): Bid => ({
  id: '01a1fc22-244e-74bb-994d-4aa22db0c7b5',
  no: 'BD-1',
  postId: 'p',
  postNo: 'SD-1',
  state: 'open',
  version: 3,
  at: '2026-11-20T00:00:00.000Z',
  validUntil: '2026-12-20T00:00:00.000Z',
  mine: false,
  read: true,
  from: { accountId: 'b', company: 'Hollis', country: 'US' },
  to: {
    accountId: 's',
    company: 'Hexin',
    country: 'CN',
    passedLots: 1,
    inspectedLots: 1,
    blacklist: null,
    depositReturned: false,
  },
  note: '',
  privateMark: null,
  attach: [],
  items: Object.entries(left).map(([id, count]) => item(id, count)),
  orders: [],
  shipTo: null,
  inspection: { goodsType: 'originalUnder3', tests: [] },
});

test('the form opens with all that is left', () => {
  const bid = bidWith({ [A]: 60, [B]: 0 });
  const quantities = initialQuantities(bid);
  expect(quantities).toEqual({ [A]: '60', [B]: '' });
  expect(validateDraft(bid, quantities)).toEqual({});
  expect(inputOf(bid, quantities)).toMatchObject({
    version: 3,
    items: [{ replyItemId: A, quantity: '60' }],
  });
});

test('an item that sold out since it was typed does not lock the others up', () => {
  const typed = initialQuantities(bidWith({ [A]: 100, [B]: 100 }));
  const bid = bidWith({ [A]: 0, [B]: 100 });
  expect(validateDraft(bid, typed)).toEqual({});
  expect(inputOf(bid, typed).items).toEqual([{ replyItemId: B, quantity: '100' }]);
  expect(listSoldItems(bid, typed).map((sold) => sold.item.id)).toEqual([B]);
  // A fault that nobody can mend any more: its field is gone.
  expect(validateDraft(bid, { ...typed, [A]: '007' })).toEqual({});
});

test('more than is left, a wrong quantity and nothing at all are faults', () => {
  const bid = bidWith({ [A]: 50, [B]: 50 });
  expect(validateDraft(bid, { [A]: '51', [B]: '' })).toEqual({ [A]: 'over' });
  expect(Object.keys(validateDraft(bid, { [A]: '', [B]: '007' }))).toEqual([B]);
  expect(validateDraft(bid, { [A]: '', [B]: '' })).toEqual({ items: 'needed' });
  expect(validateDraft(bidWith({ [A]: 0, [B]: 50 }), { [A]: '50', [B]: '' })).toEqual({
    items: 'needed',
  });
});

test('an item brings its price by the pieces, and nothing while they are not valid', () => {
  expect(costOf(item(A, 100), '10')?.amount).toBe('6.48');
  expect(costOf(item(A, 100), '05')).toBeNull();
});
