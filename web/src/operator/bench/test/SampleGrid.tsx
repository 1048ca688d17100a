import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslator } from '#web/i18n/translator.ts';
import { cx } from '#web/ui/class-names.ts';
import styles from '../bench.module.css';
import { type Mark, markAt, nextOpen, withMark } from './marks.ts';

const order: Record<Mark, Mark> = { open: 'pass', pass: 'fail', fail: 'open' };
const steps: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowLeft: -1,
};
const rowSteps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };
const keys: Readonly<Record<string, Mark>> = {
  p: 'pass',
  f: 'fail',
  Delete: 'open',
  Backspace: 'open',
};

/** Returns how many cells stand in a row: as many as the width has room for. */
const columnsOf = (grid: HTMLElement | null): number =>
  grid === null ? 1 : getComputedStyle(grid).gridTemplateColumns.split(' ').length;

/** Every piece of a sample: P passes it, F fails it, arrows move, a press turns it over. */
export function SampleGrid(props: {
  label: string;
  marks: string;
  onChange: (marks: string) => void;
}) {
  const { label, marks, onChange } = props;
  const t = useTranslator('operator');
  const [at, setAt] = useState(() => nextOpen(marks, -1) ?? 0);
  const frame = useRef<HTMLDivElement>(null);
  const go = (place: number) => {
    const held = Math.min(marks.length - 1, Math.max(0, place));
    setAt(held);
    frame.current?.querySelector<HTMLElement>(`[data-at="${held}"]`)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const rows = rowSteps[event.key];
    const step = rows === undefined ? steps[event.key] : rows * columnsOf(frame.current);
    const mark = keys[event.key] ?? keys[event.key.toLowerCase()];
    if (step === undefined && mark === undefined) return;
    event.preventDefault();
    if (step !== undefined) return go(at + step);
    if (mark === undefined) return;
    const next = withMark(marks, at, mark);
    onChange(next);
    if (mark !== 'open') go(nextOpen(next, at) ?? at);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid of cells.
    <div ref={frame} className={styles.cells} role="group" aria-label={label} onKeyDown={onKeyDown}>
      {[...marks].map((_, place) => {
        const mark = markAt(marks, place);
        return (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: a piece is known by its place alone.
            key={place}
            type="button"
            data-at={place}
            tabIndex={place === at ? 0 : -1}
            className={cx(
              mark === 'pass' && styles.passed,
              mark === 'fail' && styles.failed,
              place === at && styles.here,
            )}
            aria-label={t('bench.sample', { no: place + 1, mark: t(`bench.mark.${mark}`) })}
            onFocus={() => setAt(place)}
            onClick={() => onChange(withMark(marks, place, order[mark]))}
          >
            {place + 1}
          </button>
        );
      })}
    </div>
  );
}
