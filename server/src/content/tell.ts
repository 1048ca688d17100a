import type { CommandContext } from '#server/kit/request-context.ts';
import { type MessageTemplates, notify } from '#server/messages/public.ts';
import type { EntryKept } from './blacklist-store.ts';
import { en } from './locales/en.ts';
import { es } from './locales/es.ts';
import { fr } from './locales/fr.ts';
import { ru } from './locales/ru.ts';
import { type ContentWords, zh } from './locales/zh.ts';

/** The sentences of this slice's messages. */
export const contentMessages: MessageTemplates = { zh, en, es, fr, ru };

/** Where a supplier answers its notice, and appeals. */
const linkTo = ({ id }: EntryKept): string => `/blacklist-notice/${id}`;

const kind = (name: keyof ContentWords): string => name;

/** Sends the notice to a supplier that has an account; to all others the desk writes itself. */
export async function tellNotice({ tx, now }: CommandContext, entry: EntryKept): Promise<void> {
  if (entry.supplierId === null) return;
  await notify(tx, {
    to: entry.supplierId,
    kind: kind('content.blacklistNotice'),
    params: {
      supplier: entry.supplier,
      mpn: entry.mpn,
      orderNo: entry.orderNo,
      due: entry.replyDueAt?.toISOString() ?? '',
    },
    link: linkTo(entry),
    mail: true,
    now,
  });
}

/** Tells a supplier that its entry is public, and until when. */
export async function tellPublished({ tx, now }: CommandContext, entry: EntryKept): Promise<void> {
  if (entry.supplierId === null) return;
  await notify(tx, {
    to: entry.supplierId,
    kind: kind('content.blacklistPublished'),
    params: {
      supplier: entry.supplier,
      mpn: entry.mpn,
      orderNo: entry.orderNo,
      endsOn: entry.endsOn,
    },
    link: linkTo(entry),
    mail: true,
    now,
  });
}
