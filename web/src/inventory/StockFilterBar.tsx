import { useEffect, useRef, useState } from 'react';
import { inventoryMakers } from '#contract/inventory/calls.ts';
import { stockSorts } from '#contract/inventory/stock.ts';
import { conditions } from '#contract/options.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { Button } from '#web/ui/Button.tsx';
import { cx } from '#web/ui/class-names.ts';
import layout from '#web/ui/layout.module.css';
import { Select } from '#web/ui/Select.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import text from '#web/ui/text.module.css';
import { useSettled } from '#web/ui/use-settled.ts';
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
  readonly asked: StockQuery;
  readonly onAsk: (next: StockQuery) => void;
}

/** What of my stock is shown, in which order. Freshness has tabs of its own. */
export function StockFilterBar({ asked, onAsk }: Props) {
  const t = useTranslator('inventory');
  const facts = useTranslator('order-parts');
  const { filter } = asked;
  const prices = ['with', 'without'] as const;
  const price = filter.hasPrice === null ? '' : filter.hasPrice ? 'with' : 'without';
  return (
    <div className={layout.filterBar}>
      <Keyword asked={asked} onAsk={onAsk} />
      <Makers asked={asked} onAsk={onAsk} />
      <Select
        className={styles.choice}
        aria-label={t('stock.condition')}
        placeholder={t('filter.anyCondition')}
        value={filter.condition ?? ''}
        options={conditions.map((value) => ({ value, label: facts(`condition.${value}`) }))}
        onChange={(value) => onAsk(withFilter(asked, { condition: value || null }))}
      />
      <Select
        className={styles.choice}
        aria-label={t('stock.price')}
        placeholder={t('filter.anyPrice')}
        value={price}
        options={prices.map((value) => ({ value, label: t(`filter.price.${value}`) }))}
        onChange={(value) =>
          onAsk(withFilter(asked, { hasPrice: value ? value === 'with' : null }))
        }
      />
      <Select
        className={cx(styles.choice, text.onlySmall)}
        aria-label={t('filter.sort')}
        value={asked.sort}
        options={stockSorts.map((value) => ({ value, label: t(`filter.sorts.${value}`) }))}
        onChange={(sort) =>
          onAsk({ ...asked, sort, descending: startsDescending(sort), pageNum: 1 })
        }
      />
      {isFiltered({ ...filter, freshness: null }) && (
        <Button
          variant="text"
          onClick={() => onAsk(withFilter(asked, { ...NO_FILTER, freshness: filter.freshness }))}
        >
          {t('stock.clear')}
        </Button>
      )}
    </div>
  );
}

/** What is typed is asked once it rests; the address may change it from outside meanwhile. */
function Keyword({ asked, onAsk }: Props) {
  const t = useTranslator('inventory');
  const { keyword } = asked.filter;
  const [typed, setTyped] = useState(keyword);
  const settled = useSettled(typed.trim(), TYPING_MS);
  const said = useRef(keyword);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asks when typing rests, not else.
  useEffect(() => {
    if (settled === said.current) return;
    said.current = settled;
    onAsk(withFilter(asked, { keyword: settled }));
  }, [settled]);
  useEffect(() => {
    if (keyword === said.current) return;
    said.current = keyword;
    setTyped(keyword);
  }, [keyword]);
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
      onChange={setTyped}
    />
  );
}

function Makers({ asked, onAsk }: Props) {
  const t = useTranslator('inventory');
  const format = useFormat();
  const makers = useCallQuery(inventoryMakers, {});
  const { manufacturer } = asked.filter;
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
      onChange={(value) => onAsk(withFilter(asked, { manufacturer: value }))}
    />
  );
}
