import type { Grade } from '#contract/orders/line-schemas.ts';
import type { TestCode } from '#contract/orders/terms-schemas.ts';
import {
  coverageHead,
  coverageLines,
  deviationLines,
} from '#contract/qc/planning/coverage-texts.ts';
import { conclusionOf, ownWordsLabel, paragraph } from '#contract/qc/reports/report-texts.ts';
import type { Report } from '#contract/qc/schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { useOrigin } from '#web/page/use-origin.ts';
import { grades } from '#web/widgets/parts/GradeCells.tsx';
import { shortHash } from './code.ts';
import styles from './Sheet.module.css';

/** Shows the conclusion of the lab, its gaps, and the two who signed it. */
export function SheetConclusion({ report }: { report: Report }) {
  const t = useTranslator('qc');
  const { number } = useFormat();
  const namesOf = {
    test: (test: TestCode) => t(`test.${test}`),
    grade: (grade: Grade) => t(`grade.${grade}`),
    count: (count: number) => number(count, 0),
  };
  const stop = t.lang === 'zh' ? '；' : '; ';
  const names = grades.map((grade) => `${grade} ${t(`grade.${grade}`)}`).join(stop);
  const deviations = [
    report.deviations,
    ...deviationLines(report.acceptedDeviations, namesOf.test),
  ];
  const by = report.wordsRevision;
  const notOrdered = report.notOrdered.map((code) => t(`test.${code}`));
  const notes = [
    [t('conclusion.notCovered'), report.notCovered, ''],
    [t('conclusion.deviations'), deviations.filter(Boolean).join('\n'), ''],
    [
      t('conclusion.revised'),
      by
        ? `${report.revisionReason}\n${by.revisedBy}, ${by.approvedBy}`
        : (report.revisionReason ?? ''),
      '',
    ],
    [t('conclusion.notOrdered'), notOrdered.join(t.lang === 'zh' ? '、' : ', '), undefined],
  ] as const;
  return (
    <>
      <h2>{t('conclusion.title')}</h2>
      <div className={styles.conclusion}>
        <div>
          <p>{paragraph(conclusionOf(report, t.lang, namesOf), t.lang)}</p>
          <p className={styles.ownWords}>
            <span>{ownWordsLabel(t.lang)}</span>
            <span lang="">{report.conclusion}</span>
          </p>
          <ReportCoverage report={report} />
          <dl className={styles.notes}>
            {notes.map(
              ([term, text, lang]) =>
                text && (
                  <div key={term}>
                    <dt>{term}</dt>
                    <dd lang={lang}>{text}</dd>
                  </div>
                ),
            )}
          </dl>
        </div>
        <ul className={styles.signers}>
          <li>
            <b>{report.author}</b>
            {t('conclusion.inspector')}
          </li>
          <li>
            <b>{report.reviewer}</b>
            {t('conclusion.reviewer')}
          </li>
        </ul>
      </div>
      <p className={styles.legend}>{t('conclusion.grades', { grades: names })}</p>
    </>
  );
}

/** Shows the coverage of the tests as made, by counterfeit type. */
function ReportCoverage({ report }: { report: Report }) {
  const t = useTranslator('qc');
  const lines = coverageLines(report.coverage, t.lang);
  if (lines.length === 0) return null;
  const { title, note } = coverageHead(t.lang);
  return (
    <section aria-label={title}>
      <dl className={styles.notes}>
        {lines.map(({ level, name, text }) => (
          <div key={level}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.legend}>{note}</p>
    </section>
  );
}

/** The foot: what the results apply to, the hash and the house. */
export function SheetFoot({ report }: { report: Report }) {
  const t = useTranslator('qc');
  const origin = useOrigin();
  return (
    <footer className={styles.foot}>
      <p>{t('scope', { address: `${origin.replace(/^https?:\/\//, '')}/v` })}</p>
      <p>{t('edition', { edition: report.edition })}</p>
      <p className={styles.mono} translate="no" title={report.sha256}>
        SHA-256 {shortHash(report.sha256)}
      </p>
      <p translate="no">
        {report.lab.name}, {report.lab.address}
      </p>
    </footer>
  );
}
