import type { TestCode } from '#contract/orders/terms-schemas.ts';
import type { Db } from '#server/kit/database/database.ts';
import type { StaffCaller } from '#server/kit/request-context.ts';
import { actorOf } from '../core/inspection.ts';
import { inspectionMachine } from '../core/machine.ts';
import { listInspectionsById } from '../store/inspections.ts';
import { planOfInspection } from '../store/tests.ts';

/** An inspection as photos are taken for it. */
export interface InspectionForPhotos {
  readonly no: string;
  /** Whether this person may record results now. */
  readonly isOpen: boolean;
  readonly tests: readonly TestCode[];
}

/** Returns an inspection as a person may take photos for it; null where there is none. */
export async function findPhotoRecord(
  db: Db,
  id: string,
  { staff, now }: { readonly staff: StaffCaller; readonly now: Date },
): Promise<InspectionForPhotos | null> {
  const [inspection] = await listInspectionsById(db, [id]);
  if (inspection === undefined) return null;
  const plan = await planOfInspection(db, id);
  const tests = plan.map(({ test }) => test);
  const actor = actorOf(inspection, staff.accountId);
  const isOpen =
    staff.roles.includes('qc') &&
    inspectionMachine
      .allowedEvents({ ...inspection, plan }, { actor, now })
      .some(({ event }) => event === 'record');
  return { no: inspection.no, isOpen, tests };
}
