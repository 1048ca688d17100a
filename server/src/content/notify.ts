import type { BlacklistMessage } from '#contract/content/table.ts';
import type { Tx } from '#server/kit/database/database.ts';
import { type MessageTemplates, notify } from '#server/messages/public.ts';
import { en } from './locales/en.ts';
import { es } from './locales/es.ts';
import { fr } from './locales/fr.ts';
import { ru } from './locales/ru.ts';
import { type ContentWords, zh } from './locales/zh.ts';
import type { BlacklistEntryRecord } from './store/blacklist.ts';

/** The sentences of this slice's messages. */
export const contentMessages: MessageTemplates = { zh, en, es, fr, ru };

/** Where a supplier answers its notice, and appeals. */
const linkTo = ({ id }: BlacklistEntryRecord): string => `/blacklist-notice/${id}`;

const kind = (name: keyof ContentWords): string => name;

/**
 * Notifies the supplier of an entry where it has an account; to all others the desk writes itself.
 */
export async function notifySupplier(
  tx: Tx,
  entry: BlacklistEntryRecord,
  { message, now }: { readonly message: BlacklistMessage; readonly now: Date },
): Promise<void> {
  if (entry.supplierId === null) return;
  await notify(tx, {
    to: entry.supplierId,
    kind: kind(`content.${message}`),
    params: {
      supplier: entry.supplier,
      mpn: entry.mpn,
      orderNo: entry.orderNo,
      due: entry.replyDueAt?.toISOString() ?? '',
      endsOn: entry.endsOn,
    },
    link: linkTo(entry),
    mail: true,
    now,
  });
}
