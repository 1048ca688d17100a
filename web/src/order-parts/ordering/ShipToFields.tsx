import { limits } from '#contract/limits.ts';
import { orderList, orderOne } from '#contract/orders/calls.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import type { Form } from '#web/api/use-form.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/form/Field.tsx';
import { Select } from '#web/ui/form/Select.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import layout from '#web/ui/layout/layout.module.css';
import { Section } from '#web/ui/layout/Section.tsx';
import { CountryField } from '#web/widgets/fields/CountryField.tsx';
import { LateAddresses, LateFreightAccounts } from './LateFreightAccounts.tsx';
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
  readonly form: Form;
  readonly onChange: (shipTo: ShipToDraft) => void;
}

/** Where the goods go from the dock, and on whose account at the carrier. */
export function ShipToFields({ shipTo, form, onChange }: Props) {
  const t = useTranslator('order-parts/ordering');
  const format = useFormat();
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
    <Section title={t('shipTo')} action={<LastAddress onFound={onChange} />}>
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
        <Field
          label={t('account')}
          aside={t('optional')}
          hint={t('accountHint', {
            money: format.money({ amount: limits.freightUsd, currency: 'USD' }),
          })}
          error={form.error('shipTo.freightAccount')}
        >
          <TextInput
            mono
            value={shipTo.freightAccount}
            maxLength={40}
            autoComplete="off"
            onChange={(freightAccount) => set({ freightAccount })}
          />
        </Field>
        <LateFreightAccounts onChoose={set} />
      </div>
    </Section>
  );
}

/** Fills in the address of the reader's last order as a buyer, where there is one. */
function LastAddress({ onFound }: { onFound: (shipTo: ShipToDraft) => void }) {
  const t = useTranslator('order-parts/ordering');
  const orders = useCallQuery(orderList, { kind: 'trade', tab: 'all', side: 'buyer', pageSize: 1 })
    .data?.list;
  const last = orders?.[0];
  const order = useCallQuery(
    orderOne,
    { id: last?.id ?? '' },
    { enabled: last !== undefined },
  ).data;
  const shipTo = order?.shipTo;
  if (!shipTo) return null;
  return (
    <Button variant="text" onClick={() => onFound(shipTo)}>
      {t('lastAddress')}
    </Button>
  );
}
