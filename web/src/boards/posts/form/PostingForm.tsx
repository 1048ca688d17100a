import type {
  ClipboardEventHandler,
  ComponentType,
  FormEvent,
  KeyboardEventHandler,
  ReactNode,
} from 'react';
import type { fileUpload } from '#contract/files/calls.ts';
import type { Form } from '#web/api/use-form.ts';
import type { useUploads } from '#web/api/use-uploads.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/form/Field.tsx';
import { TextArea } from '#web/ui/form/TextArea.tsx';
import layout from '#web/ui/layout/layout.module.css';
import { Section } from '#web/ui/layout/Section.tsx';
import text from '#web/ui/text.module.css';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import { AttachField } from '../../Attachments.tsx';
import styles from '../../boards.module.css';
import { type DraftRow, MOST_ROWS, type RowsDraft, type RowsKit } from './draft-rows.ts';
import { useRowEntry } from './use-row-entry.ts';

/** The values and callbacks of one row of the form. */
export interface RowWiring<Row> {
  readonly row: Row;
  readonly index: number;
  readonly form: Form;
  readonly onChange: (part: Partial<Row>) => void;
  readonly onPaste: ClipboardEventHandler;
  /** Enter leads on: from the part to its quantity, then to the next row; Ctrl and Enter send. */
  readonly onEnter: (field: 'model' | 'count') => KeyboardEventHandler;
  readonly onRemove: (() => void) | undefined;
}

interface Props<Row extends DraftRow> {
  readonly words: {
    readonly title: string;
    readonly aside: string;
    readonly rows: string;
    readonly markHint: string;
    readonly failed: string;
    readonly effect: string;
    readonly send: string;
  };
  /** The post being written, as `usePosting` keeps it. */
  readonly posting: {
    readonly draft: RowsDraft<Row>;
    readonly change: (part: Partial<RowsDraft<Row>>) => void;
    readonly uploads: ReturnType<typeof useUploads<typeof fileUpload>>;
    readonly form: Form;
  };
  readonly kit: RowsKit<Row>;
  /** The fields of one row. */
  readonly Row: ComponentType<RowWiring<Row>>;
  readonly command: { readonly error: Error | null; readonly isPending: boolean };
  readonly onSend: () => void;
  /** Said above the form. */
  readonly children?: ReactNode;
  /** Files that were there before, above those that are added. */
  readonly filesBefore?: ReactNode;
  /** A button beside the one that sends. */
  readonly beside?: ReactNode;
}

/** The form of a post on either board: parts by rows, a note, files. */
export function PostingForm<Row extends DraftRow>(props: Props<Row>) {
  const { words, posting, kit, Row: RowFields, command } = props;
  const { form, uploads, change } = posting;
  const { rows, mark } = posting.draft;
  const t = useTranslator('boards');
  const setRows = (next: readonly Row[]) => change({ rows: next });
  const entry = useRowEntry({ rows, setRows, kit, form });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (form.ready()) props.onSend();
  };
  return (
    <Section title={words.title} aside={words.aside}>
      {props.children}
      <form ref={form.frame} onSubmit={submit} noValidate aria-label={words.title}>
        <ol aria-label={words.rows}>
          {rows.map((row, index) => (
            <RowFields key={row.key} {...entry.wiringOf(row, index)} />
          ))}
        </ol>
        <p className={styles.postAdd}>
          <Button icon="plus" disabled={rows.length >= MOST_ROWS} onClick={entry.addRow}>
            {t('post.add')}
          </Button>
          <span role="status" className={text.q}>
            {entry.pasteText}
          </span>
        </p>
        <div className={layout.fields}>
          <Field label={t('post.mark')} aside={t('optional')} hint={words.markHint}>
            <TextArea value={mark} maxLength={1000} counted onChange={(mark) => change({ mark })} />
          </Field>
          {props.filesBefore}
          <AttachField label={t('post.attach')} uploads={uploads} error={form.error('attach')} />
        </div>
        {command.error && (
          <div className={styles.failed} role="alert">
            <p>{words.failed}</p>
            <FailNote error={command.error} />
          </div>
        )}
        <div className={layout.actions}>
          <span className={`${text.s12} ${text.q} ${layout.grow}`}>{words.effect}</span>
          {props.beside}
          <Button
            type="submit"
            variant="primary"
            size="md"
            loading={command.isPending}
            disabled={uploads.busy}
          >
            {words.send}
          </Button>
        </div>
      </form>
    </Section>
  );
}
