import type { ClipboardEventHandler } from 'react';
import { conditions, leadTimes, packagings } from '#contract/options.ts';
import type { Form } from '#web/api/use-form.ts';
import { useWords } from '#web/i18n/words.ts';
import { Field } from '#web/ui/Field.tsx';
import { FigureInput } from '#web/ui/FigureInput.tsx';
import { Select } from '#web/ui/Select.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import type { StockDraft } from './stock-form.ts';

export interface LineProps {
  readonly line: StockDraft;
  readonly form: Form;
  readonly onChange: (part: Partial<StockDraft>) => void;
  readonly onPaste?: ClipboardEventHandler | undefined;
}

/** What is offered: part, maker, pieces and price. */
export function OfferFields({ line, form, onChange, onPaste }: LineProps) {
  const t = useWords('inventory');
  const path = (field: string) => `${line.key}.${field}`;
  return (
    <>
      <Field label={t('add.mpn')} required error={form.error(path('mpn'))}>
        <TextInput
          mono
          upper
          value={line.mpn}
          maxLength={80}
          autoComplete="off"
          spellCheck={false}
          translate="no"
          onChange={(mpn) => onChange({ mpn })}
          onBlur={form.left(path('mpn'))}
          onPaste={onPaste}
        />
      </Field>
      <Field label={t('add.maker')} required error={form.error(path('manufacturer'))}>
        <TextInput
          value={line.manufacturer}
          maxLength={120}
          autoComplete="off"
          onChange={(manufacturer) => onChange({ manufacturer })}
          onBlur={form.left(path('manufacturer'))}
        />
      </Field>
      <Field label={t('add.quantity')} required error={form.error(path('quantity'))}>
        <FigureInput
          value={line.quantity}
          onChange={(quantity) => onChange({ quantity })}
          onBlur={form.left(path('quantity'))}
        />
      </Field>
      <Field label={t('add.price')} error={form.error(path('unitPrice'))}>
        <FigureInput
          decimals={5}
          unit="USD"
          placeholder={t('stock.noPrice')}
          value={line.unitPrice}
          onChange={(unitPrice) => onChange({ unitPrice })}
          onBlur={form.left(path('unitPrice'))}
        />
      </Field>
    </>
  );
}

/** The state that the pieces are in, and when they leave. */
export function QualityFields({ line, form, onChange }: LineProps) {
  const t = useWords('inventory');
  const facts = useWords('order-parts');
  const path = `${line.key}.dateCode`;
  return (
    <>
      <Field label={t('add.condition')}>
        <Select
          value={line.condition}
          options={conditions.map((value) => ({ value, label: facts(`condition.${value}`) }))}
          onChange={(condition) => onChange({ condition })}
        />
      </Field>
      <Field label={t('add.packaging')}>
        <Select
          value={line.packaging}
          placeholder={t('any')}
          options={packagings.map((value) => ({ value, label: facts(`packaging.${value}`) }))}
          onChange={(packaging) => onChange({ packaging })}
        />
      </Field>
      <Field label={t('add.dateCode')} error={form.error(path)}>
        <TextInput
          mono
          value={line.dateCode}
          maxLength={10}
          placeholder="2414"
          onChange={(dateCode) => onChange({ dateCode })}
          onBlur={form.left(path)}
        />
      </Field>
      <Field label={t('add.lead')}>
        <Select
          value={line.leadTime}
          options={leadTimes.map((value) => ({ value, label: t(`leadTime.${value}`) }))}
          onChange={(leadTime) => onChange({ leadTime })}
        />
      </Field>
    </>
  );
}
