import type { FormEvent, ReactNode } from 'react';
import { Link } from 'react-router';
import { passedWithinChoices } from '#contract/catalog/search.ts';
import type { Facets } from '#contract/catalog/search-schemas.ts';
import { stockConditions } from '#contract/options.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/form/Checkbox.tsx';
import { Select } from '#web/ui/form/Select.tsx';
import { FigureFilters } from './FigureFilters.tsx';
import styles from './Filters.module.css';
import { useFigureInputs } from './figure-typing.ts';
import {
  filterCount,
  PART_SEARCH,
  type PartQuery,
  searchAddress,
  toggled,
  withoutFilters,
} from './part-query.ts';
import { useOptimisticQuery } from './use-optimistic-query.ts';

interface Props {
  /** The form's id, on the page itself: what stands elsewhere may belong to it. */
  readonly id?: string | undefined;
  readonly query: PartQuery;
  /** Offers of the keyword by what they may be filtered by, before any filter. */
  readonly facets: Facets | null;
  readonly onChange: (next: PartQuery) => void;
}

/** Manufacturers beyond the first ones stand folded. */
const MANUFACTURERS_VISIBLE = 8;

/**
 * The filters of a search. Each change applies at once; without JavaScript the browser submits the
 * form to the same address.
 */
export function Filters({ id, query: initial, facets, onChange }: Props) {
  const t = useTranslator('catalog');
  const [query, set] = useOptimisticQuery(initial, onChange);
  const count = filterCount(query);
  const typing = useFigureInputs(query);
  /** Asks with what was typed, once a field is left or Enter pressed. */
  const applyTyped = () => {
    const next = typing.read();
    if (next !== null) set(next);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    applyTyped();
  };
  const sectionProps = { query, facets, set };
  return (
    <form
      id={id}
      className={styles.filters}
      action={PART_SEARCH}
      aria-label={t('filter.title')}
      onSubmit={submit}
    >
      <input type="hidden" name="keyword" value={query.keyword} />
      <input type="hidden" name="isAccurate" value={query.isAccurate} />
      <p className={styles.head}>
        {/* A sheet has the title in its own head. */}
        {id !== undefined && <b>{t('filter.title')}</b>}
        {count > 0 && (
          <Link to={searchAddress(withoutFilters(query))} state={{ stay: true }}>
            {t('filter.clear', { count })}
          </Link>
        )}
      </p>
      <Manufacturers {...sectionProps} />
      <Conditions {...sectionProps} />
      <FigureFilters {...sectionProps} typing={typing} apply={applyTyped} />
      <PassedInspection {...sectionProps} />
      <Packagings {...sectionProps} />
      <LeadTimes {...sectionProps} />
      <Button type="submit" className={styles.send}>
        {t('filter.apply')}
      </Button>
    </form>
  );
}

interface SectionProps {
  readonly query: PartQuery;
  readonly facets: Facets | null;
  readonly set: (part: Partial<PartQuery>) => void;
}

interface Counted {
  readonly value: string;
  /** Nothing where they were not counted. */
  readonly lines?: number | undefined;
}

/** How many offers a value has; nothing where they were not counted. */
const offerCountOf = (counted: readonly Counted[] | undefined, value: string) =>
  counted && (counted.find((one) => one.value === value)?.lines ?? 0);

function Choice(props: {
  name: string;
  value: string;
  lines: number | undefined;
  checked: boolean;
  onChange: () => void;
  children: ReactNode;
}) {
  const { number } = useFormat();
  const { name, value, lines, checked, onChange, children } = props;
  return (
    <Checkbox
      className={styles.choice}
      name={name}
      value={value}
      checked={checked}
      onChange={onChange}
    >
      <span>{children}</span>
      {lines !== undefined && <span className={styles.count}>{number(lines)}</span>}
    </Checkbox>
  );
}

function Manufacturers({ query, facets, set }: SectionProps) {
  const t = useTranslator('catalog');
  const counted = facets?.manufacturers ?? [];
  // Chosen manufacturers stay removable though nothing of them is found.
  const chosenOnly = query.manufacturers.filter(
    (one) => !counted.some(({ value }) => value === one),
  );
  // Another name of a maker finds what is counted under its own.
  const all: Counted[] = [...counted, ...chosenOnly.map((value) => ({ value }))];
  if (all.length === 0) return null;
  const isFirst = ({ value }: Counted, i: number) =>
    i < MANUFACTURERS_VISIBLE || query.manufacturers.includes(value);
  const choice = ({ value, lines }: Counted) => (
    <Choice
      key={value}
      name="brand"
      value={value}
      lines={lines}
      checked={query.manufacturers.includes(value)}
      onChange={() => set({ manufacturers: toggled(query.manufacturers, value) })}
    >
      <span translate="no">{value}</span>
    </Choice>
  );
  const rest = all.filter((one, i) => !isFirst(one, i));
  return (
    <fieldset>
      <legend>{t('filter.manufacturer')}</legend>
      {all.filter(isFirst).map(choice)}
      {rest.length > 0 && (
        <details>
          <summary>{t('filter.more', { total: all.length })}</summary>
          {rest.map(choice)}
        </details>
      )}
    </fieldset>
  );
}

function Conditions({ query, facets, set }: SectionProps) {
  const t = useTranslator('catalog');
  return (
    <fieldset>
      <legend>{t('offer.condition')}</legend>
      {stockConditions.map((one) => (
        <Choice
          key={one}
          name="condition"
          value={one}
          lines={offerCountOf(facets?.conditions, one)}
          checked={query.conditions.includes(one)}
          onChange={() => set({ conditions: toggled(query.conditions, one) })}
        >
          {t(`condition.${one}`)}
        </Choice>
      ))}
    </fieldset>
  );
}

function Packagings({ query, facets, set }: SectionProps) {
  const t = useTranslator('catalog');
  return (
    <fieldset>
      <legend>{t('offer.packaging')}</legend>
      {(['roll', 'pallet', 'pipe'] as const).map((one) => (
        <Choice
          key={one}
          name="packaging"
          value={one}
          lines={offerCountOf(facets?.packagings, one)}
          checked={query.packagings.includes(one)}
          onChange={() => set({ packagings: toggled(query.packagings, one) })}
        >
          {t(`packaging.${one}`)}
        </Choice>
      ))}
    </fieldset>
  );
}

function LeadTimes({ query, facets, set }: SectionProps) {
  const t = useTranslator('catalog');
  return (
    <fieldset>
      <legend>{t('offer.lead')}</legend>
      {(['now', 'any'] as const).map((one) => (
        <Choice
          key={one}
          name="leadTime"
          value={one}
          lines={offerCountOf(facets?.leadTimes, one)}
          checked={query.leadTimes.includes(one)}
          onChange={() => set({ leadTimes: toggled(query.leadTimes, one) })}
        >
          {t(`leadTime.${one}`)}
        </Choice>
      ))}
    </fieldset>
  );
}

function PassedInspection({ query, set }: SectionProps) {
  const t = useTranslator('catalog');
  const sectionProps = query.passedWithinMonths === null ? '' : String(query.passedWithinMonths);
  return (
    <fieldset>
      <legend>{t('filter.passed')}</legend>
      <Select
        name="passed"
        size="sm"
        aria-label={t('filter.passed')}
        value={sectionProps}
        placeholder={t('filter.anyTime')}
        options={passedWithinChoices.map((months) => ({
          value: String(months),
          label: t('filter.within', { count: months }),
        }))}
        onChange={(value) =>
          set({
            passedWithinMonths: passedWithinChoices.find((one) => String(one) === value) ?? null,
          })
        }
      />
    </fieldset>
  );
}
