import { limits } from '#contract/limits.ts';
import type { CommandContext } from '#server/kit/request-context.ts';
import { mailCode, proveCode } from '../../codes.ts';
import type { Deps } from '../../deps.ts';
import type { CodeUse } from '../../mails.ts';
import { readAccount } from '../../store/accounts.ts';

/** One movement of a member's money that a mailed code confirms, and nothing else. */
export interface ConfirmedMoney {
  readonly accountId: string;
  readonly use: Extract<CodeUse, 'exchange' | 'withdrawal'>;
  /** Names amount and payee for good; a code of another binding is wrong. */
  readonly binding: string;
}

const VISIBLE = 1;

/** Returns an address of which only the first letter and the domain can be read. */
const maskedEmail = (email: string): string =>
  email.replace(/^[^@]*/, (name) => `${name.slice(0, VISIBLE)}•••`);

/** Mails the code; the mail says what it confirms. */
export async function mailMoneyCode(
  ctx: CommandContext,
  deps: Deps,
  {
    accountId,
    use,
    binding,
    facts,
  }: ConfirmedMoney & { readonly facts: Readonly<Record<string, string>> },
): Promise<{ sentTo: string; resendAfterS: number }> {
  const { email, lang } = await readAccount(ctx.tx, accountId);
  await mailCode(ctx, deps, { email, purpose: use, lang, binding, facts });
  return { sentTo: maskedEmail(email), resendAfterS: limits.codeResendS };
}

/** Uses the code up. */
export async function proveMoneyCode(
  ctx: CommandContext,
  deps: Deps,
  { accountId, use, binding, code }: ConfirmedMoney & { readonly code: string },
): Promise<void> {
  const { email } = await readAccount(ctx.tx, accountId);
  await proveCode(ctx.tx, deps, { email, purpose: use, binding, code, now: ctx.now });
}
