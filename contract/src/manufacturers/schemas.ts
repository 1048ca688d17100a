import { z } from 'zod';
import { Id, Instant, needed } from '../fields.ts';
import { Paging, pageOf } from '../response-schemas.ts';
import {
  manufacturerDecisionStates,
  manufacturerVerdicts,
  similarityReasons,
} from './constants.ts';

/** A maker that has its own row and name. */
const KnownManufacturer = z.object({
  id: z.string(),
  name: z.string(),
  /** Names that it goes by besides, some of them. */
  aliases: z.array(z.string()),
  lines: z.number().int(),
});

/** A name of a maker that sellers wrote and nobody knows. */
const WaitingManufacturer = z.object({
  id: z.string(),
  name: z.string(),
  /** Stock lines in search under this name, and the part numbers that they are of. */
  lines: z.number().int(),
  parts: z.number().int(),
  /** A few of those part numbers. */
  samples: z.array(z.string()),
  since: Instant,
  /** Known makers with a name like it, the nearest first. */
  near: z.array(z.object({ id: z.string(), name: z.string(), why: z.enum(similarityReasons) })),
});

export type WaitingManufacturer = z.infer<typeof WaitingManufacturer>;

export const opsManufacturerWaiting = {
  input: Paging.extend({ keyword: z.string().trim().max(120).default('') }),
  output: pageOf(WaitingManufacturer),
};

export const opsManufacturerFind = {
  input: z.object({ keyword: needed(120) }),
  output: z.array(KnownManufacturer),
};

const ManufacturerDecision = z.object({
  id: z.string(),
  name: z.string(),
  verdict: z.enum(manufacturerVerdicts),
  /** The name that is shown for it since. */
  shownAs: z.string(),
  state: z.enum(manufacturerDecisionStates),
  parts: z.number().int(),
  lines: z.number().int(),
  by: z.string(),
  at: Instant,
  /** Whether it may be taken back now. */
  undoable: z.boolean(),
});

export type ManufacturerDecision = z.infer<typeof ManufacturerDecision>;

export const opsManufacturerDecisions = {
  input: Paging,
  output: pageOf(ManufacturerDecision),
};

export const opsManufacturerDecide = {
  input: z
    .object({
      id: Id,
      verdict: z.enum(manufacturerVerdicts),
      /** The known maker whose other name it is. */
      to: Id.nullable().default(null),
      /** How a maker of its own is written. */
      name: z.string().trim().max(120).default(''),
    })
    .superRefine(({ verdict, to, name }, ctx) => {
      if (verdict === 'alias' && to === null) {
        ctx.addIssue({ code: 'custom', path: ['to'], message: 'needed' });
      }
      if (verdict === 'own' && name === '') {
        ctx.addIssue({ code: 'custom', path: ['name'], message: 'needed' });
      }
    }),
  output: ManufacturerDecision,
};

export const opsManufacturerUndo = {
  input: z.object({ id: Id }),
  output: ManufacturerDecision,
};
