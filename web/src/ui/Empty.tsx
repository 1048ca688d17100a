import type { ReactNode } from 'react';
import styles from './Empty.module.css';

/** Zero rows: one sentence of fact and one action, in a dashed frame. */
export function Empty(props: { title: string; children?: ReactNode; action?: ReactNode }) {
  return (
    <div className={styles.empty}>
      <p className={styles.title}>{props.title}</p>
      {props.children && <p className={styles.text}>{props.children}</p>}
      {props.action}
    </div>
  );
}
