import type { ClientInput } from '#contract/call.ts';
import { claimExport } from '#contract/documents/calls.ts';
import { orderSheetFormats } from '#contract/documents/constants.ts';
import { useDownload } from '#web/api/use-download.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Icon } from '#web/ui/icon/Icon.tsx';
import { Note } from '#web/ui/Note.tsx';
import { Menu } from '#web/ui/overlay/Menu.tsx';
import { useFailText } from '#web/widgets/records/FailNote.tsx';
import styles from './claims.module.css';

const names = { xlsx: 'Excel (xlsx)', csv: 'CSV' } as const;

type Filter = Omit<ClientInput<typeof claimExport>, 'format'>;

/** Offers my claims as a file: what the tab and the filter leave. */
export function useClaimExport(filter: Filter) {
  const t = useTranslator('claims');
  const failText = useFailText();
  const file = useDownload(claimExport);
  const menu = (
    <Menu
      label={t('list.export')}
      align="end"
      className={styles.export ?? ''}
      items={orderSheetFormats.map((format) => ({
        key: format,
        label: <span translate="no">{names[format]}</span>,
        icon: 'download' as const,
        onPick: () => file.start({ ...filter, format }),
        disabled: file.isBusy,
      }))}
    >
      <Icon name="download" />
      {t('list.export')}
    </Menu>
  );
  const note = file.error && (
    <Note tone="fail">
      {t('list.exportFailed')} {failText(file.error)}
    </Note>
  );
  return { menu, note };
}
