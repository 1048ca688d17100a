import { loginUser } from '#contract/accounts/session-calls.ts';
import { sellerAudit } from '#contract/onboarding/calls.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import layout from '#web/ui/layout/layout.module.css';
import { PageHead } from '#web/ui/layout/PageHead.tsx';
import { SkeletonLines } from '#web/ui/Skeleton.tsx';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import { ReviewRail, SettlementTag } from '../ReviewRail.tsx';
import styles from '../Settlement.module.css';
import { SettlementForm } from '../SettlementForm.tsx';
import { SubmittedSettlement } from '../Submitted.tsx';

/** A seller settles in: three steps, review by the platform, and what must be changed. */
export default function SettlementPage() {
  const t = useTranslator('onboarding');
  const read = useCallQuery(sellerAudit, {});
  const account = useCallQuery(loginUser, {}).data?.id;
  const audit = account === undefined ? undefined : read.data;
  return (
    <>
      <PageHead title={t('title')}>
        {audit && <SettlementTag state={audit.state} />}
        {audit?.state === 'draft' && <span className={styles.quiet}>{t('draftText')}</span>}
      </PageHead>
      {read.isError && !audit && <FailNote error={read.error} again={() => void read.refetch()} />}
      {!read.isError && !audit && <SkeletonLines label={t('loading')} lines={8} />}
      {audit && account && (audit.state === 'draft' || audit.state === 'rejected') && (
        <SettlementForm audit={audit} account={account} />
      )}
      {audit && account && (audit.state === 'submitted' || audit.state === 'pass') && (
        <div className={layout.cols}>
          <SubmittedSettlement audit={audit} account={account} />
          <ReviewRail audit={audit} />
        </div>
      )}
    </>
  );
}
