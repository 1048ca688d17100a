import { useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { addWantBuy } from '#contract/boards/calls.ts';
import { useCommand } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { toast } from '#web/ui/overlay/toast.ts';
import { tabPath } from '../../addresses.ts';
import { partsIn } from './asked-parts.ts';
import { PostingForm } from './PostingForm.tsx';
import { PostRowFields } from './PostRowFields.tsx';
import type { PastedLine } from './paste-lines.ts';
import { EMPTY_POST, inputOf, postRows, validateDraft } from './post-form.ts';
import { usePosting } from './use-posting.ts';

/** Posts a want-to-buy request: parts by rows, a note, files. */
export function PostForm() {
  const t = useTranslator('boards');
  const navigate = useNavigate();
  const posting = usePosting('mall-post', EMPTY_POST, validateDraft);
  usePartsOfAddress((parts) =>
    posting.change({ rows: postRows.withParts(posting.draft.rows, parts) }),
  );
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
      command={add}
      onSend={() => add.mutate(inputOf(posting.draft, posting.attach))}
    />
  );
}

/** Takes the parts that another page sent its reader with, once, out of the address. */
function usePartsOfAddress(onParts: (parts: readonly PastedLine[]) => void): void {
  const [query, setQuery] = useSearchParams();
  const parts = partsIn(query);
  const key = JSON.stringify(parts);
  const latestHandler = useRef(onParts);
  latestHandler.current = onParts;
  useEffect(() => {
    const found = JSON.parse(key) as PastedLine[];
    if (found.length === 0) return;
    latestHandler.current(found);
    setQuery({}, { replace: true });
  }, [key, setQuery]);
}
