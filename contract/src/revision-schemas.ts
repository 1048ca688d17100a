import { z } from 'zod';

/**
 * The state of a published revision: `scheduled` until its time comes, `replaced` where a newer one was
 * shown before it.
 */
export const RevisionState = z.enum(['past', 'current', 'scheduled', 'replaced']);

export type RevisionState = z.infer<typeof RevisionState>;

/** From when a revision is to be shown, a time to come; null is at once. */
export const PublishTime = z.iso.datetime('invalid').nullable().default(null);
