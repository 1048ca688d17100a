import { bomExport } from '#contract/bom/calls.ts';
import { sheetFormats } from '#contract/inventory/stock.ts';
import { useDownload } from '#web/api/use-download.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Icon } from '#web/ui/icon/Icon.tsx';
import { Note } from '#web/ui/Note.tsx';
import { Menu } from '#web/ui/overlay/Menu.tsx';
import { useFailText } from '#web/widgets/records/FailNote.tsx';
import { tokenOf } from '../tokens.ts';
import styles from './bom.module.css';
import type { Desk } from './desk.ts';

const names = { xlsx: 'Excel (xlsx)', csv: 'CSV' } as const;

/** The bill as a file, matched and priced, once what was typed is saved. */
export function useExport(desk: Desk) {
  const t = useTranslator('bom/table');
  const failText = useFailText();
  const file = useDownload(bomExport);
  const { id } = desk.state().bom;
  const start = (format: (typeof sheetFormats)[number]) =>
    desk.saved().then(
      () => file.start({ id, token: tokenOf(id), format }),
      // Why it could not be saved stands above the table.
      () => undefined,
    );
  const menu = (
    <Menu
      label={t('lines.export')}
      align="end"
      className={styles.export ?? ''}
      items={[...sheetFormats].reverse().map((format) => ({
        key: format,
        label: <span translate="no">{names[format]}</span>,
        icon: 'download' as const,
        onPick: () => void start(format),
        disabled: file.isBusy,
      }))}
    >
      <Icon name="download" />
      {t('lines.export')}
    </Menu>
  );
  const note = file.error && (
    <Note tone="fail" aloud>
      {t('lines.exportFailed')} {failText(file.error)}
    </Note>
  );
  return { menu, note };
}
