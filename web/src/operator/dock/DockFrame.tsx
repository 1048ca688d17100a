import { type ReactNode, useEffect } from 'react';
import { useTranslator } from '#web/i18n/translator.ts';
import { announceTitle } from '#web/ui/layout/page-title.ts';
import { PhoneFrame } from '#web/widgets/records/PhoneFrame.tsx';
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
    <PhoneFrame
      back={back}
      heading={
        <div className={styles.heading}>
          <h1 translate={reference ? 'no' : undefined}>{title}</h1>
          {aside && <p>{aside}</p>}
        </div>
      }
      mark={t('staff')}
      foot={foot}
    >
      {children}
    </PhoneFrame>
  );
}
