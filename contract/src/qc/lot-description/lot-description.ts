import type { LotPacking, ReceivedPacking, ReportPacking } from './schemas.ts';

/** The forms in which the packs of a lot come, in the order in which a list offers them. */
export const packForms = ['reel', 'cutTape', 'tray', 'tube', 'bag', 'mixed'] as const;
export type PackForm = (typeof packForms)[number];

/** Whether desiccant lay in the moisture barrier bag. */
export const desiccantStates = ['present', 'none'] as const;

/**
 * The climate that a laboratory can have, in degrees Celsius and percent of relative humidity. A
 * value beyond it is a slip of the pen: tests at other temperatures happen in a chamber.
 */
export const climateRange = {
  temperature: { min: 10, max: 40 },
  humidity: { min: 5, max: 95 },
} as const;

/** The longest name of a package, such as `LQFP-48`. */
export const PACKAGE_MAX = 40;

/** For how many hours the last climate of the lab is offered for the next inspection. */
export const CLIMATE_OFFER_HOURS = 4;

/**
 * Returns the packing of a lot for its report: the lab's record, where it is silent the dock's. Null
 * where neither recorded anything.
 */
export function reportPacking(
  packing: LotPacking | null,
  { packs, seals }: ReceivedPacking,
): ReportPacking | null {
  const whole: ReportPacking = {
    form: packing?.form ?? null,
    packs,
    opened: packing?.opened ?? null,
    tape: seals?.tape ?? null,
    bag: packing?.bag ?? seals?.bag ?? null,
    card: packing?.card ?? seals?.card ?? null,
    desiccant: packing?.desiccant ?? null,
  };
  return Object.values(whole).every((one) => one === null) ? null : whole;
}
