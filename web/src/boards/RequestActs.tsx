import { useState } from 'react';
import { type Post, reopen } from '#contract/boards/calls.ts';
import { useAct } from '#web/api/hooks.ts';
import { useWords } from '#web/i18n/words.ts';
import { FailNote } from '#web/parts/FailNote.tsx';
import { Button } from '#web/ui/Button.tsx';
import { toast } from '#web/ui/toast.ts';
import { ClosePost } from './ClosePost.tsx';
import { mayReopen } from './recycle.ts';

/** Whether a request may still be changed: it is open, and nobody has answered it. */
export const isEditable = (post: Post): boolean => post.state === 'open' && post.replies === 0;

interface Props {
  readonly post: Post;
  readonly editing: boolean;
  readonly onEdit: () => void;
}

/** What a poster may do with its request: change it, close it, take it out of recycle. */
export function RequestActs({ post, editing, onEdit }: Props) {
  const t = useWords('boards');
  const [closing, setClosing] = useState(false);
  const act = useAct(reopen, { onDone: () => toast(t('reopened', { no: post.no })) });
  if (post.state === 'open') {
    return (
      <>
        {isEditable(post) && !editing && (
          <Button icon="edit" onClick={onEdit}>
            {t('edit.go')}
          </Button>
        )}
        <Button onClick={() => setClosing(true)}>{t('close.go')}</Button>
        {closing && <ClosePost post={post} onDone={() => setClosing(false)} />}
      </>
    );
  }
  return (
    <>
      <FailNote error={act.error} />
      <Button
        loading={act.isPending}
        disabled={!mayReopen(post.closedAt)}
        onClick={() => act.mutate({ id: post.id, version: post.version })}
      >
        {t('list.reopen')}
      </Button>
    </>
  );
}
