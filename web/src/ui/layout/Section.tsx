import { type ReactNode, useId } from 'react';
import { cx } from '../class-names.ts';
import { useScale } from '../scale.ts';
import styles from './Section.module.css';

interface Props {
  readonly title: ReactNode;
  /** Quiet words beside the title. */
  readonly aside?: ReactNode;
  /** At the right end: a link or small buttons. */
  readonly action?: ReactNode;
  /** A hairline instead of the ink rule: a part of another section. */
  readonly plain?: boolean | undefined;
  readonly level?: 2 | 3 | undefined;
  readonly className?: string | undefined;
  readonly children?: ReactNode;
}

/** A section of a page: ink rule above, title, aside, action. */
export function Section(props: Props) {
  const { title, aside, action, plain, level = 2, className, children } = props;
  const id = useId();
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <section
      className={cx(styles.section, plain && styles.plain, className)}
      data-scale={useScale()}
      aria-labelledby={id}
    >
      <div className={styles.head}>
        <Heading id={id}>{title}</Heading>
        {aside && <span className={styles.aside}>{aside}</span>}
        {action && <span className={styles.action}>{action}</span>}
      </div>
      {children}
    </section>
  );
}
