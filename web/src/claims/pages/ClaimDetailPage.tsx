import { useLocation, useParams } from 'react-router';
import { type Console, claimListPath, consoleOf } from '#contract/addresses.ts';
import { claimDetail, claimWrite } from '#contract/claims/calls.ts';
import type { ClaimView } from '#contract/claims/claim-schemas.ts';
import { CallFailure } from '#web/api/failure.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { Empty } from '#web/ui/Empty.tsx';
import { Breadcrumbs } from '#web/ui/layout/Breadcrumbs.tsx';
import layout from '#web/ui/layout/layout.module.css';
import { SkeletonLines } from '#web/ui/Skeleton.tsx';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import { kindOf } from '../addresses.ts';
import { ClaimDeadlines, ClaimMoney, ClaimPieces } from '../ClaimAside.tsx';
import { ClaimDocuments } from '../ClaimDocuments.tsx';
import { ClaimFacts } from '../ClaimFacts.tsx';
import { ClaimHead } from '../ClaimHead.tsx';
import { ClaimThread } from '../ClaimThread.tsx';
import { ClaimTrack } from '../ClaimTrack.tsx';
import { ClaimWaits } from '../ClaimWaits.tsx';
import styles from '../claims.module.css';
import { Evidence } from '../Evidence.tsx';
import { ClaimMove } from '../moves/ClaimMove.tsx';
import { WithdrawClaim } from '../WithdrawClaim.tsx';

/** How often an open claim is read again; other parties act meanwhile. */
const EVERY_MS = 20_000;

/** One claim, in the console of the reader. */
export default function ClaimDetailPage() {
  const { id = '' } = useParams();
  const { pathname } = useLocation();
  const t = useTranslator('claims');
  const read = useCallQuery(claimDetail, { id }, { everyMs: EVERY_MS });
  const console = consoleOf(pathname);
  if (read.data) return <Claim key={id} view={read.data} console={console} />;
  const isMissing =
    read.error instanceof CallFailure && [404, 422].includes(Number(read.error.code));
  if (isMissing) {
    return (
      <Empty
        title={t('notFound')}
        action={<ButtonLink to={claimListPath(console, kindOf(pathname))}>{t('back')}</ButtonLink>}
      />
    );
  }
  if (read.error) return <FailNote error={read.error} again={() => read.refetch()} />;
  return <SkeletonLines label={t('loading')} lines={8} />;
}

function Claim({ view, console }: { view: ClaimView; console: Console }) {
  const t = useTranslator('claims');
  return (
    <>
      <Breadcrumbs
        crumbs={[
          { label: t(`title.${view.kind}`), to: claimListPath(console, view.kind) },
          { label: t(`state.${view.state}`) },
        ]}
      />
      <ClaimHead view={view} console={console} actions={<WithdrawClaim view={view} />} />
      <div className={layout.trackAndMove}>
        <section aria-label={t('track.label')}>
          <ClaimTrack view={view} />
        </section>
        <div>
          <ClaimWaits view={view} console={console} />
          <ClaimMove view={view} />
        </div>
      </div>
      <div className={styles.cols}>
        <div className={layout.sections}>
          <ClaimFacts view={view} console={console} />
          <Evidence view={view} />
          <ClaimThread view={view} call={claimWrite} />
        </div>
        <aside className={layout.sections}>
          <ClaimDeadlines view={view} />
          <ClaimPieces view={view} />
          <ClaimMoney view={view} />
          <ClaimDocuments view={view} />
        </aside>
      </div>
    </>
  );
}
