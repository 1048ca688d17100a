import { z } from 'zod';
import { Id, needed, RecordVersion } from '../fields.ts';
import { OrderView } from './view-schemas.ts';

export const Reason = needed(1000);

/** The schemas of a call that takes one row of the table; what it needs besides order and version is `more`. */
export const eventSchemas = <Shape extends z.core.$ZodLooseShape>(more: Shape) => ({
  input: RecordVersion.extend(more),
  output: OrderView,
});

export const CaseNo = z
  .string()
  .trim()
  .regex(/^[A-Za-z0-9 /-]{3,40}$/, 'trackingNo');

export const AcceptedLines = z
  .array(z.object({ lineId: Id, acceptedQuantity: z.number().int().min(0, 'quantity') }))
  .min(1)
  .max(50);

export const Counted = z
  .array(z.object({ lineId: Id, pieces: z.number().int().min(0, 'quantity') }))
  .min(1)
  .max(50);
