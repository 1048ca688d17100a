import type { Outcome } from '#contract/qc/inspection-schemas.ts';
import type { Report } from '#contract/qc/schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { cx } from '#web/ui/class-names.ts';
import { Icon, type IconName } from '#web/ui/icon/Icon.tsx';
import { Quantity } from '#web/widgets/parts/Quantity.tsx';
import { shortStandard } from './code.ts';
import styles from './Sheet.module.css';

const faces: Record<Outcome, { icon: IconName; tone: string | undefined }> = {
  pass: { icon: 'check', tone: styles.green },
  fail: { icon: 'cross', tone: styles.red },
  suspect: { icon: 'warning', tone: styles.amber },
  inconclusive: { icon: 'clock', tone: styles.amber },
};

/** The result of one test, as a sign and a word. */
export function OutcomeText(props: { outcome: Outcome | null; leftOut?: boolean }) {
  const { outcome, leftOut = false } = props;
  const t = useTranslator('qc');
  if (outcome === null) {
    return <span className={styles.quiet}>{t(leftOut ? 'table.leftOut' : 'table.notTested')}</span>;
  }
  return (
    <span className={cx(styles.outcome, faces[outcome].tone)}>
      <Icon name={faces[outcome].icon} size={12} />
      {t(`outcome.${outcome}`)}
    </span>
  );
}

/** Every test with its method, its sample and what it found. */
export function SheetTests({ report }: { report: Report }) {
  const t = useTranslator('qc');
  const format = useFormat();
  const note = t('table.note', {
    standard: shortStandard(report.edition),
    pieces: format.number(report.quantityReceived, 0),
  });
  return (
    <>
      <h2>
        {t('table.title')} <span>{note}</span>
      </h2>
      <table className={styles.tests}>
        <thead>
          <tr>
            <th scope="col">{t('table.test')}</th>
            <th scope="col" className={styles.wide}>
              {t('table.method')}
            </th>
            <th scope="col" className={styles.figure}>
              {t('table.sample')}
            </th>
            <th scope="col" className={styles.figure}>
              {t('table.failed')}
            </th>
            <th scope="col">{t('table.result')}</th>
            <th scope="col" className={styles.wide}>
              {t('table.instrument')}
            </th>
          </tr>
        </thead>
        <tbody>
          {report.tests.map((test) => (
            <tr key={test.test}>
              <th scope="row">{t(`test.${test.test}`)}</th>
              <td className={cx(styles.wide, styles.second)}>{test.method}</td>
              <td className={styles.figure}>
                <Quantity count={test.sampled} bare />
              </td>
              <td className={cx(styles.figure, test.failed > 0 && styles.red)}>
                <Quantity count={test.failed} bare />
              </td>
              <td>
                <OutcomeText outcome={test.outcome} leftOut={test.leftOutReason !== null} />
              </td>
              <td className={cx(styles.wide, styles.mono)}>{test.equipment ?? '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
