import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { cx } from '../ui/class-names.ts';
import { TextInput } from '../ui/form/TextInput.tsx';
import { CellNote } from '../ui/table/Table.tsx';
import text from '../ui/text.module.css';
import styles from './FigureCell.module.css';
import { type FigureOptions, useFigure } from './fields/use-figure.ts';

const steps: Readonly<Record<string, number>> = { Enter: 1, ArrowDown: 1, ArrowUp: -1 };

/** The same cell of the next or previous row. */
function neighbour(cell: HTMLInputElement, name: string, step: number) {
  const all = [
    ...(cell.closest('table')?.querySelectorAll<HTMLInputElement>(`[data-cell=${name}]`) ?? []),
  ];
  return all[all.indexOf(cell) + step] ?? null;
}

interface Props extends FigureOptions {
  /** The column: cells of one name are neighbours. */
  readonly name: string;
  /** The value figure as it is shown while nobody is in the cell. */
  readonly displayValue: string;
  /** Names the cell for assistive technology. */
  readonly label: string;
  /** Read aloud once it is saved. */
  readonly saved: string;
  readonly placeholder?: string | undefined;
  /** Its unit on a phone, where no column head names it. */
  readonly unit?: string | undefined;
  readonly className?: string | undefined;
}

/**
 * A figure of a row, written in place: leaving it or Enter saves, Enter and arrows go to the rows
 * around it, Esc takes back what was typed.
 */
export function FigureCell(props: Props) {
  const { name, value, decimals, displayValue, label, saved, placeholder, unit, className } = props;
  const id = useId();
  const figure = useFigure(props);
  const { typed, state, wrong } = figure;
  const [isIn, setIn] = useState(false);
  const cell = useRef<HTMLInputElement>(null);
  // Selects the figure, so that typing replaces it: it has just lost its digit groups.
  const isUntouched = isIn && typed === null;
  useLayoutEffect(() => {
    if (isUntouched) cell.current?.select();
  }, [isUntouched]);
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Escape' && typed !== null) {
      event.stopPropagation();
      return figure.back();
    }
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = neighbour(event.currentTarget, name, step);
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
        data-cell={name}
        className={cx(styles.cell, className, state === 'saved' && styles.saved)}
        inputMode={decimals === 0 ? 'numeric' : 'decimal'}
        autoComplete="off"
        suffix={unit && <span className={text.onlySmall}>{unit}</span>}
        placeholder={placeholder}
        aria-label={label}
        aria-invalid={wrong ? true : undefined}
        aria-describedby={wrong ? id : undefined}
        aria-busy={state === 'saving' || undefined}
        value={typed ?? (isIn || value === '' ? value : displayValue)}
        onChange={figure.type}
        onFocus={() => setIn(true)}
        onBlur={() => {
          setIn(false);
          figure.save();
        }}
        onKeyDown={onKeyDown}
      />
      {wrong && (
        <span id={id} role="alert" className={styles.fault}>
          <CellNote tone="red">{wrong}</CellNote>
        </span>
      )}
      <span role="status" className={text.vh}>
        {state === 'saved' && saved}
      </span>
    </>
  );
}
