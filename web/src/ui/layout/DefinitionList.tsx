import type { ReactNode } from 'react';
import { cx } from '../class-names.ts';
import styles from './DefinitionList.module.css';

export interface Definition {
  readonly key: string;
  readonly term: ReactNode;
  readonly value: ReactNode;
  /** The last line of a sum: ink rule above, heavier. */
  readonly total?: boolean | undefined;
}

/** Facts as term and value; with `sum`, figures at the right that add up to the total. */
export function DefinitionList(props: { items: readonly Definition[]; sum?: boolean }) {
  return (
    <dl className={cx(styles.list, props.sum && styles.sum)}>
      {props.items.map((item) => (
        <div key={item.key} className={cx(styles.pair, item.total && styles.total)}>
          <dt>{item.term}</dt>
          <dd>{item.value}</dd>
        </div>
      ))}
    </dl>
  );
}
