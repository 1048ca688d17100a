import { conditions, packagings } from '#contract/options.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Field } from '#web/ui/form/Field.tsx';
import { FigureInput } from '#web/ui/form/FigureInput.tsx';
import { Select } from '#web/ui/form/Select.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { CountField, ModelField } from '../posts/form/PartFields.tsx';
import type { RowWiring } from '../posts/form/PostingForm.tsx';
import { RemoveRow } from '../replies/RemoveRow.tsx';
import type { OfferRow } from './offer-form.ts';
import styles from './surplus.module.css';

/** One part offered: what it is, how many, in which state, and what is asked for it. */
export function OfferRowFields(wiring: RowWiring<OfferRow>) {
  const { row, form, onChange } = wiring;
  const s = useTranslator('boards/surplus');
  const path = (field: keyof OfferRow) => `${row.key}.${field}`;
  return (
    <li className={styles.offerRow}>
      <ModelField {...wiring} />
      <Field label={s('offer.maker')} required error={form.error(path('manufacturer'))}>
        <TextInput
          value={row.manufacturer}
          maxLength={120}
          autoComplete="off"
          onChange={(manufacturer) => onChange({ manufacturer })}
          onBlur={form.left(path('manufacturer'))}
        />
      </Field>
      <CountField {...wiring} />
      <Field
        label={s('offer.price')}
        hint={s('offer.priceHint')}
        error={form.error(path('unitPrice'))}
      >
        <FigureInput
          decimals={5}
          unit="USD"
          value={row.unitPrice}
          onChange={(unitPrice) => onChange({ unitPrice })}
          onBlur={form.left(path('unitPrice'))}
        />
      </Field>
      <State {...wiring} />
      <RemoveRow {...wiring} />
    </li>
  );
}

function State({ row, form, onChange }: RowWiring<OfferRow>) {
  const t = useTranslator('boards');
  const s = useTranslator('boards/surplus');
  const facts = useTranslator('order-parts');
  return (
    <>
      <Field label={t('quote.condition')} required>
        <Select
          value={row.condition}
          options={conditions.map((value) => ({ value, label: facts(`condition.${value}`) }))}
          onChange={(condition) => onChange({ condition })}
        />
      </Field>
      <Field label={s('offer.packaging')}>
        <Select
          value={row.packaging}
          placeholder={t('unsaid')}
          options={packagings.map((value) => ({ value, label: facts(`packaging.${value}`) }))}
          onChange={(packaging) => onChange({ packaging })}
        />
      </Field>
      <Field label={t('quote.dateCode')} error={form.error(`${row.key}.dateCode`)}>
        <TextInput
          mono
          value={row.dateCode}
          maxLength={10}
          placeholder="2414"
          onChange={(dateCode) => onChange({ dateCode })}
          onBlur={form.left(`${row.key}.dateCode`)}
        />
      </Field>
    </>
  );
}
