import { beforeAll, expect, test } from 'vitest';
import { addWantQuote } from '#contract/boards/calls.ts';
import type { Post } from '#contract/boards/schemas.ts';
import type { StockLine } from '#contract/inventory/schemas.ts';
import { loadSchemas } from '#web/api/late-schemas.ts';
import {
  fitToPost,
  initialQuoteDraft,
  inputOf,
  stockOf,
  totalOf,
  validateDraft,
} from './quote-form.ts';

beforeAll(() => loadSchemas(addWantQuote));

const id = (last: number) => `01a1fc22-244e-74bb-994d-4aa22db0c7b${last}`;
const wanted = (at: number, model: string, count: number): Post['items'][number] => ({
  id: id(at),
  model,
  count,
  taken: 0,
  quotes: 0,
  best: null,
});
const post: Post = {
  id: id(9),
  no: 'WB-1',
  state: 'open',
  version: 2,
  at: '2026-11-20T00:00:00.000Z',
  closedAt: null,
  country: 'US',
  company: null,
  mine: false,
  seen: true,
  mark: '',
  privateMark: null,
  attach: [],
  items: [wanted(1, 'SMAJ6.0CA', 2500), wanted(2, 'LM358DR', 10_000)],
  replies: 0,
  unreadReplies: 0,
  hasReply: false,
  myReplyId: null,
};
const held = (mpn: string, quantity: number): StockLine => ({
  id: mpn,
  mpn,
  manufacturer: 'Littelfuse',
  quantity,
  unitPrice: '0.0941',
  condition: 'likeNew',
  packaging: 'roll',
  dateCode: '2334',
  leadTime: 'now',
  moq: null,
  priceBreaks: [],
  confirmedAt: '2026-11-20T00:00:00.000Z',
});

test('what is in stock is filled in, never more than is wanted; the rest is left out', () => {
  const stock = [held('SMAJ60CA', 9000), held('SMAJ6.0CA', 12_000)];
  expect(stockOf('SMAJ6.0CA', stock).map((line) => line.mpn)).toEqual(['SMAJ6.0CA', 'SMAJ60CA']);
  const [first, second] = initialQuoteDraft(post, stock).lines;
  expect(first).toMatchObject({
    on: true,
    quantity: '2500',
    unitPrice: '0.0941',
    dateCode: '2334',
  });
  expect(second).toMatchObject({ on: false, quantity: '10000' });
});

test('stock of unknown condition leaves the condition to its seller, who has to say it', () => {
  const draft = initialQuoteDraft(post, [{ ...held('SMAJ6.0CA', 9000), condition: 'unknown' }]);
  expect(draft.lines.map((line) => line.condition)).toEqual(['', 'brandNew']);
  expect(validateDraft(post, draft)).toEqual({ [`${id(1)}.condition`]: 'needed' });
  const lines = draft.lines.map((line) => ({ ...line, condition: 'reNew' as const }));
  expect(validateDraft(post, { ...draft, lines })).toEqual({});
});

test('without stock the first item is to be quoted, and its errors stand at its fields', () => {
  const draft = initialQuoteDraft(post, []);
  expect(draft.lines.map((line) => line.on)).toEqual([true, false]);
  expect(validateDraft(post, draft)).toEqual({
    [`${id(1)}.manufacturer`]: 'needed',
    [`${id(1)}.unitPrice`]: 'unitPrice',
  });
  const none = { ...draft, lines: draft.lines.map((line) => ({ ...line, on: false })) };
  expect(validateDraft(post, none)).toEqual({ items: 'needed' });
});

test('only quoted items are sent and summed', () => {
  const draft = initialQuoteDraft(post, [held('SMAJ6.0CA', 12_000)]);
  const sent = inputOf({ post, draft, attach: [] });
  expect(sent.items).toHaveLength(1);
  expect(sent).toMatchObject({ version: 2, validDays: 15 });
  expect(totalOf(draft.lines).amount).toBe('235.25');
});

test('a draft follows a request that was changed: what was typed of a part goes to its new item', () => {
  const start = initialQuoteDraft(post, []);
  const typed = {
    ...start,
    note: 'Ships today',
    lines: start.lines.map((line) => ({ ...line, on: true, unitPrice: '0.12' })),
  };
  const changed = {
    ...post,
    version: 3,
    items: [wanted(3, 'SMAJ6.0CA', 4000), wanted(4, 'NE555P', 10)],
  };
  const fitted = fitToPost(typed, changed, initialQuoteDraft(changed, []));
  expect(fitted).toMatchObject({ version: 3, isRefitted: true, note: 'Ships today' });
  expect(fitted.lines).toMatchObject([
    { postItemId: id(3), wanted: 'SMAJ6.0CA', on: true, unitPrice: '0.12' },
    { postItemId: id(4), wanted: 'NE555P', on: false, unitPrice: '' },
  ]);
  const sent = inputOf({ post: changed, draft: fitted, attach: [] });
  expect(sent.version).toBe(3);
  expect(sent.items?.map((item) => item.postItemId)).toEqual([id(3)]);
  expect(fitToPost(fitted, changed, start)).toBe(fitted);
});

test('a part that is asked for twice takes each line once', () => {
  const twice = { ...post, items: [wanted(1, 'LM358DR', 10), wanted(2, 'LM358DR', 20)] };
  const start = initialQuoteDraft(twice, []);
  const typed = {
    ...start,
    lines: start.lines.map((line, index) => ({ ...line, unitPrice: `0.${index + 1}` })),
  };
  const changed = {
    ...twice,
    version: 3,
    items: [wanted(3, 'LM358DR', 10), wanted(4, 'LM358DR', 20)],
  };
  const fitted = fitToPost(typed, changed, initialQuoteDraft(changed, []));
  expect(fitted.lines.map(({ unitPrice }) => unitPrice)).toEqual(['0.1', '0.2']);
});
