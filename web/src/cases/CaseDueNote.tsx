import type { CaseView } from '#contract/cases/case-schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { DueDeadline } from '#web/widgets/times/DueDeadline.tsx';
import styles from './thread.module.css';

/** Who acts on a case and by when; or since when it is closed and until when it may be opened. */
export function CaseDueNote({ view, reader }: { view: CaseView; reader: 'author' | 'support' }) {
  const t = useTranslator('cases');
  const format = useFormat();
  const { due, closedAt, reopenUntil } = view;
  if (due === null) {
    return (
      <div className={styles.due}>
        {closedAt && (
          <p>{t('detail.closedAt', { time: format.prose(closedAt, { zone: true }) })}</p>
        )}
        {reopenUntil && view.allowedEvents.includes('reopen') ? (
          <p>{t('detail.reopenUntil', { time: format.prose(reopenUntil, { zone: true }) })}</p>
        ) : (
          <p>{t('detail.reopenOver')}</p>
        )}
      </div>
    );
  }
  const onSupport = due.on.includes('support');
  const onSeller = due.on.includes('seller');
  const onAuthor = reader === 'author' ? 'waitYou' : 'waitAuthor';
  const waitsFor = onSupport ? 'waitSupport' : onSeller ? 'waitSeller' : onAuthor;
  return (
    <div className={styles.due}>
      <p>
        <b>{t(`detail.${waitsFor}`)}</b>{' '}
        <DueDeadline due={due} mine={!onSeller && onSupport === (reader === 'support')} />
      </p>
      {onSupport && due.late && <p>{t('detail.lateSupport')}</p>}
      {onSeller && <p>{t('detail.sellerLate')}</p>}
      {!onSupport && !onSeller && <p>{t('detail.silence')}</p>}
    </div>
  );
}
