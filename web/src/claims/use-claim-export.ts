import type { ClientInput } from '#contract/call.ts';
import { claimExport } from '#contract/documents/calls.ts';
import { orderSheetFormats } from '#contract/documents/constants.ts';
import { useDownload } from '#web/api/use-download.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useExportMenu } from '#web/widgets/records/ExportMenu.tsx';

type Filter = Omit<ClientInput<typeof claimExport>, 'format'>;

/** Offers my claims as a file: what the tab and the filter leave. */
export function useClaimExport(filter: Filter) {
  const t = useTranslator('claims');
  const file = useDownload(claimExport);
  return useExportMenu({
    formats: orderSheetFormats,
    label: t('list.export'),
    failed: t('list.exportFailed'),
    file,
    onPick: (format) => file.start({ ...filter, format }),
  });
}
