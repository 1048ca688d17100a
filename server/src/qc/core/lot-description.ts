import type { PackageSeals } from '#contract/orders/parcels/dock-schemas.ts';
import type { ReceivedPacking } from '#contract/qc/lot-description/schemas.ts';

/** The air of the lab: degrees Celsius as a decimal text, percent of relative humidity. */
export interface Climate {
  readonly temperature: string;
  readonly humidity: number;
  readonly measuredAt: Date;
}

/** The part of the record of a dock that says how lots came. */
export interface DockRecord {
  readonly packs: readonly {
    readonly lineId: string;
    readonly dateCode: string;
    readonly lotCode: string;
  }[];
  readonly seals: PackageSeals | null;
}

type LotKey = DockRecord['packs'][number];

const isSame = (pack: LotKey, lot: LotKey): boolean =>
  pack.lineId === lot.lineId &&
  pack.dateCode.toUpperCase() === lot.dateCode.toUpperCase() &&
  pack.lotCode.toUpperCase() === lot.lotCode.toUpperCase();

/** Returns how the dock found the packs of a lot; null stands for what it did not record. */
export function receivedPacking(dock: DockRecord | null, lot: LotKey): ReceivedPacking {
  const packs = dock?.packs.filter((pack) => isSame(pack, lot)).length ?? 0;
  return { packs: packs > 0 ? packs : null, seals: dock?.seals ?? null };
}

/** Returns the climate as it goes over the wire and into the signed text. */
export const toClimateView = (climate: Climate | null) =>
  climate && { ...climate, measuredAt: climate.measuredAt.toISOString() };

/** Returns whether two climates have the same figures; a correction of other fields keeps the time. */
export const isSameClimate = (one: Climate | null, other: Climate | null): boolean =>
  Number(one?.temperature) === Number(other?.temperature) && one?.humidity === other?.humidity;
