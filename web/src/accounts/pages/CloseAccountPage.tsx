import { closingState } from '#contract/accounts/closing-calls.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import layout from '#web/ui/layout/layout.module.css';
import { PageHead } from '#web/ui/layout/PageHead.tsx';
import { SkeletonLines } from '#web/ui/Skeleton.tsx';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import { CloseSection } from '../closing/CloseSection.tsx';
import { DataSection } from '../closing/DataSection.tsx';
import { FinishSection } from '../closing/FinishSection.tsx';
import { useUser } from '../use-user.ts';

/** The way out of the market: what is to be finished, the reader's data, and closing the account. */
export default function CloseAccountPage() {
  const t = useTranslator('accounts/closing');
  const user = useUser().data;
  const state = useCallQuery(closingState, {});
  return (
    <>
      <PageHead title={t('title')} />
      <FailNote error={state.error} again={() => void state.refetch()} />
      {(!user || !state.data) && !state.isError && (
        <div className={layout.awaited}>
          <SkeletonLines label={t('loading')} lines={10} />
        </div>
      )}
      {user && state.data && (
        <div className={layout.sections}>
          <FinishSection user={user} open={state.data.open} />
          <DataSection user={user} />
          <CloseSection user={user} canClose={state.data.open.length === 0} />
        </div>
      )}
    </>
  );
}
