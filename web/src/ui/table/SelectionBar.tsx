import type { ReactNode } from 'react';
import { cx } from '../class-names.ts';
import styles from './SelectionBar.module.css';

interface Props {
  readonly label: string;
  readonly children: ReactNode;
  readonly action: ReactNode;
  /** Several actions: on phones they stand below what is chosen. */
  readonly wide?: boolean | undefined;
}

/** The ink bar at the bottom: what is chosen, and what is done with it. */
export function SelectionBar({ label, children, action, wide }: Props) {
  return (
    <section className={cx(styles.bar, wide && styles.wide)} aria-label={label}>
      {children}
      <div className={styles.end}>{action}</div>
    </section>
  );
}
