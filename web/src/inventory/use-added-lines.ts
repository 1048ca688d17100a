import { type ClipboardEvent, type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { inventoryAdd } from '#contract/inventory/calls.ts';
import { useCommand } from '#web/api/hooks.ts';
import { useForm } from '#web/api/use-form.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useDraft } from '#web/ui/form/use-draft.ts';
import { toast } from '#web/ui/overlay/toast.ts';
import { isSheet, readStock } from './read-stock.ts';
import { refusedAt } from './refused-fields.ts';
import {
  EMPTY_STOCK,
  inputOf,
  MOST_LINES,
  refusedPath,
  type StockDraft,
  validateLines,
  withLine,
  withPasted,
} from './stock-form.ts';

/** Holds stock lines that are typed or pasted, and adds them; then opens the list at a path. */
export function useAddedLines(listPath: string) {
  const t = useTranslator('inventory');
  const navigate = useNavigate();
  const [lines, setLines, forget] = useDraft('stock-lines', EMPTY_STOCK);
  const [pasteText, setPasteText] = useState('');
  const [tried, setTried] = useState(false);
  const violations = validateLines(lines);
  const form = useForm(lines, violations);
  const command = useCommand(inventoryAdd, {
    onDone: ({ added }) => {
      forget();
      toast(t('add.sent', { count: added }));
      navigate(listPath);
    },
    onFail: (error) => form.refuse(refusedAt(error, (path) => refusedPath(lines, path))),
  });
  const paste = (i: number) => (event: ClipboardEvent) => {
    const pasted = readStock(event.clipboardData.getData('text'));
    if (!isSheet(pasted)) return;
    event.preventDefault();
    setLines(withPasted(lines, i, pasted));
    const isOver = i + pasted.length > MOST_LINES;
    setPasteText(isOver ? t('add.full') : t('add.pasted', { count: pasted.length }));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (form.ready()) command.mutate(inputOf(lines));
  };
  return {
    ...{ lines, form, command, submit, paste },
    /** Says what was pasted. */
    pasteText,
    /** The number of invalid fields, after an attempt to send. */
    wrong: tried ? Object.keys(violations).length : 0,
    add: () => setLines(withLine(lines)),
    change: (key: number, part: Partial<StockDraft>) =>
      setLines(lines.map((line) => (line.key === key ? { ...line, ...part } : line))),
    remove: (key: number) => setLines(lines.filter((line) => line.key !== key)),
  };
}
