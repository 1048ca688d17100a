import { limits } from '#contract/limits.ts';
import type { Form } from '#web/api/use-form.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { Field } from '#web/ui/form/Field.tsx';
import { Select } from '#web/ui/form/Select.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { TextInputField } from '#web/ui/form/TextInputField.tsx';
import layout from '#web/ui/layout/layout.module.css';
import { Section } from '#web/ui/layout/Section.tsx';
import { CountryField } from '#web/widgets/fields/CountryField.tsx';
import { LateAddresses, LateFreightAccounts, LateLastAddress } from './LateFreightAccounts.tsx';
import type { ShipToDraft } from './ship-to.ts';
import { useCarrierOptions } from './use-carrier-options.ts';

type Key = 'name' | 'company' | 'phone' | 'city' | 'postcode' | 'address';

const first = [
  { key: 'name', max: 80, required: true, fill: 'name' },
  { key: 'company', max: 200, required: false, fill: 'organization' },
  { key: 'phone', max: 30, required: true, fill: 'tel' },
] as const;
const place = [
  { key: 'city', max: 80, required: true, fill: 'address-level2' },
  { key: 'postcode', max: 20, required: false, fill: 'postal-code' },
  { key: 'address', max: 300, required: true, fill: 'street-address' },
] as const;

interface Props {
  readonly shipTo: ShipToDraft;
  readonly form: {
    readonly error: (field: string) => string | null | undefined;
    readonly left: Form['left'];
  };
  readonly onChange: (shipTo: ShipToDraft) => void;
  /** Says the freight without an account at the carrier; the fixed freight where left out. */
  readonly freightHint?: string;
  /** Offers the address of the last order. */
  readonly offersLast?: boolean;
  /** Offers an account at the carrier, which only a buyer can have. */
  readonly offersFreightAccount?: boolean;
}

/** Where the goods go from the dock, and on whose account at the carrier. */
export function ShipToFields({
  shipTo,
  form,
  onChange,
  freightHint,
  offersLast = true,
  offersFreightAccount = true,
}: Props) {
  const t = useTranslator('order-parts/ordering');
  const format = useFormat();
  const fixedFreight = t('accountHint', {
    money: format.money({ amount: limits.freightUsd, currency: 'USD' }),
  });
  const set = (part: Partial<ShipToDraft>) => onChange({ ...shipTo, ...part });
  const carriers = useCarrierOptions('outbound', shipTo.carrier);
  const input = (one: { key: Key; max: number; required: boolean; fill: string }) => (
    <Field
      key={one.key}
      label={t(`${one.key}`)}
      aside={one.required ? undefined : t('optional')}
      required={one.required}
      error={form.error(`shipTo.${one.key}`)}
      className={one.key === 'address' ? layout.whole : undefined}
    >
      <TextInput
        value={shipTo[one.key]}
        maxLength={one.max}
        autoComplete={one.fill}
        onChange={(text) => set({ [one.key]: text })}
        onBlur={form.left(`shipTo.${one.key}`)}
      />
    </Field>
  );
  return (
    <Section title={t('shipTo')} action={offersLast && <LateLastAddress onFound={onChange} />}>
      <div className={layout.fields3}>
        <LateAddresses shipTo={shipTo} onChoose={set} />
        {first.map(input)}
        <Field label={t('country')} error={form.error('shipTo.country')} required>
          <CountryField value={shipTo.country} onChange={({ id }) => set({ country: id })} />
        </Field>
        {place.map(input)}
        <Field label={t('carrier')} error={form.error('shipTo.carrier')}>
          <Select
            value={shipTo.carrier}
            options={carriers}
            onChange={(carrier) => set({ carrier })}
          />
        </Field>
        {offersFreightAccount && (
          <>
            <TextInputField
              form={form}
              name="shipTo.freightAccount"
              label={t('account')}
              aside={t('optional')}
              hint={freightHint ?? fixedFreight}
              mono
              value={shipTo.freightAccount}
              maxLength={40}
              autoComplete="off"
              onChange={(freightAccount) => set({ freightAccount })}
            />
            <LateFreightAccounts onChoose={set} />
          </>
        )}
      </div>
    </Section>
  );
}
