import { useParams } from 'react-router';
import { verifyReport } from '#contract/qc/calls.ts';
import { isReportKey } from '#contract/qc/reports/report-code.ts';
import { CallFailure } from '#web/api/failure.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useHead } from '#web/page/use-head.ts';
import { cx } from '#web/ui/class-names.ts';
import { Section } from '#web/ui/layout/Section.tsx';
import { SkeletonLines } from '#web/ui/Skeleton.tsx';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import { Checked } from '../Checked.tsx';
import { Finding } from '../Finding.tsx';
import { MismatchNote } from '../Mismatch.tsx';
import { Sheet } from '../Sheet.tsx';
import styles from '../Verify.module.css';
import { VerifyForm } from '../VerifyForm.tsx';

/** Checks a report by its number and code: what the check found at the left, the report at the right. */
export default function ReportPage() {
  const t = useTranslator('qc');
  const { no = '', code = '' } = useParams();
  const isCode = isReportKey({ no, code });
  const read = useCallQuery(verifyReport, { no, code }, { enabled: isCode });
  const isUnknown = read.error instanceof CallFailure && read.error.is('notFound');
  const report = read.data;
  useHead({
    title: report?.no ?? t('page.title'),
    description: t('page.head'),
    // Who holds the code reads the report; search engines hold none.
    noIndex: true,
    ...(isUnknown || !isCode ? { status: 404 as const } : {}),
  });
  return (
    <div className={cx(styles.page, styles.open)}>
      <div className={styles.columns}>
        <div>
          {report && (
            <Checked report={report} checkedAt={new Date(read.dataUpdatedAt).toISOString()} />
          )}
          {(isUnknown || !isCode) && (
            <Finding
              tone="fail"
              mark={t('result.none')}
              title={t('result.noneTitle')}
              text={isCode ? t('result.noneText', { no, code }) : t('noneShape', { no, code })}
            />
          )}
          {!isUnknown && <FailNote error={read.error} again={() => read.refetch()} />}
          {isCode && read.isPending && <SkeletonLines label={t('page.reading')} lines={6} />}
        </div>
        {report && <Sheet report={report} />}
        <div>
          <Section title={t('form.another')} className={styles.section}>
            <VerifyForm key={`${no} ${code}`} />
          </Section>
          <MismatchNote />
        </div>
      </div>
    </div>
  );
}
