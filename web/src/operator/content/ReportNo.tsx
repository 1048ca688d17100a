import type { ReportLink } from '#contract/content/blacklist.ts';
import styles from './content.module.css';

/** A report's number, leading to its public check in another tab. */
export function ReportNo({ report }: { report: ReportLink | null }) {
  if (report === null) return <>–</>;
  return (
    <a
      href={`/v/${report.code}`}
      target="_blank"
      rel="noreferrer"
      className={styles.report}
      translate="no"
    >
      {report.no}
    </a>
  );
}
