import type { ReactNode } from 'react';
import styles from './TimeLine.module.css';

export interface HistoryRow {
  readonly key: string;
  /** ISO, for machines. */
  readonly time: string;
  /** The same moment as written for the reader. */
  readonly formattedTime: string;
  readonly actor: ReactNode;
  readonly what: ReactNode;
}

/** Lists events, newest first: their times, actors and texts. */
export function TimeLine({ label, rows }: { label: string; rows: readonly HistoryRow[] }) {
  return (
    <ol className={styles.rows} aria-label={label}>
      {rows.map((row) => (
        <li key={row.key}>
          <time dateTime={row.time}>{row.formattedTime}</time>
          <span>{row.actor}</span>
          <span className={styles.what}>{row.what}</span>
        </li>
      ))}
    </ol>
  );
}
