import type { EventContext } from '#server/kit/apply-event.ts';
import type { Mail } from '#server/kit/mail/mail.ts';
import type { ProficiencyDeps, StaffAddress } from './deps.ts';
import { revealTexts } from './locales/texts.ts';
import type { Sample } from './store/samples.ts';

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Returns the mail to one of those who took part, with the addresses of the inspections. */
function revealMail(
  { no, mpn }: Sample,
  { email, lang }: StaffAddress,
  urls: readonly string[],
): Mail {
  const words = revealTexts[lang];
  const filled = (text: string) => text.replaceAll('{no}', no).replaceAll('{mpn}', mpn);
  const links = urls.map((url) => `<p><a href="${escaped(url)}">${escaped(url)}</a></p>`).join('');
  return {
    to: email,
    subject: filled(words.subject),
    text: [filled(words.body), words.open, ...urls].join('\n\n'),
    html:
      `<!doctype html><html lang="${lang}"><meta charset="utf-8">` +
      `<p>${escaped(filled(words.body))}</p><p>${escaped(words.open)}</p>${links}</html>`,
    lang,
  };
}

/** Tells those who inspected or reviewed a revealed sample by mail; who has left gets none. */
export async function notifyParticipants(
  { tx }: EventContext,
  deps: Pick<ProficiencyDeps, 'staffAddresses' | 'queueMail' | 'publicUrl'>,
  sample: Sample,
): Promise<void> {
  const ids = sample.people.map(({ id }) => id);
  const urls = sample.inspectionIds.map((id) => `${deps.publicUrl}/ops/qc/${id}`);
  for (const address of await deps.staffAddresses(tx, ids)) {
    await deps.queueMail(tx, revealMail(sample, address, urls));
  }
}
