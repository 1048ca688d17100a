import { importRefused } from '#contract/inventory/calls.ts';
import { sheetFormats } from '#contract/inventory/stock.ts';
import { useDownload } from '#web/api/use-download.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import styles from './update.module.css';

/** Every refused row with its reason as a file, to be mended and sent again. */
export function RefusedFile({ id }: { id: string }) {
  const t = useTranslator('inventory/update');
  const file = useDownload(importRefused);
  return (
    <div className={styles.refused}>
      <p>{t('rows.refusedText')}</p>
      {[...sheetFormats].reverse().map((format) => (
        <Button
          key={format}
          icon="download"
          loading={file.isBusy}
          onClick={() => file.start({ id, format })}
        >
          {t('rows.refusedFile', { format })}
        </Button>
      ))}
      <FailNote error={file.error} />
    </div>
  );
}
