import type { FormEvent, ReactNode } from 'react';
import { Link } from 'react-router';
import { type Facets, passedWithinChoices } from '#contract/catalog/search.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Select } from '#web/ui/Select.tsx';
import { FigureFilters } from './FigureFilters.tsx';
import styles from './Filters.module.css';
import { useFigureTyping } from './figure-typing.ts';
import {
  filterCount,
  PART_SEARCH,
  type PartQuery,
  searchAddress,
  toggled,
  unfiltered,
} from './part-query.ts';
import { useWanted } from './use-wanted.ts';

interface Props {
  /** The form's id, on the page itself: what stands elsewhere may belong to it. */
  readonly id?: string | undefined;
  readonly asked: PartQuery;
  /** Offers of the keyword by what they may be filtered by, before any filter. */
  readonly facets: Facets | null;
  readonly onAsk: (next: PartQuery) => void;
}

/** Manufacturers beyond the first ones stand folded. */
const MAKERS_SHOWN = 8;

/**
 * What leaves offers through. Each change asks at once; without JavaScript the browser itself sends
 * the form to the same address.
 */
export function Filters({ id, asked: given, facets, onAsk }: Props) {
  const t = useTranslator('catalog');
  const [asked, set] = useWanted(given, onAsk);
  const count = filterCount(asked);
  const typing = useFigureTyping(asked);
  /** Asks with what was typed, once a field is left or Enter pressed. */
  const ask = () => {
    const next = typing.read();
    if (next !== null) set(next);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    ask();
  };
  const shown = { asked, facets, set };
  return (
    <form
      id={id}
      className={styles.filters}
      action={PART_SEARCH}
      aria-label={t('filter.title')}
      onSubmit={submit}
    >
      <input type="hidden" name="keyword" value={asked.keyword} />
      <input type="hidden" name="isAccurate" value={asked.isAccurate} />
      <p className={styles.head}>
        {/* A sheet has the title in its own head. */}
        {id !== undefined && <b>{t('filter.title')}</b>}
        {count > 0 && (
          <Link to={searchAddress(unfiltered(asked))} state={{ stay: true }}>
            {t('filter.clear', { count })}
          </Link>
        )}
      </p>
      <Makers {...shown} />
      <Conditions {...shown} />
      <FigureFilters {...shown} typing={typing} ask={ask} />
      <Passed {...shown} />
      <Packs {...shown} />
      <Leads {...shown} />
      <Button type="submit" className={styles.send}>
        {t('filter.apply')}
      </Button>
    </form>
  );
}

interface Given {
  readonly asked: PartQuery;
  readonly facets: Facets | null;
  readonly set: (part: Partial<PartQuery>) => void;
}

interface Counted {
  readonly value: string;
  /** Nothing where they were not counted. */
  readonly lines?: number | undefined;
}

/** How many offers a value has; nothing where they were not counted. */
const linesOf = (counted: readonly Counted[] | undefined, value: string) =>
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

function Makers({ asked, facets, set }: Given) {
  const t = useTranslator('catalog');
  const counted = facets?.manufacturers ?? [];
  // What was chosen stays to be taken back, though nothing of it is found.
  const lost = asked.manufacturers.filter((one) => !counted.some(({ value }) => value === one));
  // Another name of a maker finds what is counted under its own.
  const all: Counted[] = [...counted, ...lost.map((value) => ({ value }))];
  if (all.length === 0) return null;
  const isFirst = ({ value }: Counted, at: number) =>
    at < MAKERS_SHOWN || asked.manufacturers.includes(value);
  const choice = ({ value, lines }: Counted) => (
    <Choice
      key={value}
      name="brand"
      value={value}
      lines={lines}
      checked={asked.manufacturers.includes(value)}
      onChange={() => set({ manufacturers: toggled(asked.manufacturers, value) })}
    >
      <span translate="no">{value}</span>
    </Choice>
  );
  const rest = all.filter((one, at) => !isFirst(one, at));
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

function Conditions({ asked, facets, set }: Given) {
  const t = useTranslator('catalog');
  return (
    <fieldset>
      <legend>{t('offer.condition')}</legend>
      {(['brandNew', 'likeNew', 'reNew'] as const).map((one) => (
        <Choice
          key={one}
          name="condition"
          value={one}
          lines={linesOf(facets?.conditions, one)}
          checked={asked.conditions.includes(one)}
          onChange={() => set({ conditions: toggled(asked.conditions, one) })}
        >
          {t(`condition.${one}`)}
        </Choice>
      ))}
    </fieldset>
  );
}

function Packs({ asked, facets, set }: Given) {
  const t = useTranslator('catalog');
  return (
    <fieldset>
      <legend>{t('offer.packaging')}</legend>
      {(['roll', 'pallet', 'pipe'] as const).map((one) => (
        <Choice
          key={one}
          name="packaging"
          value={one}
          lines={linesOf(facets?.packagings, one)}
          checked={asked.packagings.includes(one)}
          onChange={() => set({ packagings: toggled(asked.packagings, one) })}
        >
          {t(`packaging.${one}`)}
        </Choice>
      ))}
    </fieldset>
  );
}

function Leads({ asked, facets, set }: Given) {
  const t = useTranslator('catalog');
  return (
    <fieldset>
      <legend>{t('offer.lead')}</legend>
      {(['now', 'any'] as const).map((one) => (
        <Choice
          key={one}
          name="leadTime"
          value={one}
          lines={linesOf(facets?.leadTimes, one)}
          checked={asked.leadTimes.includes(one)}
          onChange={() => set({ leadTimes: toggled(asked.leadTimes, one) })}
        >
          {t(`leadTime.${one}`)}
        </Choice>
      ))}
    </fieldset>
  );
}

function Passed({ asked, set }: Given) {
  const t = useTranslator('catalog');
  const shown = asked.passedWithinMonths === null ? '' : String(asked.passedWithinMonths);
  return (
    <fieldset>
      <legend>{t('filter.passed')}</legend>
      <Select
        name="passed"
        size="sm"
        aria-label={t('filter.passed')}
        value={shown}
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
