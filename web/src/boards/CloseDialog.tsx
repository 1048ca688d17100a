import type { ReactNode } from 'react';
import { useWords } from '#web/i18n/words.ts';
import { FailNote } from '#web/parts/FailNote.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import styles from './boards.module.css';

interface Props {
  readonly title: string;
  readonly go: string;
  readonly children: ReactNode;
  readonly act: { readonly isPending: boolean; readonly error: Error | null };
  readonly onGo: () => void;
  readonly onClose: () => void;
}

/** Asks before a post is closed, with what that does. */
export function CloseDialog({ title, go, children, act, onGo, onClose }: Props) {
  const t = useWords('boards');
  return (
    <Dialog
      open
      width="narrow"
      busy={act.isPending}
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button disabled={act.isPending} onClick={onClose}>
            {t('close.cancel')}
          </Button>
          <Button variant="danger" loading={act.isPending} onClick={onGo}>
            {go}
          </Button>
        </>
      }
    >
      <div className={styles.dialogText}>
        {children}
        <FailNote error={act.error} />
      </div>
    </Dialog>
  );
}
