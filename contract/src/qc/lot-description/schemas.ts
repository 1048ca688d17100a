import { z } from 'zod';
import { Instant } from '../../fields.ts';
import { cardStates, packsMax, tapeStates } from '../../orders/parcels/dock.ts';
import { PackageSeals } from '../../orders/parcels/dock-schemas.ts';
import { climateRange, desiccantStates, packForms } from './lot-description.ts';

const { temperature, humidity } = climateRange;

/** The air of the lab: degrees Celsius with at most one decimal, percent of relative humidity. */
export const ClimateInput = z.object({
  temperature: z
    .string()
    .trim()
    .regex(/^\d{1,2}(\.\d)?$/, 'temperature')
    .refine(
      (text) => Number(text) >= temperature.min && Number(text) <= temperature.max,
      'temperature',
    ),
  humidity: z
    .number('humidity')
    .int('humidity')
    .min(humidity.min, 'humidity')
    .max(humidity.max, 'humidity'),
});
export type ClimateInput = z.infer<typeof ClimateInput>;

export const Climate = z.object({
  temperature: z.string(),
  humidity: z.number().int(),
  measuredAt: Instant,
});

/** How the packs of a lot came. Null is what nobody looked at. */
export const LotPacking = z.object({
  form: z.enum(packForms).nullable(),
  /** Packs that had been opened before they came. */
  opened: z.number('packsOpened').int('packsOpened').min(0, 'packsOpened').max(packsMax).nullable(),
  bag: z.enum(tapeStates).nullable(),
  card: z.enum(cardStates).nullable(),
  desiccant: z.enum(desiccantStates).nullable(),
});
export type LotPacking = z.infer<typeof LotPacking>;

/** The record of the dock of the packs of a lot. */
export const ReceivedPacking = z.object({
  /** Packs whose labels the dock read; null where it read none. */
  packs: z.number().int().nullable(),
  seals: PackageSeals.nullable(),
});
export type ReceivedPacking = z.infer<typeof ReceivedPacking>;

/** The packing of a lot in a report: the lab's record, completed by the dock's. */
export const ReportPacking = LotPacking.extend({
  packs: z.number().int().nullable(),
  /** The outer tape of the parcel. */
  tape: z.enum(tapeStates).nullable(),
});
export type ReportPacking = z.infer<typeof ReportPacking>;
