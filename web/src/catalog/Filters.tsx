import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { type Facets, passedWithinChoices } from '#contract/catalog/search.ts';
import { piecesWord } from '#web/i18n/format.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { useLanguage, useWords } from '#web/i18n/words.ts';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { FigureInput } from '#web/ui/FigureInput.tsx';
import { Select } from '#web/ui/Select.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import { useAlive } from '#web/ui/use-alive.ts';
import styles from './Filters.module.css';
import {
  filterCount,
  PART_SEARCH,
  type PartQuery,
  readDateCode,
  readPieces,
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
  const t = useWords('catalog');
  const [asked, set] = useWanted(given, onAsk);
  const count = filterCount(asked);
  const typing = useTyped(asked);
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
      <Needed {...shown} typing={typing} ask={ask} />
      <DateCodes typing={typing} ask={ask} />
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
  readonly lines: number;
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
  const t = useWords('catalog');
  const counted = facets?.manufacturers ?? [];
  // What was chosen stays to be taken back, though nothing of it is found.
  const lost = asked.manufacturers.filter((one) => !counted.some(({ value }) => value === one));
  const all = [...counted, ...lost.map((value) => ({ value, lines: 0 }))];
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
  const t = useWords('catalog');
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
  const t = useWords('catalog');
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
  const t = useWords('catalog');
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

interface Typing {
  readonly typed: { readonly quantity: string; readonly from: string; readonly to: string };
  readonly type: (part: Partial<Typing['typed']>) => void;
  /** What is typed as filters; null where it is wrong, or says what was asked already. */
  readonly read: () => Pick<PartQuery, 'quantity' | 'dateCodeFrom' | 'dateCodeTo'> | null;
}

const isWrongCode = (text: string) => text !== '' && readDateCode(text) === null;

/** Figures while they are typed; another address takes their place. */
function useTyped({ quantity, dateCodeFrom, dateCodeTo }: PartQuery): Typing {
  const [typed, setTyped] = useState({
    quantity: quantity === null ? '' : String(quantity),
    from: dateCodeFrom ?? '',
    to: dateCodeTo ?? '',
  });
  useEffect(() => {
    setTyped({
      quantity: quantity === null ? '' : String(quantity),
      from: dateCodeFrom ?? '',
      to: dateCodeTo ?? '',
    });
  }, [quantity, dateCodeFrom, dateCodeTo]);
  const read = () => {
    if (isWrongCode(typed.from) || isWrongCode(typed.to)) return null;
    const next = {
      quantity: readPieces(typed.quantity),
      dateCodeFrom: readDateCode(typed.from),
      dateCodeTo: readDateCode(typed.to),
    };
    const isSame =
      next.quantity === quantity &&
      next.dateCodeFrom === dateCodeFrom &&
      next.dateCodeTo === dateCodeTo;
    return isSame ? null : next;
  };
  return { typed, type: (part) => setTyped({ ...typed, ...part }), read };
}

function Needed({ asked, set, typing, ask }: Given & { typing: Typing; ask: () => void }) {
  const t = useWords('catalog');
  const lang = useLanguage();
  const alive = useAlive();
  const quantity = readPieces(typing.typed.quantity);
  return (
    <fieldset>
      <legend>{t('filter.quantity')}</legend>
      <FigureInput
        name="quantity"
        size="sm"
        unit={piecesWord(lang)}
        aria-label={t('filter.quantity')}
        value={typing.typed.quantity}
        onChange={(text) => typing.type({ quantity: text })}
        onBlur={ask}
      />
      <Checkbox
        className={styles.choice}
        name="covering"
        value="1"
        checked={asked.onlyCovering}
        // Without a program the two are sent together.
        disabled={alive && quantity === null}
        onChange={(onlyCovering) => set({ onlyCovering, quantity })}
      >
        <span>{t('filter.covering')}</span>
      </Checkbox>
    </fieldset>
  );
}

function DateCodes({ typing, ask }: { typing: Typing; ask: () => void }) {
  const t = useWords('catalog');
  const { typed, type } = typing;
  const field = (name: 'from' | 'to') => (
    <TextInput
      name={name}
      size="sm"
      mono
      inputMode="numeric"
      maxLength={4}
      autoComplete="off"
      aria-label={t(`filter.${name}`)}
      aria-invalid={isWrongCode(typed[name]) || undefined}
      value={typed[name]}
      onChange={(text) => type({ [name]: text.trim() })}
      onBlur={ask}
    />
  );
  return (
    <fieldset>
      <legend>{t('filter.dateCode')}</legend>
      <div className={styles.pair}>
        {field('from')}
        <span>{t('filter.until')}</span>
        {field('to')}
      </div>
      {(isWrongCode(typed.from) || isWrongCode(typed.to)) && (
        <p className={styles.wrong}>{t('filter.codeHint')}</p>
      )}
    </fieldset>
  );
}

function Passed({ asked, set }: Given) {
  const t = useWords('catalog');
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
