import type { Tx } from '#server/kit/database/database.ts';
import { notify } from '#server/messages/public.ts';
import type { ImportRecord } from './store/imports.ts';
import { toImportCounts } from './views.ts';

/** A file of a watched folder that cannot be moved aside. */
interface StayingFile {
  readonly account: string;
  readonly name: string;
  readonly isRefused: boolean;
  readonly now: Date;
}

/** Tells a seller that a file that was read or refused stays in its folder: it is not read again. */
export const notifyOfStayingFile = (
  tx: Tx,
  { account, name, isRefused, now }: StayingFile,
): Promise<void> =>
  notify(tx, {
    to: account,
    kind: isRefused ? 'inventory.refusedStays' : 'inventory.stays',
    params: { file: name },
    link: '/seller-inventory-update',
    mail: true,
    now,
  });

/** The news about a list. */
export type ImportOutcome = 'applied' | 'failed' | 'waits' | 'undone' | 'kept';

/** Tells a seller what became of its list; by mail too where it came without a person. */
export async function notifySeller(
  tx: Tx,
  record: ImportRecord,
  outcome: ImportOutcome,
  now: Date,
): Promise<void> {
  const counts = record.counts === null ? null : toImportCounts(record.counts);
  await notify(tx, {
    to: record.account,
    kind: `inventory.${outcome}`,
    params: {
      file: record.fileName,
      added: counts?.added ?? 0,
      changed: counts?.changed ?? 0,
      removed: counts?.removed ?? 0,
      refused: counts?.refused ?? 0,
    },
    link: `/seller-inventory-update/${record.id}`,
    mail: record.unattended && (outcome === 'failed' || outcome === 'waits'),
    now,
  });
}
