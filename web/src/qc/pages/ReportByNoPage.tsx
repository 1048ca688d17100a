import { useLocation, useParams } from 'react-router';
import { opsMe } from '#contract/accounts/session-calls.ts';
import { isPermitted } from '#contract/permissions.ts';
import { reportOne } from '#contract/qc/calls.ts';
import { CallFailure } from '#web/api/failure.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { SkeletonLines } from '#web/ui/Skeleton.tsx';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import { Checked } from '../Checked.tsx';
import { Finding } from '../Finding.tsx';
import { Revision } from '../records/Revision.tsx';
import { Revocation } from '../revocation/Revocation.tsx';
import { Sheet } from '../Sheet.tsx';
import styles from '../Verify.module.css';

/** A report by its number, for the parties of its order and for the staff. */
export default function ReportByNoPage() {
  const t = useTranslator('qc');
  const { no = '' } = useParams();
  const isStaff = useLocation().pathname.startsWith('/ops/');
  const read = useCallQuery(reportOne, { no });
  const roles = useCallQuery(opsMe, {}, { enabled: isStaff }).data?.roles ?? [];
  const mayRequest = isPermitted(roles, 'labWork');
  const isUnknown = read.error instanceof CallFailure && read.error.is('notFound');
  const report = read.data;
  if (isUnknown) {
    return (
      <Finding tone="fail" mark={t('result.none')} title={t('found', { no })} text={t('gone')} />
    );
  }
  return (
    <div className={styles.page}>
      <FailNote error={read.error} again={() => read.refetch()} />
      {read.isPending && <SkeletonLines label={t('page.reading')} lines={6} />}
      {report && (
        <div className={styles.columns}>
          <Checked report={report} checkedAt={new Date(read.dataUpdatedAt).toISOString()} inside />
          <Sheet report={report} />
          {isStaff && (
            <div>
              <Revision report={report} mayRequest={mayRequest} />
              <Revocation report={report} mayRequest={mayRequest} />
            </div>
          )}
        </div>
      )}
    </div>
  );
}
