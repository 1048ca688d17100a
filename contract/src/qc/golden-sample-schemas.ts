import { z } from 'zod';
import { Id, Instant, needed, RecordVersion, text } from '../fields.ts';
import { TestCode } from '../orders/terms-schemas.ts';
import { Nothing, Paging, pageOf } from '../response-schemas.ts';
import { photoSubjects } from './photo-subjects.ts';

/** A photo of a golden sample that may stand as the reference beside a tested piece. */
const GoldenPhoto = z.object({
  test: TestCode,
  /** The address that a recording accepts. */
  url: z.string(),
  /** Where a browser gets it now. */
  link: z.string(),
  caption: z.string(),
  subject: z.enum(photoSubjects),
  scale: z.string(),
});

/** A lot that passed and is kept as the known-good reference of its part. */
export const GoldenSample = z.object({
  id: Id,
  version: z.number().int(),
  inspectionId: Id,
  mpn: z.string(),
  manufacturer: z.string(),
  package: z.string(),
  dateCode: z.string(),
  lotNo: z.string(),
  /** Where its specimens lie. */
  place: z.string(),
  note: z.string(),
  addedBy: z.string(),
  addedAt: Instant,
  /** The report that says it passed; null where none of it is in force any more. */
  reportNo: z.string().nullable(),
  removed: z.object({ by: z.string(), at: Instant, reason: z.string() }).nullable(),
  photos: z.array(GoldenPhoto),
});

export type GoldenSample = z.infer<typeof GoldenSample>;

export const goldenSampleList = {
  input: Paging.extend({
    /** Part of a part number, a manufacturer or a lot number. */
    find: text(80).default(''),
    state: z.enum(['kept', 'removed']).optional(),
    /** Only samples of one inspection. */
    inspectionId: Id.optional(),
  }),
  output: pageOf(GoldenSample),
};

export const goldenSampleOne = {
  input: z.object({ id: Id }),
  output: GoldenSample,
};

export const goldenSamplesOfPart = {
  input: z.object({ inspectionId: Id }),
  output: z.array(GoldenSample),
};

export const addGoldenSample = {
  input: z.object({ inspectionId: Id, place: needed(80), note: text(500).default('') }),
  output: Nothing,
};

export const removeGoldenSample = {
  input: RecordVersion.extend({ reason: needed(500) }),
  output: Nothing,
};
