import type { ReactNode } from 'react';
import styles from './Steps.module.css';

export interface Step {
  readonly key: string;
  readonly title: ReactNode;
  readonly note?: ReactNode;
  readonly state: 'done' | 'now' | 'todo' | 'fail';
}

/** Steps of a longer form in their order, the current one marked. */
export function Steps({ label, steps }: { label: string; steps: readonly Step[] }) {
  return (
    <ol className={styles.steps} aria-label={label}>
      {steps.map((step, index) => (
        <li
          key={step.key}
          data-state={step.state}
          aria-current={step.state === 'now' ? 'step' : undefined}
        >
          <i aria-hidden="true">{index + 1}</i>
          <b>{step.title}</b>
          {step.note && <small>{step.note}</small>}
        </li>
      ))}
    </ol>
  );
}
