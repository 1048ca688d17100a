import type { ReportLink } from '#contract/content/blacklist-schemas.ts';
import { verifyPath } from '#contract/qc/reports/report-code.ts';
import styles from './content.module.css';

/** A report's number, leading to its public check in another tab. */
export function ReportNo({ report }: { report: ReportLink | null }) {
  if (report === null) return <>–</>;
  return (
    <a
      href={verifyPath(report)}
      target="_blank"
      rel="noreferrer"
      className={styles.report}
      translate="no"
    >
      {report.no}
    </a>
  );
}
