import { randomInt } from 'node:crypto';
import { limits } from '#contract/limits.ts';
import type { CommandContext } from '#server/kit/request-context.ts';
import type { Deps } from '../deps.ts';
import { factorMail } from '../mails.ts';
import { consumeRecoveryCode, replaceRecoveryCodes } from '../store/factors.ts';
import type { Owner } from './owner.ts';

/** Letters and digits that nobody confuses: 31 of them, 49 bits in ten. */
const SIGNS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const GROUP = 5;

const newGroup = (): string =>
  Array.from({ length: GROUP }, () => SIGNS.charAt(randomInt(SIGNS.length))).join('');

const hashOf = (deps: Deps, ownerId: string, code: string): Buffer =>
  deps.secrets.recoveryHash(ownerId, code.replace('-', ''));

/** Makes recovery codes in place of all former ones and returns them: the only time in clear. */
export async function makeRecoveryCodes(
  ctx: CommandContext,
  deps: Deps,
  owner: Owner,
): Promise<string[]> {
  const codes = Array.from({ length: limits.recoveryCodes }, () => `${newGroup()}-${newGroup()}`);
  const hashes = codes.map((code) => hashOf(deps, owner.id, code));
  await replaceRecoveryCodes(ctx.tx, owner, { hashes, now: ctx.now });
  return codes;
}

/** Uses a recovery code up and mails its owner; false where it is wrong or was used. */
export async function redeemRecoveryCode(
  ctx: CommandContext,
  deps: Deps,
  { owner, code }: { readonly owner: Owner; readonly code: string },
): Promise<boolean> {
  const hash = hashOf(deps, owner.id, code);
  if (!(await consumeRecoveryCode(ctx.tx, owner.id, { hash, now: ctx.now }))) return false;
  const { email: to, lang } = owner;
  await deps.queueMail(ctx.tx, factorMail('recoveryUsed', { to, lang }));
  return true;
}
