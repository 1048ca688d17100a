import { z } from 'zod';
import { Count, Id, Instant, text } from '../../fields.ts';
import { cardStates, tapeStates } from './dock.ts';

export const PackageSeals = z.object({
  tape: z.enum(tapeStates),
  bag: z.enum(tapeStates),
  /** The highest spot of the humidity card that changed color, in percent. */
  card: z.enum(cardStates),
});

export type PackageSeals = z.infer<typeof PackageSeals>;

/** One reel, tube, tray or bag: what its label says, and the pieces that were counted in it. */
const pack = {
  dateCode: text(10).default(''),
  lotCode: text(60).default(''),
  /** Pieces that its label states; null where it states none. */
  labeled: z.number().int().min(1, 'quantity').nullable().default(null),
};

export const PackInput = z.object({ lineId: Id, pieces: Count, ...pack });

/** The dock's record of a parcel that came; shown to both parties. */
export const DockView = z.object({
  at: Instant,
  parcels: z.number().int(),
  weightKg: z.string(),
  seals: z.string(),
  /** Null where the parcel was received without a word on each seal. */
  packageSeals: PackageSeals.nullable(),
  location: z.string(),
  photos: z.array(z.object({ url: z.string(), name: z.string() })),
  packs: z.array(
    z.object({
      lineId: z.string(),
      pieces: z.number().int(),
      dateCode: z.string(),
      lotCode: z.string(),
      labeled: z.number().int().nullable(),
      /** Whether the date code is older than, or other than, the one that was agreed. */
      isOtherDateCode: z.boolean(),
    }),
  ),
});
