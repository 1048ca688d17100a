import type { Language } from '#contract/option-schemas.ts';
import { type CommandContext, requireMember } from '#server/kit/request-context.ts';
import { saveLanguage } from '../store/accounts.ts';

/** Sets the language in which messages and mails reach the account. */
export async function setLanguage(ctx: CommandContext, { lang }: { lang: Language }) {
  await saveLanguage(ctx.tx, requireMember(ctx).accountId, lang);
  return {};
}
