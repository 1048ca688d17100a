import { isTrackingNo } from '#contract/orders/parcels/tracking.ts';
import { findCarrier, offeredCarriers } from '#contract/settings/carriers.ts';
import type { CarrierEntry } from '#contract/settings/setting-schemas.ts';
import type { Db } from '#server/kit/database/database.ts';
import { Failure } from '#server/kit/failure.ts';
import { currentSetting } from './current-setting.ts';

/** Returns the carriers of now, with those that are no longer offered. */
export async function currentCarriers(db: Db): Promise<readonly CarrierEntry[]> {
  const carriers = await currentSetting(db, 'carriers');
  if (carriers === null) throw new Error('carriers have a first value');
  return carriers.value.carriers;
}

interface NewParcel {
  readonly carrier: string;
  readonly trackingNo: string;
  readonly asTyped?: boolean;
}

/**
 * Returns a parcel with the key of its carrier, or with the name of one that is not in the setting.
 * Rejects a carrier that is no longer offered, unless the record names it already, and a number
 * whose check digit does not fit; `prefix` stands before the names of their fields.
 */
export async function resolveParcel<P extends NewParcel>(
  db: Db,
  parcel: P,
  recorded: string | null = null,
  prefix = '',
): Promise<P> {
  const entry = findCarrier(await currentCarriers(db), parcel.carrier);
  if (entry === null) return parcel;
  if (entry.offered === 'none' && entry.key !== recorded) {
    throw Failure.invalidFields([{ field: `${prefix}carrier`, key: 'carrierClosed' }]);
  }
  if (!parcel.asTyped && !isTrackingNo(entry.key, parcel.trackingNo)) {
    throw Failure.invalidFields([{ field: `${prefix}trackingNo`, key: 'trackingCheck' }]);
  }
  return { ...parcel, carrier: entry.key };
}

/**
 * Returns the key of a carrier that a member or a desk chooses from the list, the first that goes to
 * buyers where none is chosen. Rejects one that is unknown, and at `field` one that is not offered.
 */
export async function resolveCarrier(
  db: Db,
  {
    carrier,
    leg = 'outbound',
    field,
    recorded = null,
  }: {
    readonly carrier: string;
    readonly leg?: 'outbound' | 'inland';
    readonly field: string;
    readonly recorded?: string | null;
  },
): Promise<string> {
  const list = await currentCarriers(db);
  const offered = offeredCarriers(list, leg);
  const [first] = offered;
  if (carrier === '' && first !== undefined) return first.key;
  const entry = list.find(({ key }) => key === carrier);
  if (entry === undefined) throw Failure.invalidFields([{ field, key: 'carrierUnknown' }]);
  if (!offered.includes(entry) && entry.key !== recorded) {
    throw Failure.invalidFields([{ field, key: 'carrierClosed' }]);
  }
  return entry.key;
}
