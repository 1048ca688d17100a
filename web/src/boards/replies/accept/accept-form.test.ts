import { beforeAll, expect, test } from 'vitest';
import { acceptReply } from '#contract/boards/calls.ts';
import type { Reply } from '#contract/boards/schemas.ts';
import { loadSchemas } from '#web/api/late-schemas.ts';
import { EMPTY_SHIP_TO, freightOf } from '#web/order-parts/ordering/ship-to.ts';
import {
  costOf,
  initialAcceptDraft,
  inputOf,
  listAcceptedItems,
  validateDraft,
} from './accept-form.ts';

beforeAll(() => loadSchemas(acceptReply));

const item = (id: string, quantity: number, taken: number): Reply['items'][number] => ({
  id,
  postItemId: `p${id}`,
  model: 'TPS54331DR',
  offeredModel: 'TPS54331DR',
  manufacturer: 'Texas Instruments',
  unitPrice: '0.648',
  quantity,
  taken,
  amount: { amount: '0.00', currency: 'USD' },
  condition: 'likeNew',
  packaging: null,
  dateCode: '',
  leadTime: 'now',
  warrantyDays: 30,
  note: '',
});

const A = '01a1fc22-244e-74bb-994d-4aa22db0c7b3';
const B = '01a1fc22-244e-74bb-994d-4aa22db0c7b4';
const reply: Reply = {
  id: '01a1fc22-244e-74bb-994d-4aa22db0c7b5',
  no: 'QT-1',
  postId: 'p',
  postNo: 'WB-1',
  state: 'open',
  version: 3,
  at: '2026-11-20T00:00:00.000Z',
  validUntil: '2026-12-20T00:00:00.000Z',
  mine: false,
  read: true,
  from: {
    accountId: 's',
    company: 'Hexin',
    country: 'CN',
    passedLots: 1,
    inspectedLots: 1,
    blacklist: null,
    depositReturned: false,
  },
  to: { company: 'Hollis', country: 'US' },
  note: '',
  privateMark: null,
  attach: [],
  items: [item(A, 5000, 1000), item(B, 100, 100)],
  orders: [],
};
const shipTo = {
  ...EMPTY_SHIP_TO,
  name: 'Dana',
  country: 'US',
  address: '4100 Duval Road',
  city: 'Austin',
  phone: '+1 512 555 0188',
};

test('the form opens with all that is left, and the goods type of the declared condition', () => {
  const draft = initialAcceptDraft(reply);
  expect(
    listAcceptedItems(reply, draft).map(({ item: one, quantity }) => [one.id, quantity]),
  ).toEqual([[A, '4000']]);
  expect(draft.goodsType).toBe('bulkNew');
  const sent = inputOf({ reply, draft, shipTo, tests: ['xray'] });
  expect(sent).toMatchObject({ version: 3, items: [{ replyItemId: A, quantity: '4000' }] });
  expect(validateDraft({ reply, draft, shipTo, tests: [] })).toEqual({});
});

test('more than is left, nothing chosen and a missing address are said at their fields', () => {
  const draft = initialAcceptDraft(reply);
  const over = { ...draft, lines: [{ id: A, on: true, quantity: '4001' }] };
  expect(validateDraft({ reply, draft: over, shipTo, tests: [] })).toEqual({
    [`${A}.quantity`]: 'over',
  });
  const none = { ...draft, lines: [{ id: A, on: false, quantity: '1' }] };
  expect(validateDraft({ reply, draft: none, shipTo, tests: [] })).toEqual({ items: 'needed' });
  const violations = validateDraft({
    reply,
    draft,
    shipTo: { ...shipTo, country: '', city: '' },
    tests: [],
  });
  expect(violations).toEqual({ 'shipTo.country': 'country', 'shipTo.city': 'needed' });
  const empty = { ...draft, lines: [{ id: A, on: true, quantity: '' }] };
  expect(validateDraft({ reply, draft: empty, shipTo, tests: [] })).toEqual({
    [`${A}.quantity`]: 'quantityEmpty',
  });
});

test('cost is rounded half up to cents; freight is free on an account of one’s own', () => {
  expect(costOf(item(A, 5000, 0), '1')?.amount).toBe('0.65');
  expect(costOf(item(A, 5000, 0), '05')).toBeNull();
  expect(freightOf(shipTo).amount).toBe('45.00');
  expect(freightOf({ ...shipTo, freightAccount: '4471' }).amount).toBe('0.00');
});
