import type { ReactNode } from 'react';
import { DetectionMenu } from './DetectionMenu.tsx';
import styles from './detection.module.css';

/** A page of the laboratory: side menu, its one heading, what it says in short, sections. */
export function DetectionFrame(props: {
  open?: string | undefined;
  title: string;
  lead: ReactNode;
  ways?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className={styles.page}>
      <DetectionMenu open={props.open} />
      <div className={styles.main}>
        <header className={styles.head}>
          <h1>{props.title}</h1>
          <p className={styles.lead}>{props.lead}</p>
          {props.ways && <div className={styles.ways}>{props.ways}</div>}
        </header>
        {props.children}
      </div>
    </div>
  );
}
