import type { Report } from '#contract/qc/schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { checkedStatusOf } from './checked-status.ts';
import styles from './Sheet.module.css';
import { SheetConclusion, SheetFoot } from './SheetConclusion.tsx';
import { SheetDetails } from './SheetDetails.tsx';
import { SheetFacts } from './SheetFacts.tsx';
import { SheetFigures } from './SheetFigures.tsx';
import { SheetHead } from './SheetHead.tsx';
import { SheetTests } from './SheetTests.tsx';

/** Renders the report as printed: white in dark mode too. */
export function Sheet({ report }: { report: Report }) {
  const t = useTranslator('qc');
  const status = checkedStatusOf(report);
  return (
    <article className={styles.sheet} aria-label={t('sheet', { no: report.no })}>
      <div className={styles.inside}>
        {status !== 'valid' && (
          <p className={styles.ended}>
            <span translate="no">{report.no}</span> · {t(`result.${status}`)}
          </p>
        )}
        <SheetHead report={report} />
        <SheetFacts report={report} />
        <SheetTests report={report} />
        <SheetFigures report={report} />
        <SheetConclusion report={report} />
        <SheetDetails report={report} />
        <SheetFoot report={report} />
      </div>
    </article>
  );
}
