import type { ReactNode } from 'react';
import styles from './StoryHead.module.css';

/** The head of a page that explains: its one heading, what it says in short, ways to act. */
export function StoryHead(props: {
  title: string;
  lead: ReactNode;
  /** Buttons; at most one of them primary. */
  ways?: ReactNode;
}) {
  return (
    <header className={styles.head}>
      <h1>{props.title}</h1>
      <p className={styles.lead}>{props.lead}</p>
      {props.ways && <WaysRow>{props.ways}</WaysRow>}
    </header>
  );
}

/** A row of buttons; one below the other on phones. */
export function WaysRow({ children }: { children: ReactNode }) {
  return <div className={styles.ways}>{children}</div>;
}
