import type { HandlerOutput, Input } from '#contract/call.ts';
import type * as contract from '#contract/handoffs/calls.ts';
import { handoffPhotosMax, needsScale } from '#contract/handoffs/limits.ts';
import { imageExtensions } from '#contract/limits.ts';
import { Failure } from '#server/kit/failure.ts';
import type { PreparedRequest, Upload } from '#server/kit/implement.ts';
import type { CommandContext } from '#server/kit/request-context.ts';
import type { Handoff } from '../core/handoff.ts';
import { hashSecret } from '../core/secret.ts';
import type { HandoffDeps } from '../deps.ts';
import { requireOpen } from '../queries/require-open.ts';
import { countPhotos, findByKey, hasPhoto, insertPhoto, lockByKey } from '../store/handoffs.ts';

type PhotoInput = Input<typeof contract.addPhonePhoto>;

/** Refuses a phone that may not send before its picture is decoded, and what is no picture. */
export const preparePhoto =
  (deps: HandoffDeps) =>
  async (upload: Upload | null, request: PreparedRequest): Promise<Upload | null> => {
    const { db, now } = request;
    const handoff = await findByKey(db, hashSecret((request.input as PhotoInput).key));
    await requireOpen(db, deps, { handoff, now });
    const prepared = await deps.files.prepare(upload, request);
    if (prepared?.checked?.type.startsWith('image/') !== true) {
      throw new Failure('file.format', { list: imageExtensions.join(', ') }, 'file');
    }
    return prepared;
  };

/**
 * Keeps a photo of a phone in the name of the person who opened the hand-off. The same photo again
 * is kept once. Fails with why the hand-off is over, and with handoff.full.
 */
export async function addPhonePhoto(
  ctx: CommandContext & { readonly upload: Upload | null },
  deps: HandoffDeps,
  input: PhotoInput,
): Promise<HandlerOutput<typeof contract.addPhonePhoto>> {
  const { tx, now } = ctx;
  const found = await lockByKey(tx, hashSecret(input.key));
  const { handoff, staff } = await requireOpen(tx, deps, { handoff: found, now });
  const most = handoffPhotosMax[handoff.kind];
  const before = await countPhotos(tx, handoff.id);
  if (await hasPhoto(tx, { handoffId: handoff.id, id: input.photo })) return { sent: before, most };
  if (before >= most) throw new Failure('handoff.full', { max: most });
  const scale = needsScale(handoff.test) ? input.scale : '';
  const { url } = await deps.files.store(ctx, ctx.upload, handoff.staffId);
  const photo = { id: input.photo, url, caption: input.caption, scale };
  await insertPhoto(tx, { ...photo, handoffId: handoff.id, time: now });
  await deps.audit(
    tx,
    { ...ctx, caller: staff },
    {
      what: 'handoff.photo',
      on: onOf(handoff),
      before: null,
      after: { by: 'phone', test: handoff.test, photo: url, caption: input.caption, scale },
    },
  );
  return { sent: before + 1, most };
}

const onOf = ({ kind, recordId, recordNo }: Handoff) => ({ kind, id: recordId, no: recordNo });
