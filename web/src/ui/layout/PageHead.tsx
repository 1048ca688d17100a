import { type ReactNode, useEffect, useRef } from 'react';
import { cx } from '../class-names.ts';
import styles from './PageHead.module.css';
import { announceTitle } from './page-title.ts';

interface Props {
  readonly title: ReactNode;
  /** The title is a reference: mono, never translated. */
  readonly reference?: boolean | undefined;
  /** Tags and facts beside the title. */
  readonly children?: ReactNode;
  /** Buttons at the right end. */
  readonly actions?: ReactNode;
}

/** The head of a page: its one h1, tags and facts beside it, actions at the end. */
export function PageHead({ title, reference, children, actions }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  // After each render: the text of a heading may come with the record that it names.
  useEffect(() => announceTitle(heading.current?.textContent ?? ''));
  return (
    <div className={styles.head}>
      <h1
        ref={heading}
        className={cx(reference && styles.reference)}
        translate={reference ? 'no' : undefined}
      >
        {title}
      </h1>
      {children}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
