import { useParams } from 'react-router';
import type { ImportView } from '#contract/inventory/import-schemas.ts';
import { CallFailure } from '#web/api/failure.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { Empty } from '#web/ui/Empty.tsx';
import { Breadcrumbs } from '#web/ui/layout/Breadcrumbs.tsx';
import layout from '#web/ui/layout/layout.module.css';
import { PageHead } from '#web/ui/layout/PageHead.tsx';
import { SkeletonLines } from '#web/ui/Skeleton.tsx';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import { UPDATE } from '../update/addresses.ts';
import { CancelImport } from '../update/CancelImport.tsx';
import { ImportEnd } from '../update/ImportEnd.tsx';
import { ImportProgress } from '../update/ImportProgress.tsx';
import { ImportSteps } from '../update/ImportSteps.tsx';
import { ImportTag } from '../update/ImportTag.tsx';
import { MappingStep } from '../update/MappingStep.tsx';
import { PreviewStep } from '../update/PreviewStep.tsx';
import { useImport } from '../update/use-import.ts';

/** One stock list on its way into the stock; it goes on while the page is closed. */
export default function InventoryImportPage() {
  const t = useTranslator('inventory/update');
  const { id = '' } = useParams();
  const read = useImport(id);
  const view = read.data;
  const isMissing =
    read.error instanceof CallFailure && (read.error.code === 404 || read.error.code === 422);
  return (
    <>
      <Breadcrumbs
        crumbs={[
          { label: t('crumb'), to: '/seller-inventory' },
          { label: t('title'), to: UPDATE },
          { label: view?.fileName ?? t('one') },
        ]}
      />
      <PageHead title={view ? <span translate="no">{view.fileName}</span> : t('one')}>
        {view && <ImportTag one={view} />}
      </PageHead>
      {isMissing && (
        <Empty title={t('gone')} action={<ButtonLink to={UPDATE}>{t('title')}</ButtonLink>} />
      )}
      {!isMissing && <FailNote error={read.error} again={() => void read.refetch()} />}
      {read.isPending && <SkeletonLines label={t('one')} lines={6} />}
      {view && (
        <div className={layout.sections}>
          <ImportSteps view={view} />
          <CurrentStep view={view} />
        </div>
      )}
    </>
  );
}

/** The current step of the import. */
function CurrentStep({ view }: { view: ImportView }) {
  const cancel = <CancelImport view={view} />;
  switch (view.state) {
    case 'uploaded':
    case 'reading':
    case 'applying':
    case 'undoing':
      return <ImportProgress view={view} state={view.state} cancel={cancel} />;
    case 'mapping':
      return <MappingStep key={view.version} view={view} cancel={cancel} />;
    case 'preview':
      return view.counts && <PreviewStep view={view} counts={view.counts} cancel={cancel} />;
    case 'done':
    case 'undone':
    case 'failed':
    case 'cancelled':
      return <ImportEnd view={view} state={view.state} />;
  }
}
