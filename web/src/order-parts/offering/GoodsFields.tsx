import type { ReactNode } from 'react';
import type { Condition, LeadTime, Packaging, StockCondition } from '#contract/option-schemas.ts';
import { conditions, dayChoices, leadTimes, packagings } from '#contract/options.ts';
import type { Form } from '#web/api/use-form.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Field } from '#web/ui/form/Field.tsx';
import { Select } from '#web/ui/form/Select.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';

/** The state of goods that are offered, and when they leave, as it is typed. */
export interface GoodsTyped<C extends StockCondition = Condition> {
  /** Empty where nothing is chosen yet. */
  readonly condition: C | '';
  readonly packaging: Packaging | '';
  readonly leadTime: LeadTime;
  /** In days; a form without a warranty leaves it out. */
  readonly warrantyDays?: string;
  readonly dateCode: string;
}

/** A change of some fields; what is chosen is never empty. */
type GoodsPart<C extends StockCondition> = Partial<Omit<GoodsTyped<C>, 'condition'>> & {
  readonly condition?: C;
};

interface Props<C extends StockCondition> {
  readonly goods: GoodsTyped<C>;
  /** The conditions to choose from, those of quotes where absent. */
  readonly of?: readonly C[];
  readonly form: Form;
  /** The name of a field in the form. */
  readonly path: (field: string) => string;
  readonly onChange: (part: GoodsPart<C>) => void;
  /** Marks what must be chosen. */
  readonly marked?: boolean;
  /** Fields between warranty and date code. */
  readonly children?: ReactNode;
}

/** Condition, packaging, lead time, warranty and date code of goods that are offered. */
export function GoodsFields<C extends StockCondition>(props: Props<C>) {
  const { goods, form, path, onChange, marked = false, children } = props;
  const t = useTranslator('order-parts');
  const choices: readonly StockCondition[] = props.of ?? conditions;
  return (
    <>
      <Field
        label={t('offering.condition')}
        required={marked}
        error={form.error(path('condition'))}
      >
        <Select
          value={goods.condition}
          placeholder={goods.condition === '' ? t('offering.choose') : undefined}
          options={choices.map((value) => ({ value, label: t(`condition.${value}`) }))}
          onChange={(condition) => onChange({ condition } as GoodsPart<C>)}
        />
      </Field>
      <Field label={t('offering.packaging')}>
        <Select
          value={goods.packaging}
          placeholder={t('offering.any')}
          options={packagings.map((value) => ({ value, label: t(`packaging.${value}`) }))}
          onChange={(packaging) => onChange({ packaging })}
        />
      </Field>
      <Field label={t('offering.lead')} required={marked}>
        <Select
          value={goods.leadTime}
          options={leadTimes.map((value) => ({ value, label: t(`offering.leadTime.${value}`) }))}
          onChange={(leadTime) => onChange({ leadTime })}
        />
      </Field>
      {goods.warrantyDays !== undefined && (
        <Field label={t('offering.warranty')} required={marked}>
          <Select
            value={goods.warrantyDays}
            options={dayChoices.map((days) => ({
              value: `${days}`,
              label: days === 0 ? t('offering.none') : t('offering.days', { count: days }),
            }))}
            onChange={(warrantyDays) => onChange({ warrantyDays })}
          />
        </Field>
      )}
      {children}
      <Field label={t('offering.dateCode')} error={form.error(path('dateCode'))}>
        <TextInput
          mono
          value={goods.dateCode}
          maxLength={10}
          placeholder="2414"
          onChange={(dateCode) => onChange({ dateCode })}
          onBlur={form.left(path('dateCode'))}
        />
      </Field>
    </>
  );
}
