import { type ReactNode, useId } from 'react';
import { useTranslator } from '#web/i18n/translator.ts';
import { ScaleContext } from '#web/ui/scale.ts';
import styles from '../pages/OpsLoginPage.module.css';
import { LanguagePick } from '../settings/LanguagePick.tsx';

/** The sheet of pages on which staff are not signed in yet. */
export function OpsFrame(props: { title: string; text?: string; children: ReactNode }) {
  const own = useTranslator('accounts/own');
  const id = useId();
  return (
    <ScaleContext value="md">
      <div className={styles.room}>
        <header className={styles.bar}>
          <img src="/favicon.svg" alt="" width="24" height="24" />
          <b translate="no">Assay</b>
          <span lang="zh" translate="no">
            验芯
          </span>
          <span className={styles.mark}>{own('ops.staff')}</span>
          <LanguagePick />
        </header>
        <section className={styles.sheet} aria-labelledby={id}>
          <h1 id={id}>{props.title}</h1>
          {props.text !== undefined && <p className={styles.quiet}>{props.text}</p>}
          {props.children}
        </section>
      </div>
    </ScaleContext>
  );
}
