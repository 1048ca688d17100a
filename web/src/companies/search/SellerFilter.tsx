import { type FormEvent, lazy, Suspense, useState } from 'react';
import { countryList } from '#contract/accounts/country-calls.ts';
import { standings } from '#contract/companies/constants.ts';
import type { TrackRecordFilter } from '#contract/companies/schemas.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/form/Checkbox.tsx';
import { Field } from '#web/ui/form/Field.tsx';
import { Select } from '#web/ui/form/Select.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import styles from '../companies.module.css';
import { isFiltered, SELLER_SEARCH, type SellerQuery } from './seller-query.ts';

const CountryField = lazy(async () => ({
  default: (await import('#web/widgets/fields/CountryField.tsx')).CountryField,
}));

interface Props {
  readonly query: SellerQuery;
  readonly onSearch: (query: SellerQuery) => void;
}

/** Shows the filter of the search. Without JavaScript the browser sends it to the same address. */
export function SellerFilter({ query, onSearch }: Props) {
  const t = useTranslator('companies');
  const [typed, setTyped] = useState(query);
  const set = (part: Partial<SellerQuery>) => setTyped((before) => ({ ...before, ...part }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch({ ...typed, keyword: typed.keyword.trim(), brand: typed.brand.trim(), pageNum: 1 });
  };
  return (
    <search>
      <form className={styles.filter} action={SELLER_SEARCH} onSubmit={submit}>
        <Field label={t('search.keyword')}>
          <TextInput
            name="keyword"
            type="search"
            maxLength={80}
            value={typed.keyword}
            onChange={(keyword) => set({ keyword })}
          />
        </Field>
        <Field label={t('search.brand')}>
          <TextInput
            name="brand"
            type="search"
            maxLength={80}
            value={typed.brand}
            onChange={(brand) => set({ brand })}
          />
        </Field>
        <Field label={t('search.area')}>
          <AreaField value={typed.areaId} onChange={(areaId) => set({ areaId })} />
        </Field>
        <Field label={t('search.standing')}>
          <Select<TrackRecordFilter>
            name="standing"
            value={typed.standing}
            options={standings.map((one) => ({ value: one, label: t(`search.${one}`) }))}
            onChange={(value) => set({ standing: value })}
          />
        </Field>
        <div className={styles.go}>
          <Checkbox
            name="isAccurate"
            value="1"
            checked={typed.isAccurate === 1}
            onChange={(isOn) => set({ isAccurate: isOn ? 1 : 0 })}
          >
            {t('search.exact')}
          </Checkbox>
          <Button type="submit" variant="primary">
            {t('search.find')}
          </Button>
          {isFiltered(query) && (
            <ButtonLink to={SELLER_SEARCH} variant="text">
              {t('search.clear')}
            </ButtonLink>
          )}
        </div>
      </form>
    </search>
  );
}

/** The country field of all forms; a list to choose from as long as no program runs. */
function AreaField({ value, onChange }: { value: string; onChange: (areaId: string) => void }) {
  const t = useTranslator('companies');
  const isHydrated = useHydrated();
  const countries = useCallQuery(countryList, {}).data ?? [];
  const list = (
    <Select
      name="area"
      value={value}
      placeholder={t('search.anyArea')}
      options={countries.map(({ id, name }) => ({ value: id, label: name }))}
      onChange={onChange}
    />
  );
  if (!isHydrated) return list;
  return (
    <Suspense fallback={list}>
      <CountryField
        value={value}
        onChange={({ id }) => onChange(id)}
        empty={{ label: t('search.anyArea'), onChoose: () => onChange('') }}
      />
    </Suspense>
  );
}
