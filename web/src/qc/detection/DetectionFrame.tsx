import type { ReactNode } from 'react';
import { StoryHead } from '#web/page/StoryHead.tsx';
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
        <StoryHead title={props.title} lead={props.lead} ways={props.ways} />
        {props.children}
      </div>
    </div>
  );
}
