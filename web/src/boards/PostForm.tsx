import { useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { addWantBuy } from '#contract/boards/calls.ts';
import { useCommand } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { toast } from '#web/ui/toast.ts';
import { tabPath } from './addresses.ts';
import { PostingForm } from './PostingForm.tsx';
import { PostRowFields } from './PostRowFields.tsx';
import { EMPTY_POST, faultsIn, inputOf, postRows } from './post-form.ts';
import { usePosting } from './use-posting.ts';

/** Posts a want-to-buy request: parts by rows, a note, files. */
export function PostForm() {
  const t = useTranslator('boards');
  const navigate = useNavigate();
  const posting = usePosting('mall-post', EMPTY_POST, faultsIn);
  useModelAsked((model) => posting.change({ rows: postRows.withModel(posting.draft.rows, model) }));
  const add = useCommand(addWantBuy, {
    onDone: ({ no }) => {
      posting.forget();
      toast(t('post.sent', { no }));
      navigate(tabPath('mine'));
    },
    onFail: posting.form.refuse,
  });
  return (
    <PostingForm
      words={{
        title: t('post.title'),
        aside: t('post.aside'),
        rows: t('post.rows'),
        markHint: t('post.markHint'),
        failed: t('post.failed'),
        effect: t('post.effect'),
        send: t('post.send'),
      }}
      posting={posting}
      kit={postRows}
      Row={PostRowFields}
      act={add}
      onSend={() => add.mutate(inputOf(posting.draft, posting.attach))}
    />
  );
}

/** A part named in the address, as the part search leads here with it; taken once. */
function useModelAsked(take: (model: string) => void): void {
  const [query, setQuery] = useSearchParams();
  const model = (query.get('model') ?? '').trim().toUpperCase().slice(0, 80);
  const taken = useRef(take);
  taken.current = take;
  useEffect(() => {
    if (model === '') return;
    taken.current(model);
    setQuery({}, { replace: true });
  }, [model, setQuery]);
}
