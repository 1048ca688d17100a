import { quoteMakers } from '#contract/enquiries/calls.ts';
import { type EnquiryType, quoteSorts } from '#contract/enquiries/table.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { cx } from '#web/ui/class-names.ts';
import { Checkbox } from '#web/ui/form/Checkbox.tsx';
import { KeywordInput } from '#web/ui/form/KeywordInput.tsx';
import { Select } from '#web/ui/form/Select.tsx';
import layout from '#web/ui/layout/layout.module.css';
import type { Tab } from './addresses.ts';
import type { QuoteQuery } from './quote-query.ts';
import styles from './quotes.module.css';

interface Props {
  readonly query: QuoteQuery;
  readonly tab: Tab;
  readonly type: EnquiryType;
  /** How many requests of those that wait end today. */
  readonly today: number;
  readonly onFilter: (part: Partial<QuoteQuery>) => void;
}

/** Shows the filters and the sort order of the list of requests; both are kept in the address. */
export function QuoteFilters({ query, tab, type, today, onFilter }: Props) {
  const t = useTranslator('quotes');
  const makers = useCallQuery(quoteMakers, { type, tab }, { quiet: true }).data ?? [];
  const makerOptions = makers.some(({ name }) => name === query.manufacturer)
    ? makers
    : [...makers, ...(query.manufacturer ? [{ name: query.manufacturer, requests: 0 }] : [])];
  return (
    <search className={cx(layout.filterBar, styles.filters)}>
      <KeywordInput
        label={t('filter')}
        keyword={query.keyword}
        onSearch={(keyword) => onFilter({ keyword })}
      />
      {makerOptions.length > 0 && (
        <Select
          value={query.manufacturer}
          aria-label={t('maker')}
          placeholder={t('allMakers')}
          options={makerOptions.map(({ name }) => ({ value: name, label: name }))}
          onChange={(manufacturer) => onFilter({ manufacturer })}
        />
      )}
      <Select
        value={query.sort}
        aria-label={t('order')}
        options={quoteSorts.map((value) => ({
          value,
          label: t(value === 'due' && tab !== 'awaiting' ? 'sort.open' : `sort.${value}`),
        }))}
        onChange={(sort) => onFilter({ sort })}
      />
      {tab === 'awaiting' && (
        <Checkbox checked={query.enough} onChange={(enough) => onFilter({ enough })}>
          {t('enoughOnly')}
        </Checkbox>
      )}
      <Checkbox
        checked={query.urgent === true}
        onChange={(on) => onFilter({ urgent: on ? true : null })}
      >
        {t('urgentOnly')}
      </Checkbox>
      {tab === 'completed' && (
        <Checkbox checked={query.countered} onChange={(countered) => onFilter({ countered })}>
          {t('counteredOnly')}
        </Checkbox>
      )}
      {tab === 'awaiting' && today > 0 && (
        <span className={styles.filterEnd}>{t('endToday', { count: today })}</span>
      )}
    </search>
  );
}
