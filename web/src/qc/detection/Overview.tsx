import { limits } from '#contract/limits.ts';
import type { Verdict } from '#contract/orders/history-schemas.ts';
import { goodsTypes } from '#contract/orders/terms.ts';
import { edition } from '#contract/qc/catalogue.ts';
import { recommended } from '#contract/qc/planning/sampling.ts';
import { findings } from '#contract/qc/services.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Section } from '#web/ui/layout/Section.tsx';
import { Table } from '#web/ui/table/Table.tsx';
import { GradeMark, grades, gradeZone } from '#web/widgets/parts/GradeCells.tsx';
import styles from './detection.module.css';
import { FindingFigure } from './FindingFigure.tsx';
import { useLab } from './use-lab.ts';

/** The order of the page; the contract's own list stands beside its schemas, which are heavy. */
const verdicts = ['pass', 'conditional', 'suspect', 'fail'] as const satisfies readonly Verdict[];
const facts = ['hours', 'standard', 'plan', 'hands', 'genuine', 'cost'] as const;
const steps = ['receive', 'plan', 'test', 'stop', 'review', 'confirm'] as const;
/** Working days that both parties have to confirm a result (domain section 6). */
const CONFIRM_DAYS = 3;

/** Shows the facts of the test center with their figures. */
export function LabFacts() {
  const t = useTranslator('qc/detection');
  const values = {
    hours: limits.resultHoursMin,
    edition,
  };
  return (
    <Section title={t('facts.title')}>
      <dl className={styles.terms}>
        {facts.map((key) => (
          <div key={key}>
            <dt>{t(`facts.${key}.name`)}</dt>
            <dd>{t(`facts.${key}.text`, values)}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

/** From the dock to the confirmed result. */
export function LabSteps() {
  const own = useTranslator('qc/overview');
  return (
    <Section title={own('steps.title')}>
      <ol className={styles.steps}>
        {steps.map((key) => (
          <li key={key}>
            <h3>{own(`steps.${key}.name`)}</h3>
            <p>{own(`steps.${key}.text`, { days: CONFIRM_DAYS })}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** The twelve items of the showcase. */
export function Gallery() {
  const t = useTranslator('qc/detection');
  return (
    <Section title={t('gallery.title')} aside={t('gallery.aside')}>
      <ul className={styles.gallery}>
        {findings.map((finding) => (
          <li key={finding.number}>
            <FindingFigure
              finding={finding}
              linked
              sizes="(max-width: 720px) 92vw, (max-width: 1024px) 45vw, 320px"
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The seven grades, and the four verdicts below them. */
export function Grades() {
  const t = useTranslator('qc/detection');
  return (
    <>
      <Section title={t('grades.title')}>
        <ul className={styles.grades}>
          {grades.map((grade) => (
            <li key={grade}>
              <GradeMark grade={grade} />
              <span>{t(`gradeName.${grade}`)}</span>
              <small>{t(`grades.${gradeZone(grade)}`)}</small>
            </li>
          ))}
        </ul>
      </Section>
      <Section title={t('verdicts.title')}>
        <dl className={styles.terms}>
          {verdicts.map((verdict) => (
            <div key={verdict}>
              <dt>{t(`verdicts.${verdict}.name`)}</dt>
              <dd>{t(`verdicts.${verdict}.text`)}</dd>
            </div>
          ))}
        </dl>
      </Section>
    </>
  );
}

/** Shows the tests that an order proposes for each type of goods. */
export function Advice() {
  const own = useTranslator('qc/overview');
  const goods = useTranslator('order-parts/goods');
  const { testName } = useLab();
  return (
    <Section title={own('advice.title')}>
      <Table
        label={own('advice.title')}
        rows={goodsTypes}
        rowKey={(type) => type}
        columns={[
          {
            key: 'type',
            head: own('advice.type'),
            cell: (type) => goods(`goodsType.${type}`),
            phone: 'title',
          },
          {
            key: 'tests',
            head: own('advice.tests'),
            cell: (type) => recommended[type].map(testName).join(' · '),
            phone: 'wide',
          },
        ]}
      />
      <p className={styles.foot}>{own('advice.note')}</p>
    </Section>
  );
}
