import { type Db, transaction } from '#server/kit/database.ts';
import type { JobTable } from '#server/kit/jobs.ts';
import { MOVE_JOB } from './maker-desk.ts';
import { lockDecision, writeDecision } from './maker-desk-store.ts';
import { movedBy, moveParts, returnParts, strayDecisions } from './maker-move-store.ts';
import { prepareForMany } from './stock-staging-store.ts';

/** Lets parts and lines follow a decision, or its undoing: all of them or none. */
async function follow(db: Db, id: string): Promise<void> {
  await transaction(db, async (tx) => {
    await prepareForMany(tx);
    const decision = await lockDecision(tx, id);
    if (decision === null || decision.target === null) return;
    const moving = { decision: id, from: decision.maker, to: decision.target };
    if (decision.state === 'undoing') {
      await returnParts(tx, moving);
      await writeDecision(tx, id, { ...decision, state: 'undone' });
    } else if (decision.state !== 'undone') {
      await moveParts(tx, moving);
      await writeDecision(tx, id, { ...(await movedBy(tx, id)), state: 'done' });
    }
  });
}

/** The jobs that follow decisions about makers. */
export const makerJobs: JobTable = {
  [MOVE_JOB]: (payload, { db }) => follow(db, (payload as { id: string }).id),
  // A list that was judged before a decision may write under the old maker after it.
  'catalog.sweepMakers': async (_payload, { db }) => {
    const stray = await transaction(db, strayDecisions);
    for (const { id } of stray) await follow(db, id);
  },
};
