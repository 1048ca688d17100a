import { type Db, transaction } from '#server/kit/database/database.ts';
import type { JobTable } from '#server/kit/jobs/jobs.ts';
import { MOVE_JOB } from './commands/decide-manufacturer.ts';
import { lockDecision, updateDecision } from './store/manufacturer-desk.ts';
import {
  countMoved,
  findIncompleteDecisions,
  moveParts,
  returnParts,
} from './store/manufacturer-merge.ts';
import { setBulkPlannerOptions } from './store/stock-staging.ts';

/** Lets parts and lines follow a decision, or its undoing: all of them or none. */
async function applyDecision(db: Db, id: string): Promise<void> {
  await transaction(db, async (tx) => {
    await setBulkPlannerOptions(tx);
    const decision = await lockDecision(tx, id);
    if (decision === null || decision.target === null) return;
    const merge = { decision: id, from: decision.maker, to: decision.target };
    if (decision.state === 'undoing') {
      await returnParts(tx, merge);
      await updateDecision(tx, id, { ...decision, state: 'undone' });
    } else if (decision.state !== 'undone') {
      await moveParts(tx, merge);
      await updateDecision(tx, id, { ...(await countMoved(tx, id)), state: 'done' });
    }
  });
}

/** The jobs that follow decisions about makers. */
export const manufacturerJobs: JobTable = {
  [MOVE_JOB]: (payload, { db }) => applyDecision(db, (payload as { id: string }).id),
  // A list that was judged before a decision may write under the old maker after it.
  'catalog.sweepMakers': async (_payload, { db }) => {
    const stray = await transaction(db, findIncompleteDecisions);
    for (const { id } of stray) await applyDecision(db, id);
  },
};
