import { useTranslator } from '#web/i18n/translator.ts';
import {
  LateAddresses,
  LateFreightAccounts,
} from '#web/order-parts/ordering/LateFreightAccounts.tsx';
import { useCarrierOptions } from '#web/order-parts/ordering/use-carrier-options.ts';
import { Field } from '#web/ui/form/Field.tsx';
import { Select } from '#web/ui/form/Select.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import layout from '#web/ui/layout/layout.module.css';
import { Section } from '#web/ui/layout/Section.tsx';
import { CountryField } from '#web/widgets/fields/CountryField.tsx';
import type { AgentDraft } from './agent-form.ts';
import type { SectionProps } from './form-context.ts';

type Key = Exclude<keyof AgentDraft['shipTo'], 'country' | 'carrier'>;

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

/** Where the goods go from the dock, and on whose account at the carrier. */
export function ShipToSection({ draft, change, fault, leave }: SectionProps) {
  const t = useTranslator('orders/place');
  const { shipTo } = draft;
  const set = (part: Partial<AgentDraft['shipTo']>) => change({ shipTo: { ...shipTo, ...part } });
  const carriers = useCarrierOptions('outbound', shipTo.carrier);
  const input = (one: { key: Key; max: number; required: boolean; fill: string }) => (
    <Field
      key={one.key}
      label={t(`${one.key}`)}
      aside={one.required ? undefined : t('optional')}
      required={one.required}
      error={fault(`shipTo.${one.key}`)}
      className={one.key === 'address' ? layout.whole : undefined}
    >
      <TextInput
        value={shipTo[one.key]}
        maxLength={one.max}
        autoComplete={one.fill}
        onChange={(text) => set({ [one.key]: text })}
        onBlur={leave(`shipTo.${one.key}`)}
      />
    </Field>
  );
  return (
    <Section title={t('shipTo')}>
      <div className={layout.fields3}>
        <LateAddresses shipTo={shipTo} onChoose={set} />
        {first.map(input)}
        <Field label={t('country')} error={fault('shipTo.country')} required>
          <CountryField value={shipTo.country} onChange={({ id }) => set({ country: id })} />
        </Field>
        {place.map(input)}
        <Field label={t('carrier')} error={fault('shipTo.carrier')}>
          <Select
            value={shipTo.carrier}
            options={carriers}
            onChange={(carrier) => set({ carrier })}
          />
        </Field>
        <Field
          label={t('freightAccount')}
          aside={t('optional')}
          hint={t('freightHint')}
          error={fault('shipTo.freightAccount')}
        >
          <TextInput
            mono
            value={shipTo.freightAccount}
            maxLength={40}
            autoComplete="off"
            onChange={(freightAccount) => set({ freightAccount })}
            onBlur={leave('shipTo.freightAccount')}
          />
        </Field>
        <LateFreightAccounts onChoose={set} />
      </div>
    </Section>
  );
}
