import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Icon } from '#web/ui/icon/Icon.tsx';
import { ScaleContext } from '#web/ui/scale.ts';
import styles from './PhoneFrame.module.css';

/** A page for one hand: a head that stays, one column, a foot at the thumb. */
export function PhoneFrame(props: {
  readonly back?: { readonly to: string; readonly label: string };
  /** The heading of the page, and a line below it. */
  readonly heading: ReactNode;
  /** Says at the right of the head whose page it is. */
  readonly mark: string;
  readonly foot?: ReactNode;
  readonly children: ReactNode;
}) {
  const { back, heading, mark, foot, children } = props;
  return (
    <ScaleContext value="md">
      <div className={styles.room}>
        <header className={styles.top} data-room="staff">
          {back && (
            <Link to={back.to} aria-label={back.label}>
              <Icon name="left" size={20} />
            </Link>
          )}
          {heading}
          <span className={styles.mark}>{mark}</span>
        </header>
        <div className={styles.body}>{children}</div>
        {foot && (
          <footer className={styles.foot} data-foot="thumb">
            {foot}
          </footer>
        )}
      </div>
    </ScaleContext>
  );
}
