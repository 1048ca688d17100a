import type { ReactNode } from 'react';
import { cx } from '#web/ui/class-names.ts';
import styles from './TermList.module.css';

export interface Term {
  readonly key: string;
  readonly name: ReactNode;
  readonly text: ReactNode;
  /** A time or an amount, at the right end. */
  readonly term?: ReactNode;
}

/** Shows terms as a list: a name, a sentence, and the time or amount where there is one. */
export function TermList({ rows }: { rows: readonly Term[] }) {
  const hasTerms = rows.some(({ term }) => term !== undefined);
  return (
    <dl className={cx(styles.list, !hasTerms && styles.two)}>
      {rows.map(({ key, name, text, term }) => (
        <div key={key} className={styles.row}>
          <dt>{name}</dt>
          <dd>{text}</dd>
          {hasTerms && term !== undefined && <dd className={styles.term}>{term}</dd>}
        </div>
      ))}
    </dl>
  );
}
