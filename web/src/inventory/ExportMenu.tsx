import { inventoryExport } from '#contract/inventory/calls.ts';
import { sheetFormats } from '#contract/inventory/stock.ts';
import type { StockFilter } from '#contract/inventory/stock-schemas.ts';
import { useDownload } from '#web/api/use-download.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Icon } from '#web/ui/icon/Icon.tsx';
import { Note } from '#web/ui/Note.tsx';
import { Menu } from '#web/ui/overlay/Menu.tsx';
import { useFailText } from '#web/widgets/records/FailNote.tsx';
import styles from './inventory.module.css';

const names = { xlsx: 'Excel (xlsx)', csv: 'CSV' } as const;

/** My stock as a file: what the filter leaves. */
export function useExport(filter: StockFilter) {
  const t = useTranslator('inventory');
  const failText = useFailText();
  const file = useDownload(inventoryExport);
  const menu = (
    <Menu
      label={t('export.label')}
      align="end"
      className={styles.menu ?? ''}
      items={sheetFormats.map((format) => ({
        key: format,
        label: <span translate="no">{names[format]}</span>,
        icon: 'download' as const,
        onPick: () => file.start({ ...filter, format }),
        disabled: file.isBusy,
      }))}
    >
      <Icon name="download" />
      {t('export.face')}
    </Menu>
  );
  const note = file.error && (
    <Note tone="fail">
      {t('export.failed')} {failText(file.error)}
    </Note>
  );
  return { menu, note };
}
