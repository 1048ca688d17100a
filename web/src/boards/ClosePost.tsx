import { close, type Post } from '#contract/boards/calls.ts';
import { useAct } from '#web/api/hooks.ts';
import { useWords } from '#web/i18n/words.ts';
import { FailNote } from '#web/parts/FailNote.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { toast } from '#web/ui/toast.ts';
import styles from './boards.module.css';

/** Closes a post, after saying what that does to its quotes and orders. */
export function ClosePost({ post, onDone }: { post: Post; onDone: () => void }) {
  const t = useWords('boards');
  const act = useAct(close, {
    onDone: () => {
      toast(t('close.done', { no: post.no }));
      onDone();
    },
  });
  return (
    <Dialog
      open
      width="narrow"
      busy={act.isPending}
      onClose={onDone}
      title={t('close.title', { no: post.no })}
      footer={
        <>
          <Button disabled={act.isPending} onClick={onDone}>
            {t('close.cancel')}
          </Button>
          <Button
            variant="danger"
            loading={act.isPending}
            onClick={() => act.mutate({ id: post.id, version: post.version })}
          >
            {t('close.go')}
          </Button>
        </>
      }
    >
      <div className={styles.dialogText}>
        <p>
          {t('close.text')}
          {post.replies > 0 && ` ${t('close.replies', { count: post.replies })}`}
        </p>
        {post.items.some((item) => item.taken > 0) && <p>{t('close.orders')}</p>}
        <p>{t('close.back')}</p>
        <FailNote error={act.error} />
      </div>
    </Dialog>
  );
}
