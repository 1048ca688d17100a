import type { Report } from '#contract/qc/calls.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useOrigin } from '#web/page/use-origin.ts';
import { grades } from '#web/widgets/GradeCells.tsx';
import { shortHash } from './code.ts';
import styles from './Sheet.module.css';

/** Shows the conclusion of the lab, its gaps, and the two who signed it. */
export function SheetConclusion({ report }: { report: Report }) {
  const t = useTranslator('qc');
  const stop = t.lang === 'zh' ? '；' : '; ';
  const names = grades.map((grade) => `${grade} ${t(`grade.${grade}`)}`).join(stop);
  const notOrdered = report.notOrdered.map((code) => t(`test.${code}`));
  const notes = [
    [t('conclusion.notCovered'), report.notCovered],
    [t('conclusion.deviations'), report.deviations],
    [t('conclusion.notOrdered'), notOrdered.join(t.lang === 'zh' ? '、' : ', ')],
  ] as const;
  return (
    <>
      <h2>{t('conclusion.title')}</h2>
      <div className={styles.conclusion}>
        <div>
          <p lang="">{report.conclusion}</p>
          <dl className={styles.notes}>
            {notes.map(
              ([term, text]) =>
                text && (
                  <div key={term}>
                    <dt>{term}</dt>
                    <dd>{text}</dd>
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
