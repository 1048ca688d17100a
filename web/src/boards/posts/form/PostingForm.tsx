import {
  type ClipboardEvent,
  type ClipboardEventHandler,
  type ComponentType,
  type FormEvent,
  type KeyboardEvent,
  type KeyboardEventHandler,
  type ReactNode,
  useState,
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
import { isTable, readPasted } from './paste-lines.ts';

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
  const [said, setSaid] = useState('');
  const setRows = (next: readonly Row[]) => change({ rows: next });
  const focus = (index: number, field: 'model' | 'count') =>
    requestAnimationFrame(() =>
      form.frame.current?.querySelector<HTMLElement>(`[name="${field}.${index}"]`)?.focus(),
    );
  const paste = (index: number) => (event: ClipboardEvent) => {
    const lines = readPasted(event.clipboardData.getData('text'));
    if (!isTable(lines)) return;
    event.preventDefault();
    const next = kit.withPasted(rows, index, lines);
    setRows(next);
    const isFull = index + lines.length > MOST_ROWS;
    setSaid(isFull ? t('post.full') : t('post.pasted', { count: lines.length }));
    focus(Math.min(next.length, index + lines.length) - 1, 'count');
  };
  const enter = (index: number, field: 'model' | 'count') => (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    if (event.ctrlKey || event.metaKey) return form.frame.current?.requestSubmit();
    event.preventDefault();
    if (field === 'model') return focus(index, 'count');
    if (index === rows.length - 1) setRows(kit.withRow(rows));
    focus(index + 1, 'model');
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (form.ready()) props.onSend();
  };
  const wiringOf = (row: Row, index: number): RowWiring<Row> => ({
    row,
    index: index,
    form,
    onChange: (part) =>
      setRows(rows.map((one) => (one.key === row.key ? { ...one, ...part } : one))),
    onPaste: paste(index),
    onEnter: (field) => enter(index, field),
    onRemove:
      rows.length > 1 ? () => setRows(rows.filter((one) => one.key !== row.key)) : undefined,
  });
  return (
    <Section title={words.title} aside={words.aside}>
      {props.children}
      <form ref={form.frame} onSubmit={submit} noValidate aria-label={words.title}>
        <ol aria-label={words.rows}>
          {rows.map((row, index) => (
            <RowFields key={row.key} {...wiringOf(row, index)} />
          ))}
        </ol>
        <p className={styles.postAdd}>
          <Button
            icon="plus"
            disabled={rows.length >= MOST_ROWS}
            onClick={() => {
              setRows(kit.withRow(rows));
              focus(rows.length, 'model');
            }}
          >
            {t('post.add')}
          </Button>
          <span role="status" className={text.q}>
            {said}
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
