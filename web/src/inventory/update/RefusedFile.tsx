import { importRefused } from '#contract/inventory/calls.ts';
import { sheetFormats } from '#contract/inventory/stock.ts';
import { useDownload } from '#web/api/use-download.ts';
import { useWords } from '#web/i18n/words.ts';
import { FailNote } from '#web/parts/FailNote.tsx';
import { Button } from '#web/ui/Button.tsx';
import styles from './update.module.css';

/** Every refused row with its reason as a file, to be mended and sent again. */
export function RefusedFile({ id }: { id: string }) {
  const t = useWords('inventory/update');
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
