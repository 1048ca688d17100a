import { beforeAll, expect, test } from 'vitest';
import { addWantBuy, editWantBuy } from '#contract/boards/calls.ts';
import type { Post } from '#contract/boards/schemas.ts';
import { loadSchemas } from '#web/api/late-schemas.ts';
import { EMPTY_POST, editInput, editOf, editViolations, postRows } from './post-form.ts';

beforeAll(() => loadSchemas(addWantBuy, editWantBuy));

const post = {
  id: '01a1fc22-244e-74bb-994d-4aa22db0c7b1',
  version: 4,
  mark: 'Trays',
  attach: [
    { url: '/files/a', name: 'a.pdf' },
    { url: '/files/b', name: 'b.pdf' },
  ],
  items: [
    { id: '1', model: 'LM358DR', count: 500, taken: 0, quotes: 0 },
    { id: '2', model: 'NE555P', count: 10, taken: 0, quotes: 0 },
  ],
} as unknown as Post;

test('a request is changed from what it is', () => {
  const draft = editOf(post);
  expect(editInput({ post, draft, attach: [] })).toEqual({
    id: post.id,
    version: 4,
    mark: 'Trays',
    kept: [0, 1],
    attach: [],
    wantBuyItemList: [
      { model: 'LM358DR', count: '500' },
      { model: 'NE555P', count: '10' },
    ],
  });
  const [first, second] = draft.rows;
  const rows = [{ key: 9, model: '型号', count: '007' }];
  expect(editViolations({ post, draft: { ...draft, rows }, attach: [] })).toEqual({
    '9.model': 'modelChinese',
    '9.count': 'quantity',
  });
  const attach = [1, 2, 3, 4].map((n) => `/files/${`${n}`.repeat(36)}`);
  expect(editViolations({ post, draft, attach })['attach']).toBeDefined();
  expect([first?.key, second?.key]).toEqual([1, 2]);
});

test('a change says which version it was begun from, whatever became of the request since', () => {
  const draft = editOf(post);
  const newer = { ...post, version: 5, attach: [{ url: '/files/c', name: 'c.pdf' }] };
  expect(editInput({ post: newer, draft, attach: [] })).toMatchObject({ version: 4, kept: [0, 1] });
  expect(draft.files).toEqual(post.attach);
});

test('a part that the reader came with takes the first free row, once', () => {
  const once = postRows.withParts(EMPTY_POST.rows, [{ model: 'LM358DR', count: '' }]);
  expect(once.map((row) => row.model)).toEqual(['LM358DR', '', '']);
  expect(postRows.withParts(once, [{ model: 'LM358DR', count: '' }])).toBe(once);
  const full = once.map((row) => ({ ...row, model: `M${row.key}` }));
  expect(
    postRows.withParts(full, [{ model: 'NE555P', count: '' }]).map((row) => row.model),
  ).toEqual(['M1', 'M2', 'M3', 'NE555P']);
});
