import type { InboundShipment } from '#contract/orders/view-schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Field } from '#web/ui/form/Field.tsx';
import { Select } from '#web/ui/form/Select.tsx';
import { useCarriers } from '#web/widgets/orders/use-carriers.ts';

/** Returns the places of the parcels that the dock has not received. */
export const expectedPlaces = (inbound: InboundShipment | null): readonly number[] =>
  (inbound?.parcels ?? []).flatMap(({ receivedAt }, place) => (receivedAt === null ? [place] : []));

/** Returns the chosen place where its parcel is still expected, else the first that is. */
export function placeAmong(inbound: InboundShipment | null, chosen: number | null): number {
  const places = expectedPlaces(inbound);
  return chosen !== null && places.includes(chosen) ? chosen : (places[0] ?? 0);
}

/** Returns whether the parcel that came is the last one that is awaited. */
export const closesCount = (inbound: InboundShipment | null, restMissing: boolean): boolean =>
  restMissing || expectedPlaces(inbound).length < 2;

interface Props {
  readonly inbound: InboundShipment | null;
  readonly place: number;
  readonly onChange: (place: number) => void;
}

/** Chooses one of the parcels that are expected; nothing where there is no choice. */
export function ParcelSelect({ inbound, place, onChange }: Props) {
  const t = useTranslator('order-parts');
  const { nameOf } = useCarriers();
  const places = expectedPlaces(inbound);
  if (inbound === null || places.length < 2) return null;
  const all = inbound.parcels.length;
  return (
    <Field label={t('parcels.which')} required>
      <Select
        value={`${place}`}
        options={places.map((one) => {
          const { carrier = '', trackingNo: no = '' } = inbound.parcels[one] ?? {};
          const label = t('parcels.option', { n: one + 1, all, carrier: nameOf(carrier), no });
          return { value: `${one}`, label };
        })}
        onChange={(chosen) => onChange(Number(chosen))}
      />
    </Field>
  );
}
