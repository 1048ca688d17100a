import type { ReactNode } from 'react';
import styles from './Empty.module.css';

/** Zero rows: one sentence of fact and one action, in a dashed frame. */
export function Empty(props: {
  title: string;
  /** It stands for the whole page: its sentence is the page's heading. */
  isPage?: boolean;
  children?: ReactNode;
  action?: ReactNode;
}) {
  const Title = props.isPage ? 'h1' : 'p';
  return (
    <div className={styles.empty}>
      <Title className={styles.title}>{props.title}</Title>
      {props.children && <p className={styles.text}>{props.children}</p>}
      {props.action}
    </div>
  );
}
