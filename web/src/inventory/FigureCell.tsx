import type { OwnLine } from '#contract/inventory/schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { FigureCell as Cell } from '#web/widgets/FigureCell.tsx';
import styles from './inventory.module.css';
import { draftOf, editViolations } from './stock-form.ts';
import type { SaveLine } from './use-line-edits.ts';

type FigureField = 'quantity' | 'unitPrice';

interface Props {
  readonly line: OwnLine;
  readonly field: FigureField;
  /** Decimals that the column pads its prices to. */
  readonly decimals?: number | undefined;
  readonly onSave: SaveLine;
}

/** A figure of a line of stock, written in place. */
export function FigureCell({ line, field, decimals, onSave }: Props) {
  const t = useTranslator('inventory');
  const format = useFormat();
  const stored = draftOf(line)[field];
  const isQuantity = field === 'quantity';
  const violationOf = (typed: string) => {
    const violations = editViolations(line, { ...draftOf(line), [field]: typed });
    return violations[`1.${field}`] ?? Object.values(violations)[0];
  };
  return (
    <Cell
      name={field}
      value={stored}
      decimals={isQuantity ? 0 : 5}
      displayValue={
        stored && (isQuantity ? format.number(stored, 0) : format.unitPrice(stored, decimals))
      }
      label={t(`stock.edit.${field}`, { mpn: line.mpn })}
      saved={t('stock.edit.saved', { mpn: line.mpn })}
      placeholder={isQuantity ? undefined : t('stock.noPrice')}
      unit={isQuantity ? undefined : 'USD'}
      className={styles[field]}
      violationOf={violationOf}
      onSave={(typed) => onSave(line, { [field]: typed })}
    />
  );
}
