import type { ReactNode } from 'react';
import { cx } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/icon/Icon.tsx';
import { glyphs, type Tone } from './checked-status.ts';
import styles from './Verify.module.css';

interface Props {
  readonly tone: Tone;
  readonly mark: string;
  readonly title: string;
  readonly text: string;
  readonly children?: ReactNode;
}

/** Says the finding of a check in one word and one sentence, and how to go on. */
export function Finding({ tone, mark, title, text, children }: Props) {
  return (
    <section className={cx(styles.finding, styles[tone])}>
      <div role="status">
        <p className={styles.mark}>
          <Icon name={glyphs[tone]} />
          {mark}
        </p>
        <h1>{title}</h1>
        <p className={styles.text}>{text}</p>
      </div>
      {children}
    </section>
  );
}
