import type { ReactNode } from 'react';
import type { DockAddress } from '#contract/orders/view-schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { PageHead } from '#web/ui/layout/PageHead.tsx';
import { Note } from '#web/ui/Note.tsx';
import { SkeletonLines } from '#web/ui/Skeleton.tsx';
import QrCode from '#web/widgets/QrCode.tsx';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import styles from './dock-label.module.css';

interface PageProps {
  readonly of: 'order' | 'claim';
  /** The page of the record; undefined until it is read. */
  readonly backTo: string | undefined;
  readonly error: Error | null;
  readonly again: () => unknown;
  /** Why there is nothing to print, where the dock awaits no parcel. */
  readonly none?: string | undefined;
  /** The label; nothing until it is read. */
  readonly children: ReactNode;
}

/** The page on which a party prints the label of its parcel to the dock. */
export function LabelPage({ of, backTo, error, again, none, children }: PageProps) {
  const t = useTranslator('order-parts/dock-label');
  const isPrinted = Boolean(children) && !none;
  return (
    <>
      <PageHead
        title={t('title')}
        actions={
          <>
            {backTo && <ButtonLink to={backTo}>{t(`${of}.back`)}</ButtonLink>}
            <Button variant="primary" disabled={!isPrinted} onClick={() => window.print()}>
              {t('printButton')}
            </Button>
          </>
        }
      />
      <FailNote error={error} again={again} />
      {!error && !children && !none && <SkeletonLines label={t('loading')} lines={6} />}
      {none && <Note tone="wait">{none}</Note>}
      {isPrinted && (
        <>
          <p className={styles.hint}>{t(`${of}.hint`)}</p>
          {children}
        </>
      )}
    </>
  );
}

interface LabelProps {
  readonly dock: DockAddress;
  /** The sender's name. */
  readonly from: string | undefined;
  /** The address in the code, which the dock scans. */
  readonly url: string;
  /** Lines below the number. */
  readonly facts: readonly string[];
}

/** The label of a parcel to the dock: from whom, where to, its number, and the code. */
export function ParcelLabel({ dock, from, url, facts }: LabelProps) {
  const t = useTranslator('order-parts/dock-label');
  const { lines, hours, reference, isDemo } = dock;
  return (
    <>
      {isDemo && <Note tone="wait">{t('demo')}</Note>}
      <section className={styles.parcel} aria-label={reference}>
        <div translate="no">
          <small>{t('from')}</small>
          <p>{from}</p>
          <small>{t('to')}</small>
          <address>
            {lines.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
          <h2>{reference}</h2>
          {facts.map((fact) => (
            <p key={fact}>{fact}</p>
          ))}
          {hours && <p>{t('hours', { hours })}</p>}
        </div>
        <QrCode text={url} />
      </section>
    </>
  );
}
