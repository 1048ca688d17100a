import { useTranslator } from '#web/i18n/translator.ts';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { Empty } from '#web/ui/Empty.tsx';
import styles from './inventory.module.css';
import { isFiltered, NO_FILTER, type StockQuery, withFilter } from './stock-query.ts';

interface Props {
  readonly query: StockQuery;
  readonly total: number;
  readonly onChange: (next: StockQuery) => void;
}

/** Zero rows: no stock at all leads to an upload, a filter to what it hides. */
export function NoStock({ query, total, onChange }: Props) {
  const t = useTranslator('inventory');
  if (total > 0) {
    return (
      <Empty
        title={t('stock.beyond')}
        action={
          <Button onClick={() => onChange({ ...query, pageNum: 1 })}>{t('stock.first')}</Button>
        }
      />
    );
  }
  if (isFiltered(query.filter)) {
    return (
      <Empty
        title={t('stock.emptyFound')}
        action={
          <Button onClick={() => onChange(withFilter(query, NO_FILTER))}>{t('stock.clear')}</Button>
        }
      />
    );
  }
  return (
    <Empty
      title={t('stock.empty')}
      action={
        <span className={styles.rowActs}>
          <ButtonLink variant="primary" icon="upload" to="/seller-inventory-update">
            {t('stock.update')}
          </ButtonLink>
          <ButtonLink icon="plus" to="/seller-inventory-add">
            {t('stock.add')}
          </ButtonLink>
        </span>
      }
    >
      {t('stock.emptyText')}
    </Empty>
  );
}
