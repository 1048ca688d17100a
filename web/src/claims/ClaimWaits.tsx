import type { ClaimView } from '#contract/claims/claim-schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { Note } from '#web/ui/Note.tsx';
import { Deadline } from '#web/widgets/Deadline.tsx';
import styles from './claims.module.css';
import { hasEnded } from './track.ts';

/** Whom a claim waits for where it is not the reader, and what it came to once it has ended. */
export function ClaimWaits({ view }: { view: ClaimView }) {
  return (
    <>
      {hasEnded(view) && <ClaimEnd view={view} />}
      {!view.yourMove && <NextMove view={view} />}
    </>
  );
}

function NextMove({ view }: { view: ClaimView }) {
  const t = useTranslator('claims');
  const { due, state, count, settlement } = view;
  const isCounted = state === 'returned' && (count?.pieces ?? 0) >= (settlement?.returnPieces ?? 0);
  if (isCounted) return <p className={styles.waits}>{t('wait.counting')}</p>;
  if (due === null) {
    return state === 'replacing' ? <p className={styles.waits}>{t('wait.replacement')}</p> : null;
  }
  return (
    <p className={styles.waits}>
      <span>
        {t('wait.title')} <b>{due.on.map((one) => t(`wait.${one}`)).join(', ')}</b>
      </span>
      {due.at && (
        <Deadline
          dueAt={due.at}
          workingDaysLeft={due.workingDaysLeft}
          workingDaysAllowed={due.workingDaysAllowed}
          late={due.late}
        />
      )}
      {state === 'replacing' && <span>{t('wait.replacement')}</span>}
    </p>
  );
}

const toneOf = { refunded: 'pass', compensated: 'pass', replaced: 'pass' } as const;

function ClaimEnd({ view }: { view: ClaimView }) {
  const t = useTranslator('claims');
  const format = useFormat();
  const { state, money } = view;
  if (
    state !== 'refunded' &&
    state !== 'compensated' &&
    state !== 'replaced' &&
    state !== 'rejected' &&
    state !== 'withdrawn'
  ) {
    return null;
  }
  const tone = state in toneOf ? 'pass' : 'info';
  // A failed replacement is refunded out of its own order.
  const failed = state === 'refunded' && view.replacement !== null;
  return (
    <>
      <Note tone={tone}>
        {failed
          ? t('event.failReplacement')
          : t(`ended.${state}`, { money: format.money(money.paid) })}
      </Note>
      {/[1-9]/.test(money.owed.amount) && (
        <Note tone="fail">{t('ended.owed', { money: format.money(money.owed) })}</Note>
      )}
    </>
  );
}
