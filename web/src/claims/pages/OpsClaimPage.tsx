import { useParams } from 'react-router';
import { opsMe } from '#contract/accounts/session-calls.ts';
import { opsClaimOne, opsClaimWrite } from '#contract/claims/calls.ts';
import type { ClaimView } from '#contract/claims/claim-schemas.ts';
import { isPermitted } from '#contract/permissions.ts';
import { CallFailure } from '#web/api/failure.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { Empty } from '#web/ui/Empty.tsx';
import { Breadcrumbs } from '#web/ui/layout/Breadcrumbs.tsx';
import layout from '#web/ui/layout/layout.module.css';
import { SkeletonLines } from '#web/ui/Skeleton.tsx';
import { WorkBar } from '#web/widgets/claims/WorkBar.tsx';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import { ClaimDeadlines, ClaimMoney, ClaimPieces } from '../ClaimAside.tsx';
import { ClaimDocumentsOfSides } from '../ClaimDocuments.tsx';
import { ClaimFacts } from '../ClaimFacts.tsx';
import { ClaimHead } from '../ClaimHead.tsx';
import { ClaimThread } from '../ClaimThread.tsx';
import { ClaimTrack } from '../ClaimTrack.tsx';
import { ClaimWaits } from '../ClaimWaits.tsx';
import styles from '../claims.module.css';
import { WarehouseForms } from '../desk/DeskMove.tsx';
import { Ruling } from '../desk/Ruling.tsx';
import { Evidence } from '../Evidence.tsx';

const EVERY_MS = 30_000;
const LIST = '/ops/after-sales';

/** One claim at the desks of support and the warehouse. */
export default function OpsClaimPage() {
  const { id = '' } = useParams();
  const t = useTranslator('claims');
  const read = useCallQuery(opsClaimOne, { id }, { everyMs: EVERY_MS });
  if (read.data) return <Claim key={id} view={read.data} again={() => void read.refetch()} />;
  const isMissing =
    read.error instanceof CallFailure && [404, 422].includes(Number(read.error.code));
  if (isMissing) {
    return <Empty title={t('notFound')} action={<ButtonLink to={LIST}>{t('back')}</ButtonLink>} />;
  }
  if (read.error) return <FailNote error={read.error} again={() => read.refetch()} />;
  return <SkeletonLines label={t('loading')} lines={8} />;
}

function Claim({ view, again }: { view: ClaimView; again: () => void }) {
  const t = useTranslator('claims');
  const desk = useTranslator('claims/desk');
  const roles = useCallQuery(opsMe, {}).data?.roles ?? [];
  const mayWrite = roles.includes('support') || roles.includes('warehouse');
  return (
    <>
      <Breadcrumbs
        crumbs={[{ label: desk('title'), to: LIST }, { label: t(`state.${view.state}`) }]}
      />
      <ClaimHead view={view} console="staff" />
      <WorkBar record="claim" no={view.no} />
      <section aria-label={t('track.label')} className={styles.rails}>
        <ClaimTrack view={view} />
      </section>
      <ClaimWaits view={view} console="staff" />
      <WarehouseForms view={view} />
      <Ruling view={view} again={again} />
      <div className={styles.cols}>
        <div className={layout.sections}>
          <ClaimFacts view={view} console="staff" />
          <Evidence view={view} />
          <ClaimThread view={view} call={mayWrite ? opsClaimWrite : null} />
        </div>
        <aside className={layout.sections}>
          <ClaimDeadlines view={view} />
          <ClaimPieces view={view} />
          <ClaimMoney view={view} />
          {isPermitted(roles, 'orderDocuments') && <ClaimDocumentsOfSides view={view} />}
        </aside>
      </div>
    </>
  );
}
