import { type FormEvent, useState } from 'react';
import { logStates } from '#contract/wallet/constants.ts';
import type { Matter } from '#contract/wallet/schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { Segmented } from '#web/ui/form/Segmented.tsx';
import { Select } from '#web/ui/form/Select.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import styles from './Ledger.module.css';
import type { LedgerFilter } from './use-ledger-filter.ts';

const NUMBER_MAX = 40;

/** The filters of the ledger: matter, state, days of GMT+8, and a number. */
export function LedgerFilters(props: {
  filter: LedgerFilter;
  matters: readonly Matter[];
  total: number | undefined;
}) {
  const { filter, total } = props;
  const t = useTranslator('wallet');
  const [number, setNumber] = useState(filter.find);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    filter.set({ no: number.trim() });
  };
  return (
    <>
      <div className={styles.filter}>
        <Segmented
          label={t('col.matter')}
          value={filter.matter ?? 'all'}
          onChange={(next) => filter.set({ matter: next === 'all' ? '' : next })}
          small
          options={[
            { value: 'all' as const, label: t('all') },
            ...props.matters.map((value) => ({ value, label: t(`matter.${value}`) })),
          ]}
        />
      </div>
      <form className={styles.filters} noValidate onSubmit={submit}>
        <Select
          aria-label={t('col.status')}
          size="sm"
          value={filter.state ?? 'all'}
          onChange={(next) => filter.set({ state: next === 'all' ? '' : next })}
          options={[
            { value: 'all' as const, label: t('filter.anyState') },
            ...logStates.map((value) => ({ value, label: t(`state.${value}`) })),
          ]}
        />
        <DayFilter filter={filter} />
        <span className={styles.number}>
          <TextInput
            size="sm"
            value={number}
            maxLength={NUMBER_MAX}
            aria-label={t('filter.number')}
            placeholder={t('filter.number')}
            onChange={setNumber}
          />
          <Button type="submit" size="sm" icon="search">
            {t('filter.find')}
          </Button>
        </span>
        {filter.isFiltered && (
          <Button
            size="sm"
            variant="text"
            onClick={() => {
              setNumber('');
              filter.set({ matter: '', state: '', from: '', to: '', no: '' });
            }}
          >
            {t('filter.clear')}
          </Button>
        )}
        <span className={styles.count} role="status">
          {total !== undefined && t('filter.count', { count: total })}
        </span>
      </form>
      {!filter.isRightRange && <p role="alert">{t('filter.wrongDays')}</p>}
    </>
  );
}

/** The first and the last day of the ledger that is listed. */
function DayFilter({ filter }: { filter: LedgerFilter }) {
  const t = useTranslator('wallet');
  return (
    <span className={styles.days}>
      <TextInput
        type="date"
        size="sm"
        aria-label={t('filter.from')}
        value={filter.from}
        max={filter.to}
        onChange={(from) => filter.set({ from })}
      />
      <span aria-hidden="true">–</span>
      <TextInput
        type="date"
        size="sm"
        aria-label={t('filter.to')}
        value={filter.to}
        min={filter.from}
        onChange={(to) => filter.set({ to })}
      />
    </span>
  );
}
