import type { ReactNode } from 'react';
import { cx } from '#web/ui/class-names.ts';
import { PartySquare } from '#web/widgets/PartySquare.tsx';
import styles from './PartySteps.module.css';

export interface PartyStep {
  readonly key: string;
  /** Who acts; left out where all steps are the reader's. */
  readonly by?: readonly ('buyer' | 'seller' | 'assay')[];
  readonly text: ReactNode;
  readonly within?: ReactNode;
}

/** Steps in their order: the number, who acts, what is done, and within which time. */
export function PartySteps({ steps }: { steps: readonly PartyStep[] }) {
  const plain = steps.every(({ by }) => by === undefined);
  return (
    <ol className={cx(styles.steps, plain && styles.plain)}>
      {steps.map(({ key, by, text, within }, index) => (
        <li key={key}>
          <span className={styles.no} aria-hidden="true">
            {index + 1}
          </span>
          {by && (
            <span className={styles.who}>
              {by.map((party) => (
                <PartySquare key={party} party={party} />
              ))}
            </span>
          )}
          <p>{text}</p>
          {within && <span className={styles.within}>{within}</span>}
        </li>
      ))}
    </ol>
  );
}
