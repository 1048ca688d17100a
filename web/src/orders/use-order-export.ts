import type { ClientInput } from '#contract/call.ts';
import { orderExport } from '#contract/documents/calls.ts';
import { orderSheetFormats } from '#contract/documents/constants.ts';
import { useDownload } from '#web/api/use-download.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useExportMenu } from '#web/widgets/records/ExportMenu.tsx';

type Filter = Omit<ClientInput<typeof orderExport>, 'format'>;

/** Offers my orders as a file: what the tab and the filter leave. */
export function useOrderExport(filter: Filter) {
  const t = useTranslator('orders/list');
  const file = useDownload(orderExport);
  return useExportMenu({
    formats: orderSheetFormats,
    label: t('export'),
    failed: t('exportFailed'),
    file,
    onPick: (format) => file.start({ ...filter, format }),
  });
}
