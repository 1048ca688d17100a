import { orderPath } from '#contract/addresses.ts';
import { escapeHtml } from '#contract/escape-html.ts';
import type { Language } from '#contract/option-schemas.ts';
import type { Tx } from '#server/kit/database/database.ts';
import { queueMail } from '#server/kit/mail/mail.ts';
import type { Order } from '../../core/order.ts';
import { filled, invitationWords } from '../../locales/words.ts';

const HAN = /\p{Script=Han}/u;

/** Chinese for a supplier with a Chinese name; else the language that the buyer deals in. */
function languageFor(name: string, buyer: Language): Language {
  if (HAN.test(name)) return 'zh';
  return buyer === 'zh' ? 'en' : buyer;
}

/** Asks the supplier of an agent order, who has no account yet, to join as a seller. */
export async function inviteSupplier(
  tx: Tx,
  order: Order,
  { buyerLang, publicUrl }: { buyerLang: Language; publicUrl: string },
): Promise<void> {
  const { supplier, buyer, no, lines } = order;
  if (supplier === null) return;
  const lang = supplier.lang ?? languageFor(supplier.name, buyerLang);
  const words = invitationWords[lang];
  const values = { buyer: buyer.name, no, mpn: lines.map((line) => line.mpn).join(', ') };
  const subject = filled(words.subject, values);
  const body = filled(words.body, values);
  const from = encodeURIComponent(orderPath('seller', 'agent', order.id));
  const url = `${publicUrl}/register?from=${from}`;
  await queueMail(tx, {
    kind: 'invitation',
    to: supplier.email,
    subject,
    text: `${supplier.contact}\n\n${body}\n\n${words.open}\n${url}`,
    html:
      `<!doctype html><html lang="${lang}"><meta charset="utf-8"><p>${escapeHtml(supplier.contact)}</p>` +
      `<p>${escapeHtml(body)}</p><p><a href="${escapeHtml(url)}">${escapeHtml(words.open)}</a></p></html>`,
    lang,
  });
}
