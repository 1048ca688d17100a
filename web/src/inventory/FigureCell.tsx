import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import type { OwnLine } from '#contract/inventory/calls.ts';
import { CallFailure } from '#web/api/failure.ts';
import { useLateFieldText } from '#web/api/field-text.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { useWords } from '#web/i18n/words.ts';
import { useFailText } from '#web/parts/FailNote.tsx';
import { cx } from '#web/ui/class-names.ts';
import { readFigure } from '#web/ui/FigureInput.tsx';
import { CellNote } from '#web/ui/Table.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import text from '#web/ui/text.module.css';
import styles from './inventory.module.css';
import { draftOf, faultsOfEdit } from './stock-form.ts';
import type { SaveLine } from './use-line-edits.ts';

type Figure = 'quantity' | 'unitPrice';

const decimalsOf: Record<Figure, number> = { quantity: 0, unitPrice: 5 };
const steps: Readonly<Record<string, number>> = { Enter: 1, ArrowDown: 1, ArrowUp: -1 };

/** The same cell of the next or previous row. */
function neighbour(cell: HTMLInputElement, field: Figure, step: number): HTMLInputElement | null {
  const all = [
    ...(cell.closest('table')?.querySelectorAll<HTMLInputElement>(`[data-cell=${field}]`) ?? []),
  ];
  return all[all.indexOf(cell) + step] ?? null;
}

interface Props {
  readonly line: OwnLine;
  readonly field: Figure;
  /** Decimals that the column pads its prices to. */
  readonly decimals?: number | undefined;
  readonly onSave: SaveLine;
}

/**
 * A figure of a line, written in place: leaving it or Enter saves, Enter and arrows go to the rows
 * around it, Esc takes back what was typed. What could not be saved stays as typed.
 */
export function FigureCell({ line, field, decimals, onSave }: Props) {
  const t = useWords('inventory');
  const format = useFormat();
  const failText = useFailText();
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [isIn, setIn] = useState(false);
  const cell = useRef<HTMLInputElement>(null);
  // What is typed next takes the place of the figure, which lost its groups just now.
  const isUntouched = isIn && typed === null;
  useLayoutEffect(() => {
    if (isUntouched) cell.current?.select();
  }, [isUntouched]);
  const [state, setState] = useState<'still' | 'saving' | 'saved'>('still');
  const [failure, setFailure] = useState<Error | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const fieldText = useLateFieldText(fault !== null);
  const kept = draftOf(line)[field];
  const shown = () => {
    if (kept === '') return '';
    return field === 'quantity' ? format.number(kept, 0) : format.unitPrice(kept, decimals);
  };
  const back = () => {
    setTyped(null);
    setFault(null);
    setFailure(null);
  };
  const save = () => {
    if (typed === null || typed === kept) return back();
    const draft = { ...draftOf(line), [field]: typed };
    const faults = faultsOfEdit(line, draft);
    const wrong = faults[`1.${field}`] ?? Object.values(faults)[0];
    setFault(wrong ?? null);
    setFailure(null);
    if (wrong !== undefined) return;
    setState('saving');
    onSave(line, { [field]: typed }).then(
      () => {
        setTyped(null);
        setState('saved');
      },
      (error: Error) => {
        setFailure(error);
        setState('still');
      },
    );
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Escape' && typed !== null) {
      event.stopPropagation();
      return back();
    }
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = neighbour(event.currentTarget, field, step);
    if (next) next.focus();
    else if (event.key === 'Enter') save();
  };
  const said =
    fault === null
      ? failure &&
        (failure instanceof CallFailure && failure.fields[0]
          ? failure.fields[0].message
          : failText(failure))
      : fieldText(fault);
  return (
    <>
      <TextInput
        mono
        align="right"
        size="xs"
        ref={cell}
        data-cell={field}
        className={cx(styles.cell, styles[field], state === 'saved' && styles.saved)}
        inputMode={field === 'quantity' ? 'numeric' : 'decimal'}
        autoComplete="off"
        suffix={field === 'unitPrice' && <span className={text.onlySmall}>USD</span>}
        placeholder={field === 'unitPrice' ? t('stock.noPrice') : undefined}
        aria-label={t(`stock.edit.${field}`, { mpn: line.mpn })}
        aria-invalid={said ? true : undefined}
        aria-describedby={said ? id : undefined}
        aria-busy={state === 'saving' || undefined}
        value={typed ?? (isIn ? kept : shown())}
        onChange={(said) => {
          setTyped(readFigure(said, decimalsOf[field]));
          setState('still');
        }}
        onFocus={() => setIn(true)}
        onBlur={() => {
          setIn(false);
          save();
        }}
        onKeyDown={onKeyDown}
      />
      {said && (
        <span id={id} role="alert" className={styles.cellFault}>
          <CellNote tone="red">{said}</CellNote>
        </span>
      )}
      <span role="status" className={styles.vh}>
        {state === 'saved' && t('stock.edit.saved', { mpn: line.mpn })}
      </span>
    </>
  );
}
