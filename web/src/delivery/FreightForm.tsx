import { useState } from 'react';
import type { ClientInput } from '#contract/call.ts';
import { freightList, freightSave } from '#contract/delivery/calls.ts';
import type { FreightAccount } from '#contract/delivery/schemas.ts';
import { useCommand } from '#web/api/hooks.ts';
import { type Form, useForm, validateInput } from '#web/api/use-form.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useCarrierOptions } from '#web/order-parts/ordering/use-carrier-options.ts';
import { Checkbox } from '#web/ui/form/Checkbox.tsx';
import { Field } from '#web/ui/form/Field.tsx';
import { Select } from '#web/ui/form/Select.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import layout from '#web/ui/layout/layout.module.css';
import { toast } from '#web/ui/overlay/toast.ts';
import { useCarriers } from '#web/widgets/orders/use-carriers.ts';
import { EntryDialog } from './EntryDialog.tsx';

interface Typed {
  readonly carrier: string;
  /** As typed; empty leaves a known number as it is. */
  readonly number: string;
  readonly label: string;
  readonly isDefault: boolean;
}

/** Adds or changes an account at a carrier. Its number is kept in no draft. */
export function FreightForm({
  account,
  onDone,
}: {
  account: FreightAccount | null;
  onDone: () => void;
}) {
  const t = useTranslator('delivery');
  const [values, setValues] = useState<Typed>(() => ({
    carrier: account?.carrier ?? '',
    number: '',
    label: account?.label ?? '',
    isDefault: account?.isDefault ?? false,
  }));
  const { first } = useCarriers();
  const carrier = values.carrier || first('outbound');
  const number = values.number === '' ? null : values.number;
  const input: ClientInput<typeof freightSave> = {
    ...values,
    carrier,
    number,
    id: account?.id ?? null,
  };
  const form = useForm(values, validateInput(freightSave, input));
  const save = useCommand(freightSave, {
    changes: [freightList],
    onDone: () => {
      toast(t('saved'));
      onDone();
    },
    onFail: form.refuse,
  });
  const set = (part: Partial<Typed>) => setValues((before) => ({ ...before, ...part }));
  return (
    <EntryDialog
      title={t(account ? 'freight.change' : 'freight.add')}
      form={form}
      command={save}
      onSubmit={() => save.mutate(input)}
      onClose={onDone}
    >
      <FreightFields account={account} values={values} carrier={carrier} form={form} set={set} />
    </EntryDialog>
  );
}

function FreightFields(props: {
  account: FreightAccount | null;
  values: Typed;
  carrier: string;
  form: Form;
  set: (part: Partial<Typed>) => void;
}) {
  const { account, values, carrier, form, set } = props;
  const t = useTranslator('delivery');
  const options = useCarrierOptions('outbound', carrier);
  return (
    <>
      <Field label={t('freight.carrier')} required error={form.error('carrier')}>
        <Select
          name="carrier"
          value={carrier}
          options={options}
          onChange={(chosen) => set({ carrier: chosen })}
        />
      </Field>
      <Field
        label={t('freight.number')}
        required={account === null}
        hint={
          account ? t('freight.numberKept', { masked: account.masked }) : t('freight.numberHint')
        }
        error={form.error('number')}
      >
        <TextInput
          name="number"
          mono
          upper
          autoComplete="off"
          maxLength={39}
          value={values.number}
          onChange={(text) => set({ number: text })}
          onBlur={form.left('number')}
        />
      </Field>
      <Field
        label={t('freight.label')}
        aside={t('optional')}
        className={layout.whole}
        error={form.error('label')}
      >
        <TextInput
          name="label"
          maxLength={80}
          value={values.label}
          onChange={(label) => set({ label })}
        />
      </Field>
      <Checkbox
        className={layout.whole}
        name="isDefault"
        checked={values.isDefault}
        disabled={account?.isDefault}
        onChange={(isDefault) => set({ isDefault })}
      >
        {t('freight.isDefault')}
      </Checkbox>
    </>
  );
}
