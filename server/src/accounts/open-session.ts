import type { Session } from '#contract/accounts/calls.ts';
import { TOKEN_NAME } from '#server/kit/http.ts';
import { newId } from '#server/kit/ids.ts';
import type { CommandContext } from '#server/kit/request-context.ts';
import { deviceOf, networkOf } from './core/device.ts';
import { sessionEnd } from './core/session.ts';
import type { Deps } from './deps.ts';
import { newDeviceMail } from './mails.ts';
import type { Account } from './store/accounts.ts';
import { recordDevice } from './store/devices.ts';
import { addSession } from './store/sessions.ts';
import { newToken, tokenHash } from './token.ts';

/** Opens a member's session; a device that the account does not know is told to its owner. */
export async function openMemberSession(
  ctx: CommandContext,
  deps: Deps,
  { id, email, lang }: Account,
): Promise<Session> {
  const { tx, now, agent, address } = ctx;
  const device = deviceOf(agent);
  const seen = [id, device.browser, device.system, networkOf(address)];
  const key = deps.secrets.attemptKey('device', ...seen);
  if (await recordDevice(tx, { accountId: id, key, now })) {
    await deps.queueMail(tx, newDeviceMail({ to: email, lang, device, address, now }));
  }
  return openSession(ctx, { kind: 'member', id });
}

/** Opens a session and answers its token: the only time that the token exists here in clear. */
export async function openSession(
  ctx: CommandContext,
  owner: { readonly kind: 'member' | 'staff'; readonly id: string },
): Promise<Session> {
  const { tx, now, agent, address } = ctx;
  const tokenValue = newToken();
  const hash = tokenHash(tokenValue);
  if (hash === null) throw new Error('a new token has the form of a token');
  const expiresAt = sessionEnd(owner.kind, now);
  await addSession(tx, { id: newId(), tokenHash: hash, owner, now, expiresAt, agent, address });
  return { tokenName: TOKEN_NAME, tokenValue, expiresAt: expiresAt.toISOString() };
}
