import type { Report } from '#contract/qc/schemas.ts';
import { formatStamp } from '#web/i18n/format.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import styles from './Sheet.module.css';
import { OutcomeText } from './SheetTests.tsx';

type Test = Report['tests'][number];

/** Each test by itself: its figures, instrument, hand, note and what was measured. */
export function SheetDetails({ report }: { report: Report }) {
  const t = useTranslator('qc');
  const done = report.tests.filter((test) => test.outcome !== null);
  if (done.length === 0) return null;
  return (
    <>
      <h2>{t('detail.title')}</h2>
      <ul className={styles.details}>
        {done.map((test) => (
          <Detail key={test.test} test={test} />
        ))}
      </ul>
    </>
  );
}

function Detail({ test }: { test: Test }) {
  const t = useTranslator('qc');
  const format = useFormat();
  const figures = t('detail.figures', {
    sampled: format.number(test.sampled, 0),
    passed: format.number(test.passed, 0),
    failed: format.number(test.failed, 0),
  });
  const facts = [figures];
  if (test.equipment !== null && test.calibratedOn !== null) {
    facts.push(t('detail.calibrated', { id: test.equipment, day: test.calibratedOn }));
  }
  if (test.inspector !== null && test.at !== null) {
    facts.push(t('detail.by', { name: test.inspector, at: formatStamp(test.at) }));
  }
  return (
    <li>
      <p className={styles.detailHead}>
        <b>{t(`test.${test.test}`)}</b>
        <span className={styles.quiet}>{test.level}</span>
        <OutcomeText outcome={test.outcome} />
      </p>
      <p className={styles.second}>
        {facts.map((fact) => (
          <span key={fact} className={styles.fact}>
            {fact}
          </span>
        ))}
      </p>
      {test.sizeReason !== null && (
        <p>{t('detail.resized', { n: test.planned, reason: test.sizeReason })}</p>
      )}
      {test.note !== '' && <p lang="">{test.note}</p>}
      {test.measurements.length > 0 && <MeasuredValues test={test} />}
    </li>
  );
}

function MeasuredValues({ test }: { test: Test }) {
  const t = useTranslator('qc');
  return (
    <table className={styles.tests}>
      <thead>
        <tr>
          <th scope="col">{t('detail.measured')}</th>
          <th scope="col" className={styles.figure}>
            {t('detail.value')}
          </th>
          <th scope="col" className={styles.figure}>
            {t('detail.limits')}
          </th>
        </tr>
      </thead>
      <tbody>
        {test.measurements.map(({ name, value, unit, min, max }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td className={styles.figure}>
              {value} {unit}
            </td>
            <td className={styles.figure}>{limitsText(min, max)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The limits of a measurement, where it has any: 1.2 … 3.6, ≥ 1.2, ≤ 3.6. */
function limitsText(min: string, max: string): string {
  if (min !== '' && max !== '') return `${min} … ${max}`;
  if (min !== '') return `≥ ${min}`;
  return max === '' ? '–' : `≤ ${max}`;
}
