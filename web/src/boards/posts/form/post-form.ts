import { addWantBuy, editWantBuy } from '#contract/boards/calls.ts';
import type { Post } from '#contract/boards/schemas.ts';
import type { ClientInput } from '#contract/call.ts';
import type { FieldErrors } from '#web/api/use-form.ts';
import { type DraftRow, type RowsDraft, rowsKit } from './draft-rows.ts';

export type PostRow = DraftRow;
export type PostDraft = RowsDraft<PostRow>;

const blank = (key: number): PostRow => ({ key, model: '', count: '' });

export const postRows = rowsKit<PostRow>(
  blank,
  ({ model, count }) => model.trim() === '' && count === '',
);

export const EMPTY_POST: PostDraft = { rows: [1, 2, 3].map(blank), mark: '' };

const LIST = 'wantBuyItemList';
const partsOf = (draft: PostDraft) =>
  postRows.spoken(draft.rows).map(({ model, count }) => ({ model, count }));

export const inputOf = (
  draft: PostDraft,
  attach: readonly string[],
): ClientInput<typeof addWantBuy> => ({
  attach: [...attach],
  mark: draft.mark,
  wantBuyItemList: partsOf(draft),
});

/** Faults by `<row key>.model` and `<row key>.count`, whatever rows are left out. */
export const validateDraft = (draft: PostDraft, attach: readonly string[]): FieldErrors =>
  postRows.violations(draft.rows, { call: addWantBuy, list: LIST, input: inputOf(draft, attach) });

/** A request as its poster changes it, begun from one of its versions. */
export interface EditDraft extends PostDraft {
  readonly version: number;
  /** The files of that version. */
  readonly files: Post['attach'];
  /** Places of files that stay. */
  readonly retained: readonly number[];
}

export const editOf = (post: Post): EditDraft => ({
  version: post.version,
  files: post.attach,
  rows: post.items.map(({ model, count }, index) => ({ key: index + 1, model, count: `${count}` })),
  mark: post.mark,
  retained: post.attach.map((_, place) => place),
});

interface Editing {
  readonly post: Pick<Post, 'id'>;
  readonly draft: EditDraft;
  readonly attach: readonly string[];
}

export const editInput = ({ post, draft, attach }: Editing): ClientInput<typeof editWantBuy> => ({
  id: post.id,
  version: draft.version,
  ...inputOf(draft, attach),
  kept: [...draft.retained],
});

export const editViolations = (editing: Editing): FieldErrors =>
  postRows.violations(editing.draft.rows, {
    call: editWantBuy,
    list: LIST,
    input: editInput(editing),
  });
