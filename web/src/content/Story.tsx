import type { ReactNode } from 'react';
import { StoryHead } from '#web/page/StoryHead.tsx';
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
      <StoryHead title={props.title} lead={props.lead} ways={props.ways} />
      {props.children}
    </div>
  );
}
