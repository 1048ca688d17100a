import { useState } from 'react';
import { opsCaseSellers } from '#contract/cases/calls.ts';
import type { OpsCaseView } from '#contract/cases/case-schemas.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/form/Field.tsx';
import { Select } from '#web/ui/form/Select.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import layout from '#web/ui/layout/layout.module.css';
import { FailNote } from '#web/widgets/records/FailNote.tsx';

/** The company that a complaint goes to: whom it names, its order's seller, or one found by name. */
export function SellerChoice(props: {
  view: OpsCaseView;
  value: string;
  error: string | undefined;
  onChange: (id: string) => void;
}) {
  const { view, value, onChange } = props;
  const t = useTranslator('cases/forward');
  const [typed, setTyped] = useState(view.sellers.length === 0 ? view.sellerName : '');
  const [find, setFind] = useState('');
  const found = useCallQuery(opsCaseSellers, { find }, { enabled: find !== '', previous: true });
  const known = view.sellers.map(({ id, name, ofOrder }) => ({
    value: id,
    label: ofOrder ? t('ofOrder', { name }) : name,
  }));
  const others = (found.data ?? [])
    .filter(({ id }) => !known.some((one) => one.value === id))
    .map(({ id, name }) => ({ value: id, label: name }));
  const search = () => setFind(typed.trim());
  return (
    <>
      <Field label={t('seller')} required error={props.error}>
        <Select
          value={value}
          placeholder={t('chooseSeller')}
          options={[...known, ...others]}
          onChange={onChange}
        />
      </Field>
      <Field label={t('find')}>
        <div className={layout.row}>
          <TextInput
            value={typed}
            maxLength={80}
            aria-label={t('find')}
            onChange={setTyped}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              search();
            }}
          />
          <Button icon="search" loading={found.isFetching} onClick={search}>
            {t('findGo')}
          </Button>
        </div>
      </Field>
      {find !== '' && found.data?.length === 0 && <p role="status">{t('nobody')}</p>}
      <FailNote error={found.error} />
    </>
  );
}
