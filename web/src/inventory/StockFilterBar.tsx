import { useEffect, useRef } from 'react';
import { inventoryMakers } from '#contract/inventory/calls.ts';
import { stockSorts } from '#contract/inventory/stock.ts';
import { stockConditions } from '#contract/options.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { Button } from '#web/ui/Button.tsx';
import { cx } from '#web/ui/class-names.ts';
import { Select } from '#web/ui/form/Select.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import layout from '#web/ui/layout/layout.module.css';
import text from '#web/ui/text.module.css';
import { useDebounced } from '#web/ui/use-debounced.ts';
import styles from './inventory.module.css';
import {
  isFiltered,
  NO_FILTER,
  type StockQuery,
  startsDescending,
  withFilter,
} from './stock-query.ts';

const TYPING_MS = 300;

interface Props {
  readonly query: StockQuery;
  /** The text in the keyword field, before the list follows. */
  readonly typed: string;
  readonly onType: (typed: string) => void;
  readonly onChange: (next: StockQuery) => void;
}

/** Filters and order of the stock list. Freshness has tabs of its own. */
export function StockFilterBar(props: Props) {
  const { query, onChange } = props;
  const t = useTranslator('inventory');
  const facts = useTranslator('order-parts');
  const { filter } = query;
  const prices = ['with', 'without'] as const;
  const price = filter.hasPrice === null ? '' : filter.hasPrice ? 'with' : 'without';
  return (
    <div className={layout.filterBar}>
      <Keyword {...props} />
      <Makers query={query} onChange={onChange} />
      <Select
        className={styles.choice}
        aria-label={t('stock.condition')}
        placeholder={t('filter.anyCondition')}
        value={filter.condition ?? ''}
        options={stockConditions.map((value) => ({ value, label: facts(`condition.${value}`) }))}
        onChange={(value) => onChange(withFilter(query, { condition: value || null }))}
      />
      <Select
        className={styles.choice}
        aria-label={t('stock.price')}
        placeholder={t('filter.anyPrice')}
        value={price}
        options={prices.map((value) => ({ value, label: t(`filter.price.${value}`) }))}
        onChange={(value) =>
          onChange(withFilter(query, { hasPrice: value ? value === 'with' : null }))
        }
      />
      <Select
        className={cx(styles.choice, text.onlySmall)}
        aria-label={t('filter.sort')}
        value={query.sort}
        options={stockSorts.map((value) => ({ value, label: t(`filter.sorts.${value}`) }))}
        onChange={(sort) =>
          onChange({ ...query, sort, descending: startsDescending(sort), pageNum: 1 })
        }
      />
      {isFiltered({ ...filter, freshness: null }) && (
        <Button
          variant="text"
          onClick={() => onChange(withFilter(query, { ...NO_FILTER, freshness: filter.freshness }))}
        >
          {t('stock.clear')}
        </Button>
      )}
    </div>
  );
}

/** Applies the typed keyword after a pause; the address may change it meanwhile. */
function Keyword({ query, typed, onType, onChange }: Props) {
  const t = useTranslator('inventory');
  const { keyword } = query.filter;
  const settled = useDebounced(typed.trim(), TYPING_MS);
  const said = useRef(keyword);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asks when typing rests, not else.
  useEffect(() => {
    if (settled === said.current) return;
    said.current = settled;
    onChange(withFilter(query, { keyword: settled }));
  }, [settled]);
  useEffect(() => {
    if (keyword === said.current) return;
    said.current = keyword;
    onType(keyword);
  }, [keyword, onType]);
  return (
    <TextInput
      type="search"
      mono
      upper
      className={styles.filter}
      value={typed}
      maxLength={80}
      placeholder={t('stock.filter')}
      aria-label={t('stock.filter')}
      onChange={onType}
    />
  );
}

function Makers({ query, onChange }: Pick<Props, 'query' | 'onChange'>) {
  const t = useTranslator('inventory');
  const format = useFormat();
  const makers = useCallQuery(inventoryMakers, {});
  const { manufacturer } = query.filter;
  const known = (makers.data ?? []).map(({ name, lines }) => ({
    value: name,
    label: `${name} (${format.number(lines, 0)})`,
  }));
  const isKnown = manufacturer === '' || known.some(({ value }) => value === manufacturer);
  return (
    <Select
      className={styles.choice}
      aria-label={t('add.maker')}
      placeholder={t('filter.anyMaker')}
      value={manufacturer}
      options={isKnown ? known : [...known, { value: manufacturer, label: manufacturer }]}
      onChange={(value) => onChange(withFilter(query, { manufacturer: value }))}
    />
  );
}
