import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { pricedPaste, pricedUpload } from '#contract/bom/priced-calls.ts';
import type { PricedList, PricedRow } from '#contract/bom/priced-schemas.ts';
import { BOM_PASTE_CHARS, BOM_VISITOR_KB } from '#contract/bom/shapes.ts';
import { importExtensions } from '#contract/limits.ts';
import { useCommand } from '#web/api/hooks.ts';
import { useUploads } from '#web/api/use-uploads.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/form/Field.tsx';
import { FileField } from '#web/ui/form/FileField.tsx';
import { TextArea } from '#web/ui/form/TextArea.tsx';
import layout from '#web/ui/layout/layout.module.css';
import { Note } from '#web/ui/Note.tsx';
import { Dialog } from '#web/ui/overlay/Dialog.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import { type LineDraft, MOST_LINES } from '../place/agent-form.ts';
import { withRows } from './added-rows.ts';
import { ReadColumns, ReadRows } from './ReadRows.tsx';

interface Props {
  readonly lines: readonly LineDraft[];
  readonly onLines: (lines: readonly LineDraft[]) => void;
  readonly onClose: () => void;
}

/** Lines out of a spreadsheet: pasted or uploaded, read by the reader of bills, looked at, added. */
export default function LinesDialog({ lines, onLines, onClose }: Props) {
  const [list, setList] = useState<PricedList | null>(null);
  const [kept, setKept] = useState('');
  if (list === null) {
    return <ReadStep text={kept} onText={setKept} onRead={setList} onClose={onClose} />;
  }
  return (
    <AddStep
      list={list}
      lines={lines}
      onLines={onLines}
      onAgain={() => setList(null)}
      onClose={onClose}
    />
  );
}

const KB_PER_MB = 1024;
const EXAMPLE = 'LM358DR\tTexas Instruments\t10000\t0.092\t2414';

interface ReadProps {
  /** The text in the field: it is still there when the list is read again. */
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly onRead: (list: PricedList) => void;
  readonly onClose: () => void;
}

function ReadStep({ text, onText, onRead, onClose }: ReadProps) {
  const t = useTranslator('orders/lines');
  const id = useId();
  const paste = useCommand(pricedPaste, { changes: [], onDone: onRead, onFail: () => true });
  const uploads = useUploads(pricedUpload, t('lost'));
  const [answer] = uploads.answers;
  const onReadRef = useRef(onRead);
  onReadRef.current = onRead;
  useEffect(() => {
    if (answer !== undefined) onReadRef.current(answer);
  }, [answer]);
  const isLong = text.length > BOM_PASTE_CHARS;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The form of the order around the dialog is not sent.
    event.stopPropagation();
    if (!isLong && text.trim() !== '') paste.mutate({ text });
  };
  const formats = importExtensions.join(', ').toUpperCase();
  return (
    <Dialog
      open
      width="wide"
      title={t('title')}
      busy={paste.isPending}
      onClose={onClose}
      footer={
        <Button
          type="submit"
          form={id}
          variant="primary"
          loading={paste.isPending}
          disabled={isLong || text.trim() === ''}
        >
          {t('read')}
        </Button>
      }
    >
      <form id={id} noValidate onSubmit={submit} className={layout.stack}>
        <Field label={t('paste')} hint={t('hint')} error={isLong ? t('tooLong') : undefined}>
          <TextArea
            rows={7}
            value={text}
            placeholder={EXAMPLE}
            spellCheck={false}
            translate="no"
            onChange={onText}
          />
        </Field>
        <FailNote error={paste.error} />
        <FileField
          {...uploads.field}
          accept={importExtensions.map((ending) => `.${ending}`).join(',')}
          maxBytes={BOM_VISITOR_KB * 1024}
          maxFiles={1}
          hint={t('file', { formats, mb: BOM_VISITOR_KB / KB_PER_MB })}
        />
      </form>
    </Dialog>
  );
}

interface AddProps extends Props {
  readonly list: PricedList;
  readonly onAgain: () => void;
}

/** Shows what was understood and adds it; rows that did not become lines stay to be looked at. */
function AddStep({ list, lines, onLines, onAgain, onClose }: AddProps) {
  const t = useTranslator('orders/lines');
  const [rest, setRest] = useState<{ count: number; rows: readonly PricedRow[] } | null>(null);
  const next = withRows(lines, list.rows);
  const left = new Set((rest?.rows ?? next.left).map(({ row }) => row));
  const leftCount = left.size + list.rowsLeft;
  const add = () => {
    onLines(next.lines);
    if (leftCount > 0) return setRest({ count: next.count, rows: next.left });
    toast(t('added', { count: next.count }));
    onClose();
  };
  return (
    <Dialog
      open
      width="wide"
      title={t(rest === null ? 'lookTitle' : 'leftTitle')}
      onClose={onClose}
      footer={
        rest === null ? (
          <>
            <Button onClick={onAgain}>{t('again')}</Button>
            <Button variant="primary" disabled={next.count === 0} onClick={add}>
              {t('add', { count: next.count })}
            </Button>
          </>
        ) : (
          <Button variant="primary" onClick={onClose}>
            {t('done')}
          </Button>
        )
      }
    >
      <div className={layout.stack}>
        {rest !== null && <p>{t('added', { count: rest.count })}</p>}
        {leftCount > 0 && (
          <Note tone="wait" aloud>
            {t(rest === null ? 'willLeave' : 'left', { count: leftCount, most: MOST_LINES })}
          </Note>
        )}
        {rest === null && <ReadColumns list={list} />}
        <ReadRows rows={rest?.rows ?? list.rows} left={left} />
        {list.rowsLeft > 0 && <Note tone="wait">{t('rowsLeft', { count: list.rowsLeft })}</Note>}
      </div>
    </Dialog>
  );
}
