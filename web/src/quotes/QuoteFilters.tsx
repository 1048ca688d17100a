import { quoteMakers } from '#contract/enquiries/calls.ts';
import { type EnquiryType, quoteSorts } from '#contract/enquiries/table.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { cx } from '#web/ui/class-names.ts';
import { KeywordInput } from '#web/ui/KeywordInput.tsx';
import layout from '#web/ui/layout.module.css';
import { Select } from '#web/ui/Select.tsx';
import type { Tab } from './addresses.ts';
import type { QuoteQuery } from './quote-query.ts';
import styles from './quotes.module.css';

interface Props {
  readonly asked: QuoteQuery;
  readonly tab: Tab;
  readonly type: EnquiryType;
  /** How many requests of those that wait end today. */
  readonly today: number;
  readonly onFilter: (part: Partial<QuoteQuery>) => void;
}

/** Shows the filters and the sort order of the list of requests; both are kept in the address. */
export function QuoteFilters({ asked, tab, type, today, onFilter }: Props) {
  const t = useTranslator('quotes');
  const makers = useCallQuery(quoteMakers, { type, tab }, { quiet: true }).data ?? [];
  const named = makers.some(({ name }) => name === asked.manufacturer)
    ? makers
    : [...makers, ...(asked.manufacturer ? [{ name: asked.manufacturer, requests: 0 }] : [])];
  return (
    <search className={cx(layout.filterBar, styles.filters)}>
      <KeywordInput
        label={t('filter')}
        keyword={asked.keyword}
        onAsk={(keyword) => onFilter({ keyword })}
      />
      {named.length > 0 && (
        <Select
          value={asked.manufacturer}
          aria-label={t('maker')}
          placeholder={t('allMakers')}
          options={named.map(({ name }) => ({ value: name, label: name }))}
          onChange={(manufacturer) => onFilter({ manufacturer })}
        />
      )}
      <Select
        value={asked.sort}
        aria-label={t('order')}
        options={quoteSorts.map((value) => ({
          value,
          label: t(value === 'due' && tab !== 'awaiting' ? 'sort.open' : `sort.${value}`),
        }))}
        onChange={(sort) => onFilter({ sort })}
      />
      {tab === 'awaiting' && (
        <Checkbox checked={asked.enough} onChange={(enough) => onFilter({ enough })}>
          {t('enoughOnly')}
        </Checkbox>
      )}
      <Checkbox
        checked={asked.urgent === true}
        onChange={(on) => onFilter({ urgent: on ? true : null })}
      >
        {t('urgentOnly')}
      </Checkbox>
      {tab === 'completed' && (
        <Checkbox checked={asked.countered} onChange={(countered) => onFilter({ countered })}>
          {t('counteredOnly')}
        </Checkbox>
      )}
      {tab === 'awaiting' && today > 0 && (
        <span className={styles.filterEnd}>{t('endToday', { count: today })}</span>
      )}
    </search>
  );
}
