import type { InboundShipment } from '#contract/orders/view-schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Field } from '#web/ui/form/Field.tsx';
import { Select } from '#web/ui/form/Select.tsx';
import { useCarriers } from '#web/widgets/orders/use-carriers.ts';

/** Returns the places of the parcels that the dock may receive: also of one that it gave up. */
const receivablePlaces = (inbound: InboundShipment | null): readonly number[] =>
  (inbound?.parcels ?? []).flatMap(({ receivedAt }, place) => (receivedAt === null ? [place] : []));

/** Returns the places of the parcels that are still to come. */
export const expectedPlaces = (inbound: InboundShipment | null): readonly number[] =>
  receivablePlaces(inbound).filter((place) => inbound?.parcels[place]?.abandonedAt === null);

/** Returns the chosen place where its parcel may still come, else the first that is expected. */
export function placeAmong(inbound: InboundShipment | null, chosen: number | null): number {
  if (chosen !== null && receivablePlaces(inbound).includes(chosen)) return chosen;
  return expectedPlaces(inbound)[0] ?? 0;
}

/** Returns whether the parcel that came is the last one that is awaited. */
export const closesCount = (
  inbound: InboundShipment | null,
  { place, restMissing }: { readonly place: number; readonly restMissing: boolean },
): boolean => restMissing || expectedPlaces(inbound).every((one) => one === place);

interface Props {
  readonly inbound: InboundShipment | null;
  readonly place: number;
  /** Offers parcels that were given up as well. */
  readonly all?: boolean;
  readonly onChange: (place: number) => void;
}

/** Chooses one of the parcels that are expected; nothing where there is no choice. */
export function ParcelSelect({ inbound, place, all: isAll = false, onChange }: Props) {
  const t = useTranslator('order-parts');
  const { nameOf } = useCarriers();
  const places = isAll ? receivablePlaces(inbound) : expectedPlaces(inbound);
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
