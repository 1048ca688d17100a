import { inventoryExport } from '#contract/inventory/calls.ts';
import { sheetFormats } from '#contract/inventory/stock.ts';
import type { StockFilter } from '#contract/inventory/stock-schemas.ts';
import { useDownload } from '#web/api/use-download.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useExportMenu } from '#web/widgets/records/ExportMenu.tsx';
import styles from './inventory.module.css';

/** Offers my stock as a file: what the filter leaves. */
export function useStockExport(filter: StockFilter) {
  const t = useTranslator('inventory');
  const file = useDownload(inventoryExport);
  return useExportMenu({
    formats: sheetFormats,
    label: t('export.label'),
    face: t('export.face'),
    failed: t('export.failed'),
    className: styles.menu ?? '',
    file,
    onPick: (format) => file.start({ ...filter, format }),
  });
}
