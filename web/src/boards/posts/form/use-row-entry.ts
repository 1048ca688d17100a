import { type ClipboardEvent, type KeyboardEvent, useState } from 'react';
import type { Form } from '#web/api/use-form.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { type DraftRow, MOST_ROWS, type RowsKit } from './draft-rows.ts';
import type { RowWiring } from './PostingForm.tsx';
import { isTable, readPasted } from './paste-lines.ts';

type RowField = 'model' | 'count';

interface Options<Row extends DraftRow> {
  readonly rows: readonly Row[];
  readonly setRows: (rows: readonly Row[]) => void;
  readonly kit: RowsKit<Row>;
  readonly form: Form;
}

/** Changes the rows of a post by typing, by Enter and by pasting a table. */
export function useRowEntry<Row extends DraftRow>({ rows, setRows, kit, form }: Options<Row>) {
  const t = useTranslator('boards');
  const [pasteText, setPasteText] = useState('');
  const focus = (index: number, field: RowField) =>
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
    setPasteText(isFull ? t('post.full') : t('post.pasted', { count: lines.length }));
    focus(Math.min(next.length, index + lines.length) - 1, 'count');
  };
  const enter = (index: number, field: RowField) => (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    if (event.ctrlKey || event.metaKey) return form.frame.current?.requestSubmit();
    event.preventDefault();
    if (field === 'model') return focus(index, 'count');
    if (index === rows.length - 1) setRows(kit.withRow(rows));
    focus(index + 1, 'model');
  };
  const wiringOf = (row: Row, index: number): RowWiring<Row> => ({
    row,
    index,
    form,
    onChange: (part) =>
      setRows(rows.map((one) => (one.key === row.key ? { ...one, ...part } : one))),
    onPaste: paste(index),
    onEnter: (field) => enter(index, field),
    onRemove:
      rows.length > 1 ? () => setRows(rows.filter((one) => one.key !== row.key)) : undefined,
  });
  const addRow = () => {
    setRows(kit.withRow(rows));
    focus(rows.length, 'model');
  };
  return { wiringOf, addRow, pasteText };
}
