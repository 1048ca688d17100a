import { Failure } from '#server/kit/failure.ts';
import type { CommandContext } from '#server/kit/request-context.ts';
import { attemptSucceeded, beginAttempt } from '../attempts.ts';
import type { Deps } from '../deps.ts';
import { findKnownDevice } from '../known-device.ts';
import { openMemberSession } from '../open-session.ts';
import { isPassword } from '../password-hash.ts';
import { findByName } from '../store/accounts.ts';

/** Signs in by e-mail or account name and password. */
export async function signInByPassword(
  ctx: CommandContext,
  deps: Deps,
  { username, password }: { username: string; password: string },
) {
  const name = username.toLowerCase();
  const account = await findByName(ctx.tx, name);
  const knownDevice = await findKnownDevice(ctx, deps, account?.id ?? null);
  const { address, now } = ctx;
  const attempt = { door: 'member', name, address, now, knownDevice } as const;
  const counted = await beginAttempt(deps, attempt);
  const isRight = await isPassword(password, account?.passwordHash ?? null);
  if (account === null || !isRight) throw new Failure('login.wrong');
  await attemptSucceeded(ctx.tx, deps, attempt, counted);
  return openMemberSession(ctx, deps, account, { mailProvenAt: null });
}
