import { useSearchParams } from 'react-router';
import { isLegalDocument, type LegalDocument, legalDocuments } from '#contract/legal/documents.ts';
import { opsLegalOne } from '#contract/legal/staff-calls.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Segmented } from '#web/ui/form/Segmented.tsx';
import { PageHead } from '#web/ui/layout/PageHead.tsx';
import { SkeletonLines } from '#web/ui/Skeleton.tsx';
import { WorkBar } from '#web/widgets/claims/WorkBar.tsx';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import { DraftEditor } from '../../terms/DraftEditor.tsx';
import { Proposal } from '../../terms/Proposal.tsx';
import { ProposeVersion } from '../../terms/ProposeVersion.tsx';
import styles from '../../terms/terms.module.css';
import { VersionTable } from '../../terms/VersionTable.tsx';

const EVERY_MS = 60_000;

/** Versions of the terms and of the privacy notice: drafted, approved by a second person, accepted. */
export default function TermsPage() {
  const t = useTranslator('operator/terms');
  const names = useTranslator('blog');
  const [params, setParams] = useSearchParams();
  const wantedDocument = params.get('document') ?? '';
  const document = isLegalDocument(wantedDocument) ? wantedDocument : legalDocuments[0];
  const read = useCallQuery(opsLegalOne, { document }, { everyMs: EVERY_MS });
  const state = read.data?.document === document ? read.data : undefined;
  return (
    <>
      <PageHead title={t('title')}>
        <span>{t('about')}</span>
      </PageHead>
      <div className={styles.page}>
        <Segmented<LegalDocument>
          label={t('document')}
          value={document}
          options={legalDocuments.map((one) => ({ value: one, label: names(`page.${one}`) }))}
          onChange={(one) => setParams({ document: one }, { replace: true })}
        />
        <FailNote error={read.error} again={() => read.refetch()} />
        {read.isPending && <SkeletonLines label={t('reading')} lines={8} />}
        {state && (
          <>
            {state.draft && <WorkBar record="content" no={document} />}
            {state.proposal && <Proposal state={state} proposal={state.proposal} />}
            <VersionTable state={state} />
            <DraftEditor key={`${document}/${state.draft?.version ?? 0}`} state={state} />
            {state.draft && !state.proposal && (
              <ProposeVersion key={document} state={state} version={state.draft.version} />
            )}
          </>
        )}
      </div>
    </>
  );
}
