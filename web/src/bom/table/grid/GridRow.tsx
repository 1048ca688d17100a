import { memo, type ReactNode, type RefCallback } from 'react';
import type { BomLine, BomPart } from '#contract/bom/bill-schemas.ts';
import { choiceStates } from '#contract/bom/shapes.ts';
import { type LineFigures, lineFigures } from '#contract/bom/sums.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { cx } from '#web/ui/class-names.ts';
import { Checkbox } from '#web/ui/form/Checkbox.tsx';
import styles from '../bom.module.css';
import type { Edit } from '../edits.ts';
import { type Build, isSendable } from '../use-build.ts';
import { CellEditor } from './CellEditor.tsx';
import { type Column, columns, type EditedColumn, isEdited, textOf } from './cells.ts';
import { gridRoles } from './grid-roles.ts';
import { PartCell } from './PartCell.tsx';
import { RowMenu } from './RowMenu.tsx';
import { StateCell } from './StateCell.tsx';
import type { Onward, Writing } from './use-writing.ts';

export interface RowActs {
  readonly pick: (line: BomLine) => void;
  readonly choose: (line: BomLine, part: BomPart | null) => void;
  readonly change: (edits: readonly Edit[]) => void;
  readonly insert: (line: BomLine) => void;
  readonly edit: (line: BomLine) => void;
  readonly end: (text: string | null, onward: Onward) => boolean;
}

export interface RowProps {
  readonly line: BomLine;
  /** Its place among the rows shown, and its number in the bill. */
  readonly rowIndex: number;
  readonly no: number;
  readonly top: number;
  readonly build: Build;
  readonly isPicked: boolean;
  readonly isChecking: boolean;
  readonly notCount: string | undefined;
  readonly focused: Column | null;
  readonly writing: Writing | null;
  readonly measure: RefCallback<HTMLElement>;
  readonly acts: RowActs;
}

const inFigures: readonly Column[] = ['quantity', 'needed', 'sellers', 'unitPrice', 'amount'];
/** A phone has no head over the table that names the currency. */
const inMoney: readonly Column[] = ['unitPrice', 'amount'];

/** One line of a bill. */
export const GridRow = memo(function GridRow(props: RowProps) {
  const { line, rowIndex, top, build, focused, writing, isChecking } = props;
  const figures = lineFigures(line, build);
  const { state } = line.match;
  const waits = !isChecking && choiceStates.includes(state);
  return (
    <div
      ref={props.measure}
      {...gridRoles.row(rowIndex + 1)}
      data-key={line.id}
      data-at={rowIndex}
      className={cx(
        styles.row,
        waits && styles.waits,
        !isChecking && (state === 'noStock' || state === 'dnp') && styles.dim,
      )}
      style={{ transform: `translateY(${top}px)` }}
    >
      {columns.map((column, index) => (
        <div
          key={column}
          {...gridRoles.cell(index, !isEdited(column))}
          data-column={column}
          tabIndex={(focused ?? (rowIndex === 0 ? 'mpn' : null)) === column ? 0 : -1}
          className={cx(
            styles.cell,
            inFigures.includes(column) && styles.figure,
            isEdited(column) && styles.edited,
          )}
        >
          {writing?.column === column ? (
            <Editor row={props} writing={writing} />
          ) : (
            <CellFace column={column} row={props} figures={figures} />
          )}
        </div>
      ))}
    </div>
  );
});

function Editor({ row, writing }: { row: RowProps; writing: Writing }) {
  const t = useTranslator('bom/table');
  const label = t('cell.write', { column: t(`column.${writing.column}`), row: row.no });
  return <CellEditor writing={writing} label={label} onEnd={row.acts.end} />;
}

interface FaceProps {
  readonly column: Column;
  readonly row: RowProps;
  readonly figures: LineFigures;
}

function CellFace({ column, row, figures }: FaceProps) {
  const { line, acts } = row;
  switch (column) {
    case 'pick':
      return <PickCell row={row} />;
    case 'mpn':
    case 'manufacturer':
    case 'designators':
      return <TextCell column={column} line={line} />;
    case 'part':
      return <PartCell row={row} />;
    case 'state':
      return <StateCell row={row} />;
    case 'quantity':
      return <QuantityCell row={row} figures={figures} />;
    case 'acts':
      return <RowMenu line={line} no={row.no} acts={acts} />;
    default:
      return <FigureCell column={column} row={row} figures={figures} />;
  }
}

function PickCell({ row }: { row: RowProps }) {
  const t = useTranslator('bom/table');
  const { line, no, build, isPicked, isChecking, acts } = row;
  return (
    <>
      <span className={styles.no}>{no}</span>
      <Checkbox
        tabIndex={-1}
        checked={isPicked}
        disabled={isChecking || !isSendable(line, build)}
        aria-label={t('cell.pick', { row: no })}
        onChange={() => acts.pick(line)}
      />
    </>
  );
}

function TextCell({ column, line }: { column: Exclude<EditedColumn, 'quantity'>; line: BomLine }) {
  const t = useTranslator('bom/table');
  const text = textOf(line, column);
  const found = column === 'manufacturer' ? line.match.part?.manufacturer : undefined;
  return (
    <>
      <span className={column === 'mpn' ? styles.raw : styles.text} translate="no">
        {text}
      </span>
      {column === 'mpn' && line.alternatives.length > 0 && (
        <small>{t('cell.or', { mpns: line.alternatives.join(', ') })}</small>
      )}
      {column === 'mpn' && line.description !== '' && (
        <small className={styles.text} translate="no">
          {line.description}
        </small>
      )}
      {column === 'mpn' && line.problem && <small className={styles.red}>{line.problem}</small>}
      {found && found.toLowerCase() !== text.toLowerCase() && <small translate="no">{found}</small>}
    </>
  );
}

function QuantityCell({ row, figures }: { row: RowProps; figures: LineFigures }) {
  const t = useTranslator('bom/table');
  const format = useFormat();
  const { line, notCount } = row;
  if (notCount !== undefined) {
    return <small className={styles.red}>{t('cell.quantityWrong', { text: notCount })}</small>;
  }
  if (figures.perBoard === null) {
    const isPlaced = line.match.state !== 'dnp' && line.mpn !== '';
    return (
      <>
        <span className={styles.nothing}>{t('none')}</span>
        {isPlaced && <small className={styles.amber}>{t('cell.noCount')}</small>}
      </>
    );
  }
  return (
    <>
      <span data-label={t('column.quantity')}>{format.number(figures.perBoard, 0)}</span>
      {line.quantity === null && <small>{t('cell.countedAs')}</small>}
      {figures.isMiscounted && (
        <small className={styles.amber}>{t('cell.counted', { counted: line.counted ?? 0 })}</small>
      )}
    </>
  );
}

function FigureCell({ column, row, figures }: FaceProps) {
  const t = useTranslator('bom/table');
  const format = useFormat();
  const { line, isChecking } = row;
  const part = isChecking || choiceStates.includes(line.match.state) ? null : line.match.part;
  const [text, note] = ((): [string | null, ReactNode] => {
    switch (column) {
      case 'needed': {
        const short = isChecking ? 0 : figures.short;
        const said = t('cell.short', { pieces: format.number(short, 0) });
        const needed = figures.needed === null ? null : format.number(figures.needed, 0);
        return [needed, short > 0 && <small className={styles.amber}>{said}</small>];
      }
      case 'sellers': {
        const said = <small>{format.quantity(part?.stock ?? 0)}</small>;
        return [part && format.number(part.sellers, 0), part && said];
      }
      case 'unitPrice': {
        const price = part && figures.unitPrice;
        const said = price && figures.together && <small>{t('cell.together')}</small>;
        return [price ? format.unitPrice(price, 4) : null, said];
      }
      default:
        return [part && figures.amount ? format.amount(figures.amount.amount) : null, null];
    }
  })();
  const label = t(`column.${column}`);
  return (
    <>
      {text === null ? (
        <span className={styles.nothing}>{t('none')}</span>
      ) : (
        <span data-label={inMoney.includes(column) ? `${label} USD` : label}>{text}</span>
      )}
      {note}
    </>
  );
}
