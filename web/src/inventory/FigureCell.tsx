import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import type { OwnLine } from '#contract/inventory/calls.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { useWords } from '#web/i18n/words.ts';
import { cx } from '#web/ui/class-names.ts';
import { CellNote } from '#web/ui/Table.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import text from '#web/ui/text.module.css';
import styles from './inventory.module.css';
import { type FigureField, useFigure } from './use-figure.ts';
import type { SaveLine } from './use-line-edits.ts';

const steps: Readonly<Record<string, number>> = { Enter: 1, ArrowDown: 1, ArrowUp: -1 };

/** The same cell of the next or previous row. */
function neighbour(cell: HTMLInputElement, field: FigureField, step: number) {
  const all = [
    ...(cell.closest('table')?.querySelectorAll<HTMLInputElement>(`[data-cell=${field}]`) ?? []),
  ];
  return all[all.indexOf(cell) + step] ?? null;
}

interface Props {
  readonly line: OwnLine;
  readonly field: FigureField;
  /** Decimals that the column pads its prices to. */
  readonly decimals?: number | undefined;
  readonly onSave: SaveLine;
}

/**
 * A figure of a line, written in place: leaving it or Enter saves, Enter and arrows go to the rows
 * around it, Esc takes back what was typed.
 */
export function FigureCell({ line, field, decimals, onSave }: Props) {
  const t = useWords('inventory');
  const format = useFormat();
  const id = useId();
  const figure = useFigure({ line, field, onSave });
  const { kept, typed, state, wrong } = figure;
  const [isIn, setIn] = useState(false);
  const cell = useRef<HTMLInputElement>(null);
  // What is typed next takes the place of the figure, which lost its groups just now.
  const isUntouched = isIn && typed === null;
  useLayoutEffect(() => {
    if (isUntouched) cell.current?.select();
  }, [isUntouched]);
  const resting = () => {
    if (isIn || kept === '') return kept;
    return field === 'quantity' ? format.number(kept, 0) : format.unitPrice(kept, decimals);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Escape' && typed !== null) {
      event.stopPropagation();
      return figure.back();
    }
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = neighbour(event.currentTarget, field, step);
    if (next) next.focus();
    else if (event.key === 'Enter') figure.save();
  };
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
        aria-invalid={wrong ? true : undefined}
        aria-describedby={wrong ? id : undefined}
        aria-busy={state === 'saving' || undefined}
        value={typed ?? resting()}
        onChange={figure.type}
        onFocus={() => setIn(true)}
        onBlur={() => {
          setIn(false);
          figure.save();
        }}
        onKeyDown={onKeyDown}
      />
      {wrong && (
        <span id={id} role="alert" className={styles.cellFault}>
          <CellNote tone="red">{wrong}</CellNote>
        </span>
      )}
      <span role="status" className={styles.vh}>
        {state === 'saved' && t('stock.edit.saved', { mpn: line.mpn })}
      </span>
    </>
  );
}
