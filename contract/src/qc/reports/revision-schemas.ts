import { z } from 'zod';
import { Instant } from '../../fields.ts';

/** The two who revised the words of a report; its author and reviewer are those of its figures. */
export const WordsRevision = z.object({
  revisedBy: z.string(),
  approvedBy: z.string(),
  revisedAt: Instant,
  /** When the reviewer signed: the report that came before the revisions was issued then. */
  reviewedAt: Instant,
});
export type WordsRevision = z.infer<typeof WordsRevision>;
