import { useMemo } from 'react';
import type { BomLine } from '#contract/bom/bill-schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { cx } from '#web/ui/class-names.ts';
import styles from '../bom.module.css';
import type { Desk, DeskState } from '../desk.ts';
import type { Build } from '../use-build.ts';
import { useSteady } from '../use-steady.ts';
import { columns } from './cells.ts';
import { GridHead } from './GridHead.tsx';
import { GridRow, type RowActs } from './GridRow.tsx';
import { gridRoles } from './grid-roles.ts';
import { type GridOptions, useGrid } from './use-grid.ts';
import { useHiddenColumns } from './use-hidden-columns.ts';
import { useWindow } from './use-window.ts';

/** So many rows stand on the page as they are; more scroll in a frame of their own. */
const WHOLE_ROWS = 20;
const ROW_PX = 57;
const CANDIDATE_PX = 38;

interface Props extends GridOptions {
  readonly desk: Desk;
  readonly state: DeskState;
  readonly build: Build;
  readonly isPicked: (line: BomLine) => boolean;
  readonly onEdit: (line: BomLine) => void;
}

/** The lines of a bill as a table that is written by keyboard; only those in sight are drawn. */
export function BomGrid(props: Props) {
  const { rows, state, build, desk, isPicked } = props;
  const t = useTranslator('bom/table');
  const grid = useGrid(props);
  const order = useMemo(
    () => new Map(state.lines.map(({ id }, index) => [id, index + 1])),
    [state.lines],
  );
  const windowRows = useMemo(
    () => ({
      keys: rows.map(({ id }) => id),
      guess: (index: number) =>
        Math.max(ROW_PX, (rows[index]?.match.candidates.length ?? 0) * CANDIDATE_PX + 20),
    }),
    [rows],
  );
  const { frame, body, offsets, range, measure } = useWindow(windowRows);
  const acts: RowActs = useSteady({
    pick: (line) => props.onPick(line),
    choose: (line, part) => desk.edit([{ do: 'choose', id: line.id, part }]),
    change: (edits) => desk.edit(edits),
    insert: (line) => props.onAdd(line.id),
    edit: (line) => props.onEdit(line),
    end: (text, onward) => grid.end(text, onward),
  });
  const held = rows.findIndex(({ id }) => id === grid.focused?.id);
  return (
    <div
      ref={frame}
      className={cx(styles.frame, rows.length <= WHOLE_ROWS && styles.whole)}
      data-more={useHiddenColumns(frame) || undefined}
    >
      <div
        ref={grid.body as React.RefObject<HTMLDivElement | null>}
        {...gridRoles.grid(t('lines.title'), { rows: rows.length, columns: columns.length })}
        className={styles.grid}
        {...grid.handlers}
      >
        <GridHead />
        <div
          ref={body}
          {...gridRoles.group}
          className={styles.body}
          style={{ height: offsets[rows.length] ?? 0 }}
        >
          {renderedIndexes(range, rows.length, held).map((index) => {
            const line = rows[index] as BomLine;
            return (
              <GridRow
                key={line.id}
                line={line}
                rowIndex={index}
                no={order.get(line.id) ?? 0}
                top={offsets[index] ?? 0}
                build={build}
                isPicked={isPicked(line)}
                isChecking={state.checking.has(line.id)}
                notCount={state.notCounts.get(line.id)}
                focused={grid.focused?.id === line.id ? grid.focused.column : null}
                writing={grid.writing?.id === line.id ? grid.writing : null}
                measure={measure}
                acts={acts}
              />
            );
          })}
        </div>
      </div>
    </div>
  );
}

/** The rows in sight, and the one that has the focus: not rendered, it would lose it. */
function renderedIndexes(
  range: { from: number; to: number },
  rows: number,
  held: number,
): number[] {
  const indexes: number[] = [];
  for (let index = range.from; index < Math.min(range.to, rows); index += 1) indexes.push(index);
  if (held >= 0 && !indexes.includes(held)) indexes.push(held);
  return indexes;
}
