import type { ReactNode } from 'react';
import { LabMenu } from './LabMenu.tsx';
import styles from './lab.module.css';

/** A page of the laboratory: side menu, its one heading, what it says in short, sections. */
export function LabFrame(props: {
  open?: string | undefined;
  title: string;
  lead: ReactNode;
  ways?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className={styles.page}>
      <LabMenu open={props.open} />
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
