import { Fragment } from 'react';
import { Link } from 'react-router';
import { caseReopenDays, caseSilence } from '#contract/cases/table.ts';
import type { legalTopics } from '#contract/cases/topics.ts';
import { orderWaits, sendBackWithin } from '#contract/orders/waits.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Section } from '#web/ui/layout/Section.tsx';
import { Table } from '#web/ui/table/Table.tsx';
import { PartySquare } from '#web/widgets/PartySquare.tsx';
import styles from './cases.module.css';
import { daysOf, supportDays } from './days.ts';

type Situation = Exclude<(typeof legalTopics)[number], 'other'>;
const situations: readonly Situation[] = [
  'returnRefused',
  'returnLate',
  'refundRefused',
  'refundLate',
  'counterfeit',
];

/** Deadlines of the order pipeline that the situations speak of, in working days. */
const deadlines = {
  disputed: daysOf(orderWaits.disputed?.within),
  sendBack: daysOf(sendBackWithin),
  refund: daysOf(orderWaits.returned?.within),
  quarantined: daysOf(orderWaits.quarantined?.within),
};

/** Shows when the team acts, beside what the market does by itself. */
export function LegalSituations() {
  const t = useTranslator('cases');
  return (
    <Section title={t('legal.when.title')} aside={t('legal.when.aside')}>
      <Table<Situation>
        label={t('legal.when.title')}
        rows={situations}
        rowKey={(one) => one}
        columns={[
          {
            key: 'what',
            head: t('legal.when.what'),
            width: '18%',
            phone: 'title',
            cell: (one) => <b>{t(`topic.${one}`)}</b>,
          },
          {
            key: 'first',
            head: t('legal.when.first'),
            width: '41%',
            phone: 'wide',
            phoneLabel: t('legal.when.first'),
            cell: (one) => t(`legal.when.${one}.first`, deadlines),
          },
          {
            key: 'lawyers',
            head: t('legal.when.lawyers'),
            phone: 'wide',
            phoneLabel: t('legal.when.lawyers'),
            cell: (one) => t(`legal.when.${one}.lawyers`),
          },
        ]}
      />
    </Section>
  );
}

const records = ['terms', 'pieces', 'thread', 'report', 'history', 'outside'] as const;

/** The records that count as evidence. */
export function LegalEvidence() {
  const t = useTranslator('cases');
  const text = (record: (typeof records)[number]) =>
    record === 'report'
      ? t.parts('legal.evidence.reportText', {
          link: <Link to="/v">{t('legal.evidence.reportLink')}</Link>,
        })
      : t(`legal.evidence.${record}Text`);
  return (
    <Section title={t('legal.evidence.title')} aside={t('legal.evidence.aside')}>
      <dl className={styles.facts}>
        {records.map((record) => (
          <div key={record}>
            <dt>{t(`legal.evidence.${record}`)}</dt>
            <dd>{text(record)}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

/** The way of a request, with who acts and by when. */
export function LegalSteps() {
  const t = useTranslator('cases');
  const days = supportDays('legal');
  const steps = [
    { key: 'submit', you: true, text: t('legal.steps.submitText') },
    { key: 'take', you: false, text: t('legal.steps.takeText', { count: days.take }) },
    { key: 'opinion', you: false, text: t('legal.steps.opinionText', { count: days.answer }) },
    {
      key: 'decide',
      you: true,
      text: t('legal.steps.decideText', { silence: daysOf(caseSilence), reopen: caseReopenDays }),
    },
    { key: 'act', you: false, text: t('legal.steps.actText') },
  ] as const;
  return (
    <Section title={t('legal.steps.title')}>
      <ol className={styles.steps}>
        {steps.map(({ key, you, text }, index) => (
          <li key={key}>
            <span className={styles.no} aria-hidden="true">
              {index + 1}
            </span>
            <PartySquare party={you ? 'buyer' : 'assay'} you={you}>
              <b>{t(`legal.steps.${key}`)}</b>
            </PartySquare>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

const costs = ['free', 'letter', 'third'] as const;

/** Shows the costs, and the limits of what can be promised. */
export function LegalLimits() {
  const t = useTranslator('cases');
  return (
    <div className={styles.limits}>
      <Section title={t('legal.cost.title')}>
        <dl className={styles.costs}>
          {costs.map((cost) => (
            <Fragment key={cost}>
              <dt>{t(`legal.cost.${cost}`)}</dt>
              <dd>{t(`legal.cost.${cost}Text`)}</dd>
            </Fragment>
          ))}
        </dl>
      </Section>
      <Section title={t('legal.limits.title')}>
        <ul className={styles.bare}>
          <li>{t('legal.limits.win')}</li>
          <li>{t('legal.limits.outside')}</li>
          <li>{t('legal.limits.one')}</li>
          <li>
            {t.parts('legal.limits.law', {
              link: <Link to="/blogs/terms-of-service">{t('legal.limits.lawLink')}</Link>,
            })}
          </li>
        </ul>
      </Section>
    </div>
  );
}
