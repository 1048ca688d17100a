import type { ReactNode } from 'react';
import styles from './SelectionBar.module.css';

/** The ink bar at the bottom: what is chosen, and one action with it. */
export function SelectionBar(props: { label: string; children: ReactNode; action: ReactNode }) {
  return (
    <section className={styles.bar} aria-label={props.label}>
      {props.children}
      <div className={styles.end}>{props.action}</div>
    </section>
  );
}
