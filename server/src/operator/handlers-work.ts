import * as contract from '#contract/operator/work-calls.ts';
import { type Implementation, implement } from '#server/kit/implement.ts';
import { requireStaff } from '#server/kit/request-context.ts';
import { bulkWork } from './commands/bulk-work.ts';
import { addNote, claimWork, releaseWork, transferWork } from './commands/claim-work.ts';
import { noteReader } from './commands/note-reader.ts';
import { saveView } from './commands/save-view.ts';
import type { OperatorDeps } from './deps.ts';
import { listReaders } from './queries/list-readers.ts';
import { listWorkOf, readWork, toNoteView } from './queries/read-work.ts';
import { deleteView, listUnseen, listViews, markRead } from './store/work.ts';

/** Returns the handlers of who works on what, of the bell and of saved views. */
export const workHandlers = (deps: OperatorDeps): readonly Implementation[] => [
  implement(contract.opsWorkRead, (ctx, input) => noteReader(ctx, deps, input)),
  implement(contract.opsWorkReaders, (ctx) => listReaders(ctx, deps)),
  implement(contract.opsWorkOn, (ctx, input) => readWork(ctx, deps, input)),
  implement(contract.opsWorkOfList, (ctx, input) => listWorkOf(ctx, deps, input)),
  implement(contract.opsWorkClaim, async (ctx, input) => {
    await claimWork(ctx, deps, input);
    return readWork(ctx, deps, input);
  }),
  implement(contract.opsWorkRelease, async (ctx, input) => {
    await releaseWork(ctx, deps, input);
    return readWork(ctx, deps, input);
  }),
  implement(contract.opsWorkTransfer, async (ctx, input) => {
    await transferWork(ctx, deps, input);
    return readWork(ctx, deps, input);
  }),
  implement(contract.opsWorkNote, async (ctx, input) => {
    await addNote(ctx, deps, input);
    return readWork(ctx, deps, input);
  }),
  implement(contract.opsWorkBulk, (ctx, input) => bulkWork(ctx, deps, input)),
  implement(contract.opsBell, async (ctx) =>
    (await listUnseen(ctx.tx, requireStaff(ctx).accountId)).map((note) => ({
      ...toNoteView(note),
      ref: note.ref,
      link: note.link,
    })),
  ),
  implement(contract.opsBellRead, async (ctx, { id }) => {
    await markRead(ctx.tx, { id, staffId: requireStaff(ctx).accountId, now: ctx.now });
    return {};
  }),
  implement(contract.opsViewList, (ctx) => listViews(ctx.tx, requireStaff(ctx).accountId)),
  implement(contract.opsViewSave, async (ctx, input) => {
    await saveView(ctx, input);
    return listViews(ctx.tx, requireStaff(ctx).accountId);
  }),
  implement(contract.opsViewRemove, async (ctx, { id }) => {
    await deleteView(ctx.tx, requireStaff(ctx).accountId, id);
    return listViews(ctx.tx, requireStaff(ctx).accountId);
  }),
];
