import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { SelectionBar } from '#web/ui/table/SelectionBar.tsx';
import type { BulkKind } from './BulkDialog.tsx';
import styles from './inventory.module.css';
import type { StockSelection } from './use-selection.ts';

interface Props {
  readonly selection: StockSelection;
  readonly isBusy: boolean;
  readonly onConfirm: () => void;
  readonly onOpen: (kind: BulkKind) => void;
}

/** Actions on the chosen lines; a whole page can be extended to all matching lines. */
export function BulkBar({ selection, isBusy, onConfirm, onOpen }: Props) {
  const t = useTranslator('inventory');
  const { count, total, isWhole } = selection;
  const label = t('stock.chosen', { count });
  return (
    <SelectionBar
      wide
      label={label}
      action={
        <span className={styles.barActs}>
          <Button loading={isBusy} onClick={onConfirm}>
            {t('stock.confirmChosen')}
          </Button>
          <Button onClick={() => onOpen('price')}>{t('bulk.price')}</Button>
          <Button onClick={() => onOpen('state')}>{t('bulk.state')}</Button>
          <Button onClick={() => onOpen('delete')}>{t('bulk.delete')}</Button>
        </span>
      }
    >
      <span className={styles.barFacts} role="status">
        <b>{label}</b>
        {!isWhole && total > count && (
          <button type="button" onClick={selection.selectAll}>
            {t('stock.chooseAll', { count: total })}
          </button>
        )}
        <button type="button" onClick={selection.clear}>
          {t('stock.clearChosen')}
        </button>
      </span>
    </SelectionBar>
  );
}
