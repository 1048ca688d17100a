import type { ReactNode } from 'react';
import styles from './Story.module.css';

/** A page that explains: its one heading, what it says in short, ways to act, then sections. */
export function StoryPage(props: {
  title: string;
  lead: ReactNode;
  /** Buttons; at most one of them primary. */
  ways?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className={styles.story}>
      <header className={styles.head}>
        <h1>{props.title}</h1>
        <p className={styles.lead}>{props.lead}</p>
        {props.ways && <div className={styles.ways}>{props.ways}</div>}
      </header>
      {props.children}
    </div>
  );
}
