import { useTranslator } from '#web/i18n/translator.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { Breadcrumbs } from '#web/ui/layout/Breadcrumbs.tsx';
import layout from '#web/ui/layout/layout.module.css';
import { PageHead } from '#web/ui/layout/PageHead.tsx';
import { ImportHistory } from '../update/ImportHistory.tsx';
import { UploadPanel } from '../update/UploadPanel.tsx';

/** Updates the stock by spreadsheet: a file to begin with, and what became of those before. */
export default function InventoryUpdatePage() {
  const t = useTranslator('inventory/update');
  return (
    <>
      <Breadcrumbs
        crumbs={[{ label: t('crumb'), to: '/seller-inventory' }, { label: t('title') }]}
      />
      <PageHead
        title={t('title')}
        actions={
          <ButtonLink icon="link" to="/seller-inventory-keys">
            {t('keys')}
          </ButtonLink>
        }
      />
      <div className={layout.sections}>
        <UploadPanel />
        <ImportHistory />
      </div>
    </>
  );
}
