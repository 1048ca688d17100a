import type { ReactNode } from 'react';
import { useWords } from '../i18n/words.ts';
import { cx } from '../ui/class-names.ts';
import { DateTime } from './DateTime.tsx';
import styles from './MakerChecker.module.css';

/** A person who has put a hand to a payment. */
export interface Hand {
  readonly name: string;
  readonly at?: string | null | undefined;
  readonly note?: ReactNode;
}

/** Maker first, checker second, never the same person. */
export function MakerChecker(props: {
  maker: Hand;
  /** Null while the second person is awaited. */
  checker: Hand | null;
  /** The second factor and the note of the checker who is reading, in the current row. */
  children?: ReactNode;
}) {
  const t = useWords('parts');
  const { maker, checker, children } = props;
  return (
    <div className={styles.rows}>
      <Row role={t('maker.maker')} hand={maker} />
      <div className={cx(styles.row, !checker && styles.now)}>
        <span className={styles.role}>{t('maker.checker')}</span>
        <div>
          {checker ? <HandText hand={checker} /> : <span>{t('maker.none')}</span>}
          {children}
        </div>
      </div>
    </div>
  );
}

function Row({ role, hand }: { role: string; hand: Hand }) {
  return (
    <div className={styles.row}>
      <span className={styles.role}>{role}</span>
      <HandText hand={hand} />
    </div>
  );
}

function HandText({ hand }: { hand: Hand }) {
  return (
    <div>
      <b>{hand.name}</b>{' '}
      {hand.at && (
        <span className={styles.quiet}>
          <DateTime at={hand.at} />
        </span>
      )}
      {hand.note && <div className={styles.note}>{hand.note}</div>}
    </div>
  );
}
