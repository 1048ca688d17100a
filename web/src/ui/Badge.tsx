import styles from './Badge.module.css';

/** A count: red where it calls for the reader, `quiet` where it only counts. 0 shows nothing. */
export function Badge({ count, quiet }: { count: number; quiet?: boolean }) {
  if (count === 0) return null;
  return <span className={quiet ? styles.quiet : styles.badge}>{count > 99 ? '99+' : count}</span>;
}
