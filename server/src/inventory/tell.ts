import type { Tx } from '#server/kit/database.ts';
import { notify } from '#server/messages/public.ts';
import { countsOf } from './import-present.ts';
import type { ImportRecord } from './import-store.ts';

/** Tells a seller what became of its list; by mail too where it came without a person. */
export async function tellSeller(
  tx: Tx,
  record: ImportRecord,
  what: 'applied' | 'failed' | 'waits' | 'undone' | 'kept',
  now: Date,
): Promise<void> {
  const counts = record.counts === null ? null : countsOf(record.counts);
  await notify(tx, {
    to: record.account,
    kind: `inventory.${what}`,
    params: {
      file: record.file_name,
      added: counts?.added ?? 0,
      changed: counts?.changed ?? 0,
      removed: counts?.removed ?? 0,
      refused: counts?.refused ?? 0,
    },
    link: `/seller-inventory-update/${record.id}`,
    mail: record.unattended && (what === 'failed' || what === 'waits'),
    now,
  });
}
