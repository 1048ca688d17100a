import { bomExport } from '#contract/bom/calls.ts';
import { sheetFormats } from '#contract/inventory/stock.ts';
import { useDownload } from '#web/api/use-download.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useExportMenu } from '#web/widgets/records/ExportMenu.tsx';
import { tokenOf } from '../tokens.ts';
import styles from './bom.module.css';
import type { Desk } from './desk.ts';

/** Offers the bill as a file, matched and priced, once what was typed is saved. */
export function useBillExport(desk: Desk) {
  const t = useTranslator('bom/table');
  const file = useDownload(bomExport);
  const { id } = desk.state().bom;
  const start = (format: (typeof sheetFormats)[number]) =>
    desk.saved().then(
      () => file.start({ id, token: tokenOf(id), format }),
      // Why it could not be saved stands above the table.
      () => undefined,
    );
  return useExportMenu({
    formats: [...sheetFormats].reverse(),
    label: t('lines.export'),
    failed: t('lines.exportFailed'),
    className: styles.export ?? '',
    file,
    onPick: (format) => void start(format),
  });
}
