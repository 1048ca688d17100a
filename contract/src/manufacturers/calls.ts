import { z } from 'zod';
import { command, query } from '../call.ts';
import { Id, Instant, needed } from '../fields.ts';
import { permissions } from '../permissions.ts';
import { Paging, pageOf } from '../response.ts';

const desk = permissions.makers;

/** Why a known maker is proposed for a name: it begins so, is spelt nearly so, or shares words. */
export const similarityReasons = ['begins', 'spelling', 'words'] as const;

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

/** Names of makers that wait for the desk, those with most stock lines first. */
export const opsManufacturerWaiting = query({
  path: '/ops/makers/waiting',
  callers: desk,
  input: Paging.extend({ keyword: z.string().trim().max(120).default('') }),
  output: pageOf(WaitingManufacturer),
});

/** Known makers by any of their names, in any spelling; the shortest names first, at most ten. */
export const opsManufacturerFind = query({
  path: '/ops/makers/find',
  callers: desk,
  input: z.object({ keyword: needed(120) }),
  output: z.array(KnownManufacturer),
});

/** Decisions about a name: alias of a known manufacturer, a manufacturer of its own, or none. */
export const manufacturerVerdicts = ['alias', 'own', 'none'] as const;

/** Parts and stock lines follow a decision by a job. */
export const manufacturerDecisionStates = ['moving', 'done', 'undoing', 'undone'] as const;

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

/** Lists decisions about names, the latest first. */
export const opsManufacturerDecisions = query({
  path: '/ops/makers/decisions',
  callers: desk,
  input: Paging,
  output: pageOf(ManufacturerDecision),
});

/**
 * Decides what a waiting name is. Searches and stock lists know it from then on; its parts and stock
 * lines follow by a job.
 */
export const opsManufacturerDecide = command({
  path: '/ops/makers/decide',
  callers: desk,
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
  failures: ['maker.decided', 'maker.nameTaken'],
});

/** Takes a decision back: the name waits again, and its parts and stock lines bear it again. */
export const opsManufacturerUndo = command({
  path: '/ops/makers/undo',
  callers: desk,
  input: z.object({ id: Id }),
  output: ManufacturerDecision,
  failures: ['maker.decided'],
});
