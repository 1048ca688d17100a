import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useFormat } from '#web/i18n/use-format.ts';
import layout from '#web/ui/layout/layout.module.css';
import { Section } from '#web/ui/layout/Section.tsx';
import type { BoardConfig } from '../board-config.ts';
import styles from '../boards.module.css';

interface Props {
  readonly face: BoardConfig;
  /** Undefined while it is not known. */
  readonly posts: number | undefined;
  readonly replies: number | undefined;
  /** The form of a new post. */
  readonly children: ReactNode;
}

/** A board's home: post; what waits, and how a deal is made. */
export function BoardHome({ face, posts, replies, children }: Props) {
  const format = useFormat();
  const figure = (count: number | undefined) => (count === undefined ? '–' : format.number(count));
  const { home, path } = face;
  return (
    <div className={`${layout.cols} ${styles.home}`}>
      {children}
      <aside className={layout.sections}>
        <Section title={home.waiting}>
          <div className={styles.counters}>
            <Link to={path.tab('new')}>
              <b>{figure(posts)}</b>
              {home.unseen}
            </Link>
            <Link to={path.tab('reply')}>
              <b>{figure(replies)}</b>
              {home.unread}
            </Link>
          </div>
        </Section>
        <Section title={home.how}>
          <ol className={styles.how}>
            {home.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </Section>
      </aside>
    </div>
  );
}
