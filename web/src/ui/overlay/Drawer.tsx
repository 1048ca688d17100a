import { type ReactNode, useId } from 'react';
import { IconButton } from '../icon/IconButton.tsx';
import { useUiWords } from '../ui-words.ts';
import styles from './Dialog.module.css';
import { Modal } from './Modal.tsx';

interface Props {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: ReactNode;
  /** At the right of the title: a timer. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
  readonly footer?: ReactNode;
  readonly busy?: boolean | undefined;
}

/**
 * A sheet from the right edge with its own head and action bar. Neither is a landmark: a dialog lies in
 * no section, so that a `header` there would be a second banner of the page.
 */
export function Drawer({ open, onClose, title, aside, children, footer, busy = false }: Props) {
  const words = useUiWords();
  const id = useId();
  if (!open) return null;
  return (
    <Modal onClose={onClose} dismissable={!busy} labelledBy={id} className={styles.drawer}>
      <div className={styles.inside}>
        <div className={styles.head}>
          <h2 id={id}>{title}</h2>
          {aside}
          <IconButton icon="cross" label={words.close} onClick={onClose} disabled={busy} />
        </div>
        <div className={styles.body}>{children}</div>
        {footer && <div className={styles.foot}>{footer}</div>}
      </div>
    </Modal>
  );
}
