import type { HandlerOutput, Input } from '#contract/call.ts';
import type * as contract from '#contract/handoffs/calls.ts';
import { type QueryContext, requireStaff } from '#server/kit/request-context.ts';
import type { HandoffDeps } from '../deps.ts';
import { countPhotos, findNewest, listPhotos } from '../store/handoffs.ts';
import { readState } from './require-open.ts';

/** Uploads that no record names are removed after a day: older photos are not offered. */
const FRESH_MS = 23 * 3_600_000;

/** Returns the caller's newest hand-off of a record with the photos that are not discarded. */
export async function readHandoff(
  ctx: QueryContext,
  deps: HandoffDeps,
  { id, test }: Input<typeof contract.handoffOne>,
): Promise<HandlerOutput<typeof contract.handoffOne>> {
  const { tx, now } = ctx;
  const of = { staffId: requireStaff(ctx).accountId, recordId: id, test };
  const handoff = await findNewest(tx, of);
  if (handoff === null) return { handoff: null, photos: [] };
  const { state } = await readState(tx, deps, { handoff, now });
  const photos = await listPhotos(tx, of, new Date(now.getTime() - FRESH_MS));
  return {
    handoff: {
      id: handoff.id,
      state,
      expiresAt: handoff.expiresAt.toISOString(),
      sent: await countPhotos(tx, handoff.id),
    },
    photos: photos.map(({ url, caption, scale }) => ({
      url,
      link: deps.files.link(url, now),
      caption,
      scale,
    })),
  };
}
