import { useState } from 'react';
import { addressList, addressSave } from '#contract/delivery/calls.ts';
import { type AddressPart, addressFormat } from '#contract/delivery/format.ts';
import type { Address } from '#contract/delivery/schemas.ts';
import { useCommand } from '#web/api/hooks.ts';
import { useForm, validateInput } from '#web/api/use-form.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Checkbox } from '#web/ui/form/Checkbox.tsx';
import { Field } from '#web/ui/form/Field.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { useDraft } from '#web/ui/form/use-draft.ts';
import layout from '#web/ui/layout/layout.module.css';
import { toast } from '#web/ui/overlay/toast.ts';
import { CountryField } from '#web/widgets/fields/CountryField.tsx';
import { EntryDialog } from './EntryDialog.tsx';

/** The address as typed; a new one has no id yet. */
type Typed = Omit<Address, 'id'> & { readonly id: string | null };
type TextName = 'name' | 'company' | 'phone' | AddressPart;

const empty: Typed = {
  id: null,
  name: '',
  company: '',
  country: '',
  region: '',
  city: '',
  address: '',
  postcode: '',
  phone: '',
  isDefault: false,
};
const most: Record<TextName, number> = {
  name: 80,
  company: 200,
  phone: 30,
  region: 80,
  city: 80,
  address: 300,
  postcode: 20,
};

/** Adds or changes an address; its parts stand in the order of its country. */
export function AddressForm({ address, onDone }: { address: Address | null; onDone: () => void }) {
  const t = useTranslator('delivery');
  const [start] = useState<Typed>(() => address ?? empty);
  const [values, setValues, forget] = useDraft(`address:${address?.id ?? 'new'}`, start);
  const form = useForm(values, validateInput(addressSave, values));
  const save = useCommand(addressSave, {
    changes: [addressList],
    onDone: () => {
      forget();
      toast(t('saved'));
      onDone();
    },
    onFail: form.refuse,
  });
  const set = (part: Partial<Typed>) => setValues((before) => ({ ...before, ...part }));
  const format = addressFormat(values.country);
  const parts = format.order.filter(
    (part) => (part !== 'region' && part !== 'postcode') || format[part] !== 'none',
  );
  const isRequired = (name: TextName) =>
    name === 'region' || name === 'postcode' ? format[name] === 'required' : name !== 'company';
  const field = (name: TextName) => (
    <Field
      key={name}
      label={t(`field.${name}`)}
      required={isRequired(name)}
      aside={isRequired(name) ? undefined : t('optional')}
      hint={name === 'phone' ? t('field.phoneHint') : undefined}
      error={form.error(name)}
    >
      <TextInput
        name={name}
        type={name === 'phone' ? 'tel' : 'text'}
        maxLength={most[name]}
        value={values[name]}
        onChange={(text) => set({ [name]: text })}
        onBlur={form.left(name)}
      />
    </Field>
  );
  return (
    <EntryDialog
      title={t(address ? 'address.change' : 'address.add')}
      form={form}
      command={save}
      onSubmit={() => save.mutate(values)}
      onClose={onDone}
    >
      {field('name')}
      {field('company')}
      <Field label={t('field.country')} required error={form.error('country')}>
        <CountryField value={values.country} onChange={({ id: code }) => set({ country: code })} />
      </Field>
      {field('phone')}
      {parts.map(field)}
      <Checkbox
        className={layout.whole}
        name="isDefault"
        checked={values.isDefault}
        disabled={address?.isDefault}
        onChange={(isDefault) => set({ isDefault })}
      >
        {t('field.isDefault')}
      </Checkbox>
    </EntryDialog>
  );
}
