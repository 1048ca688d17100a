import { Link } from 'react-router';
import { limits } from '#contract/limits.ts';
import type { Audit } from '#contract/onboarding/schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Section } from '#web/ui/layout/Section.tsx';
import { Tag, type TagTone } from '#web/ui/Tag.tsx';
import { MoneyText } from '#web/widgets/MoneyText.tsx';
import { DateTime } from '#web/widgets/times/DateTime.tsx';
import styles from './Settlement.module.css';

const tones: Record<Audit['state'], TagTone> = {
  draft: 'none',
  submitted: 'wait',
  pass: 'pass',
  rejected: 'fail',
};

/** The settlement's state as a tag. */
export function SettlementTag({ state }: { state: Audit['state'] }) {
  const t = useTranslator('onboarding');
  return <Tag tone={tones[state]}>{t(`state.${state}`)}</Tag>;
}

/** How far the review is, what follows, the deposit of the third step, and whom to ask. */
export function ReviewRail({ audit }: { audit: Audit }) {
  const t = useTranslator('onboarding');
  const isOpen = audit.state === 'draft' || audit.state === 'rejected';
  return (
    <aside className={styles.rail}>
      <Section title={t('review.title')} aside={<SettlementTag state={audit.state} />}>
        <ReviewEvents audit={audit} />
      </Section>
      {isOpen && (
        <Section title={t('review.after')}>
          <p className={styles.quiet}>{t('review.afterText')}</p>
          <p className={styles.quiet}>{t('review.until')}</p>
        </Section>
      )}
      {isOpen && (
        <Section title={`${t('stepOf', { at: 3 })} ${t('steps.deposit')}`}>
          <p className={styles.sum}>
            {t('deposit.amount')} <MoneyText money={deposit} />
          </p>
          <p className={styles.quiet}>{t('deposit.backValue')}</p>
        </Section>
      )}
      <Section title={t('review.help')}>
        <p>
          <Link to="/blogs/contact-us">{t('review.contact')}</Link>
        </p>
      </Section>
    </aside>
  );
}

const deposit = { amount: limits.depositCny, currency: 'CNY' } as const;

/** Shows the events of the review, the newest first, and its deadline. */
function ReviewEvents({ audit }: { audit: Audit }) {
  const t = useTranslator('onboarding');
  const { state, submittedAt, decidedAt, dueAt, changes } = audit;
  const decided =
    state === 'rejected' ? t('review.sentBack', { count: changes.length }) : t('review.decided');
  const events = [
    { key: 'due', at: dueAt, text: t('review.due'), mark: 'due' },
    { key: 'decided', at: decidedAt, text: decided, mark: state === 'rejected' ? 'fail' : 'done' },
    { key: 'submitted', at: submittedAt, text: t('review.submitted'), mark: 'done' },
  ].filter(({ at }) => at !== null);
  if (events.length === 0) return <p className={styles.quiet}>{t('review.none')}</p>;
  return (
    <ol className={styles.events}>
      {events.map(({ key, at, text, mark }) => (
        <li key={key} data-mark={mark}>
          <b>{text}</b>
          <span className={styles.quiet}>{at && <DateTime at={at} zone />}</span>
        </li>
      ))}
    </ol>
  );
}
