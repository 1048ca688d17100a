import { Link } from 'react-router';
import { limits } from '#contract/limits.ts';
import type { Audit } from '#contract/onboarding/schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Section } from '#web/ui/layout/Section.tsx';
import { Tag, type TagTone } from '#web/ui/Tag.tsx';
import { MoneyText } from '#web/widgets/money/MoneyText.tsx';
import { DateTime } from '#web/widgets/times/DateTime.tsx';
import { fieldLabel } from './field-label.ts';
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

/** Shows every round of the review, the newest first, and the deadline of an open one. */
function ReviewEvents({ audit }: { audit: Audit }) {
  const t = useTranslator('onboarding');
  const { state, dueAt } = audit;
  const steps = numberRounds(audit.steps).reverse();
  if (steps.length === 0) return <p className={styles.quiet}>{t('review.none')}</p>;
  return (
    <ol className={styles.events}>
      {dueAt && (
        <li data-mark="due">
          <b>{t('review.due')}</b>
          <span className={styles.quiet}>
            <DateTime at={dueAt} zone />
          </span>
        </li>
      )}
      {steps.map(({ event, at, changes, nth }, index) => (
        <li key={`${event} ${at}`} data-mark={event === 'reject' ? 'fail' : 'done'}>
          <b>{t(`review.round.${event}`, { nth, count: changes.length })}</b>
          <span className={styles.quiet}>
            <DateTime at={at} zone />
          </span>
          {/* Leaves out the changes of the last round: they stand at the head of the form. */}
          {(index > 0 || state !== 'rejected') &&
            changes.map(({ field, note }) => (
              <span key={field} className={styles.quiet}>
                {fieldLabel(t, field)}: {note}
              </span>
            ))}
        </li>
      ))}
    </ol>
  );
}

/** Numbers the rounds of a review: each begins with what was sent in. */
function numberRounds(steps: Audit['steps']): (Audit['steps'][number] & { nth: number })[] {
  let nth = 0;
  return steps.map((step) => {
    if (step.event === 'submit') nth += 1;
    return { ...step, nth };
  });
}
