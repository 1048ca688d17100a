import { close, type Post } from '#contract/boards/calls.ts';
import { useAct } from '#web/api/hooks.ts';
import { useWords } from '#web/i18n/words.ts';
import { toast } from '#web/ui/toast.ts';
import { CloseDialog } from './CloseDialog.tsx';

/** What is said of a request before it is closed. */
type Closing = Pick<Post, 'id' | 'no' | 'version' | 'replies'> & {
  readonly items: readonly { readonly taken: number }[];
};

/** Closes a request, after saying what that does to its quotes and orders. */
export function ClosePost({ post, onDone }: { post: Closing; onDone: () => void }) {
  const t = useWords('boards');
  const act = useAct(close, {
    onDone: () => {
      toast(t('close.done', { no: post.no }));
      onDone();
    },
  });
  return (
    <CloseDialog
      title={t('close.title', { no: post.no })}
      go={t('close.go')}
      act={act}
      onGo={() => act.mutate({ id: post.id, version: post.version })}
      onClose={onDone}
    >
      <p>
        {t('close.text')}
        {post.replies > 0 && ` ${t('close.replies', { count: post.replies })}`}
      </p>
      {post.items.some((item) => item.taken > 0) && <p>{t('close.orders')}</p>}
      <p>{t('close.back')}</p>
    </CloseDialog>
  );
}
