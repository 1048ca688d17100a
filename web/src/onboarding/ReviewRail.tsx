import type { Audit } from '#contract/onboarding/calls.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { DefinitionList } from '#web/ui/DefinitionList.tsx';
import { Section } from '#web/ui/Section.tsx';
import { Tag, type TagTone } from '#web/ui/Tag.tsx';
import { DateTime } from '#web/widgets/DateTime.tsx';
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

/** When it was sent in, decided or is due, and what follows. */
export function ReviewRail({ audit }: { audit: Audit }) {
  const t = useTranslator('onboarding');
  const moment = (at: string | null) => (at ? <DateTime at={at} zone /> : t('review.none'));
  return (
    <aside className={styles.rail}>
      <Section title={t('review.title')}>
        <div className={styles.facts}>
          <DefinitionList
            items={[
              {
                key: 'state',
                term: t('review.state'),
                value: <SettlementTag state={audit.state} />,
              },
              {
                key: 'submitted',
                term: t('review.submitted'),
                value: moment(audit.submittedAt),
              },
              ...(audit.dueAt
                ? [{ key: 'due', term: t('review.due'), value: moment(audit.dueAt) }]
                : []),
              ...(audit.decidedAt
                ? [{ key: 'decided', term: t('review.decided'), value: moment(audit.decidedAt) }]
                : []),
            ]}
          />
        </div>
      </Section>
      {(audit.state === 'draft' || audit.state === 'rejected') && (
        <Section title={t('review.after')}>
          <p className={styles.quiet}>{t('review.afterText')}</p>
          <p className={styles.quiet}>{t('review.until')}</p>
        </Section>
      )}
    </aside>
  );
}
