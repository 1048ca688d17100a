import type { RecordRef } from '#contract/operator/schemas.ts';
import type { Db } from '#server/kit/database/database.ts';
import type { HiddenRecord, QueueSource } from '../sources.ts';

/** Lists the records of some queues that are not there for a member of staff. */
export async function listHidden(
  db: Db,
  sources: readonly QueueSource[],
  staffId: string,
): Promise<(HiddenRecord & Pick<RecordRef, 'record'>)[]> {
  const found = [];
  for (const { record, hiddenFrom } of sources) {
    const hidden = (await hiddenFrom?.(db, staffId)) ?? [];
    found.push(...hidden.map((one) => ({ ...one, record })));
  }
  return found;
}

/** Returns whether a record is not there for a member of staff, for records of one kind or of all. */
export async function findHidden(
  db: Db,
  sources: readonly QueueSource[],
  { staffId, record }: { readonly staffId: string; readonly record?: RecordRef['record'] },
): Promise<(one: { readonly record: string; readonly ref: string }) => boolean> {
  const requested = sources.filter((one) => record === undefined || one.record === record);
  const hidden = await listHidden(db, requested, staffId);
  return (one) => hidden.some(({ record, ref }) => record === one.record && ref === one.ref);
}
