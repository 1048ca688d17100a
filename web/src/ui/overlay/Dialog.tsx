import { type ReactNode, useId } from 'react';
import { cx } from '../class-names.ts';
import { IconButton } from '../icon/IconButton.tsx';
import { useUiWords } from '../ui-words.ts';
import styles from './Dialog.module.css';
import { Modal } from './Modal.tsx';

interface Props {
  readonly open: boolean;
  /** Left out where nothing but an act inside may close it. */
  readonly onClose?: (() => void) | undefined;
  readonly title: ReactNode;
  readonly children: ReactNode;
  /** Buttons: the quiet ones first, the one primary last. */
  readonly footer?: ReactNode;
  readonly width?: 'narrow' | 'middle' | 'wide' | undefined;
  /** While an act is under way, nothing closes it. */
  readonly busy?: boolean | undefined;
}

const ignoreClose = () => undefined;

/** A dialog over the page; a sheet from the bottom edge on phones. */
export function Dialog({ open, onClose, title, children, footer, width, busy = false }: Props) {
  const words = useUiWords();
  const id = useId();
  if (!open) return null;
  return (
    <Modal
      onClose={onClose ?? ignoreClose}
      dismissable={onClose !== undefined && !busy}
      labelledBy={id}
      className={cx(styles.dialog, styles[width ?? 'middle'])}
    >
      <div className={styles.inside}>
        <div className={styles.head}>
          <h2 id={id}>{title}</h2>
          {onClose && (
            <IconButton icon="cross" label={words.close} onClick={onClose} disabled={busy} />
          )}
        </div>
        <div className={styles.body}>{children}</div>
        {footer && <div className={styles.foot}>{footer}</div>}
      </div>
    </Modal>
  );
}
