import { type ReactNode, useEffect } from 'react';
import { Link } from 'react-router';
import { useTranslator } from '#web/i18n/translator.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { announceTitle } from '#web/ui/page-title.ts';
import { ScaleContext } from '#web/ui/scale.ts';
import styles from './dock.module.css';

/** The room of the dock: one column for one hand, a head that leads back, a foot at the thumb. */
export function DockFrame(props: {
  title: string;
  reference?: boolean;
  aside?: ReactNode;
  back: { readonly to: string; readonly label: string };
  foot?: ReactNode;
  children: ReactNode;
}) {
  const { title, reference, aside, back, foot, children } = props;
  const t = useTranslator('operator/dock');
  useEffect(() => announceTitle(title), [title]);
  return (
    <ScaleContext value="md">
      <div className={styles.room}>
        <header className={styles.top} data-room="staff">
          <Link to={back.to} aria-label={back.label}>
            <Icon name="left" size={20} />
          </Link>
          <div className={styles.heading}>
            <h1 translate={reference ? 'no' : undefined}>{title}</h1>
            {aside && <p>{aside}</p>}
          </div>
          <span className={styles.mark}>{t('staff')}</span>
        </header>
        <div className={styles.body}>{children}</div>
        {foot && <footer className={styles.foot}>{foot}</footer>}
      </div>
    </ScaleContext>
  );
}
