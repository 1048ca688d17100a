import { useState } from 'react';
import { quoteSheet } from '#contract/enquiries/calls.ts';
import type { EnquiryType } from '#contract/enquiries/table.ts';
import { importExtensions, limits } from '#contract/limits.ts';
import { useDownload } from '#web/api/use-download.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/form/Checkbox.tsx';
import { FileField } from '#web/ui/form/FileField.tsx';
import { Note } from '#web/ui/Note.tsx';
import { Dialog } from '#web/ui/overlay/Dialog.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import { downloadFile, textFile } from './fault-file.ts';
import { SheetRows, useViolationText } from './SheetRows.tsx';
import styles from './sheet.module.css';
import { countsOf, useSheet } from './use-sheet.ts';

interface Props {
  readonly type: EnquiryType;
  /** How many requests of the type wait. */
  readonly waiting: number;
  readonly onClose: () => void;
}

/** Many requests by a spreadsheet: download what waits, fill it in, look what it does, send. */
export default function SheetDialog({ type, waiting, onClose }: Props) {
  const t = useTranslator('quotes/sheet');
  // The sentences of what is wrong must not make the dialog wait once there is something to say.
  useViolationText();
  const [isLeaving, setLeaving] = useState(false);
  const sheet = useSheet({
    lost: t('lost'),
    onDone: ({ quoted, refused }) => {
      toast(t('done', { quoted, refused }));
      onClose();
    },
  });
  const { reading, rows, act } = sheet;
  const counts = countsOf(rows ?? []);
  const submittedCount = counts.quote + counts.refuse;
  return (
    <Dialog
      open
      width="wide"
      busy={act.isPending}
      onClose={onClose}
      title={t('title')}
      footer={
        <>
          <Button disabled={act.isPending} onClick={onClose}>
            {t('close')}
          </Button>
          <Button
            variant="primary"
            loading={act.isPending}
            disabled={submittedCount === 0 || (counts.fault > 0 && !isLeaving)}
            onClick={sheet.send}
          >
            {t('send', { quotes: counts.quote, refusals: counts.refuse })}
          </Button>
        </>
      }
    >
      <div className={styles.steps}>
        <DownloadStep type={type} waiting={waiting} />
        <UploadStep sheet={sheet} onChoose={() => setLeaving(false)} />
        {sheet.isChanged && <Note tone="wait">{t('changed')}</Note>}
        <FailNote error={sheet.isChanged ? null : act.error} />
        {rows && (
          <section className={styles.step} aria-live="polite">
            <h3>{t('step.look')}</h3>
            {submittedCount === 0 && counts.fault === 0 && <Note>{t('nothing')}</Note>}
            {counts.fault > 0 && <Note tone="fail">{t('faults', { count: counts.fault })}</Note>}
            {counts.fault > 0 && <ViolationFile rows={rows} />}
            <SheetRows key={reading?.file.name} rows={rows} />
            {counts.fault > 0 && submittedCount > 0 && (
              <Checkbox checked={isLeaving} onChange={setLeaving}>
                {t('leaveOut', { count: counts.fault })}
              </Checkbox>
            )}
          </section>
        )}
      </div>
    </Dialog>
  );
}

/** Downloads the requests that wait as a spreadsheet. */
function DownloadStep({ type, waiting }: Pick<Props, 'type' | 'waiting'>) {
  const t = useTranslator('quotes/sheet');
  const format = useFormat();
  const download = useDownload(quoteSheet);
  return (
    <section className={styles.step}>
      <h3>{t('step.download')}</h3>
      <p>{t('downloadText')}</p>
      <Button
        icon="download"
        loading={download.isBusy}
        disabled={waiting === 0}
        onClick={() => download.start({ type })}
      >
        {t('download', { count: format.number(waiting, 0) })}
      </Button>
      <FailNote error={download.error} />
    </section>
  );
}

interface Upload {
  readonly sheet: ReturnType<typeof useSheet>;
  readonly onChoose: () => void;
}

/** Takes the filled spreadsheet, which is read at once. */
function UploadStep({ sheet, onChoose }: Upload) {
  const t = useTranslator('quotes/sheet');
  const { reading, act } = sheet;
  const files = reading
    ? [{ ...reading, id: 'sheet', name: reading.file.name, size: reading.file.size }]
    : [];
  return (
    <section className={styles.step}>
      <h3>{t('step.upload')}</h3>
      <p>{t('uploadText')}</p>
      <FileField
        files={files}
        onAdd={([file]) => {
          onChoose();
          if (file) sheet.choose(file);
        }}
        onRemove={sheet.forget}
        onRetry={sheet.retry}
        accept={importExtensions.map((ending) => `.${ending}`).join(',')}
        maxBytes={limits.uploadMaxKb * 1024}
        maxFiles={1}
        disabled={act.isPending}
      />
    </section>
  );
}

type Rows = NonNullable<ReturnType<typeof useSheet>['rows']>;

/** Shows the button that downloads the errors as a file, to fix the sheet with. */
function ViolationFile({ rows }: { rows: Rows }) {
  const t = useTranslator('quotes/sheet');
  const faultText = useViolationText();
  const downloadViolations = () => {
    const heads = [t('head.row'), t('head.no'), t('head.column'), t('head.value'), t('head.why')];
    const faults = rows.flatMap(({ row, no, faults: wrong }) =>
      wrong.map(({ column, value, key }) => [`${row}`, no, column, value, faultText(key)]),
    );
    downloadFile(`${t('faultFile')}.csv`, textFile([heads, ...faults]));
  };
  return (
    <Button icon="download" onClick={downloadViolations}>
      {t('keepFaults')}
    </Button>
  );
}
