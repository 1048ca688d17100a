import type { Tx } from '#server/kit/database/database.ts';
import type { RequestContext } from '#server/kit/request-context.ts';
import type { Deps } from './deps.ts';
import { isKnownDevice, saveKnownDevice } from './store/devices.ts';
import type { FactorOwner } from './store/factors.ts';

const keyOf = ({ secrets }: Deps, ownerId: string, device: string): Buffer =>
  secrets.attemptKey('known device', ownerId, device);

/** Owns no browser: it is looked up where there is no account, so that time does not tell so. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

/** Returns the key of the caller's browser where it signed in to this account before; else null. */
export async function findKnownDevice(
  ctx: RequestContext,
  deps: Deps,
  ownerId: string | null,
): Promise<Buffer | null> {
  if (ctx.device === undefined) return null;
  const owner = ownerId ?? NOBODY;
  const key = keyOf(deps, owner, ctx.device);
  return (await isKnownDevice(ctx.tx, owner, key)) ? key : null;
}

/** Remembers the caller's browser after a full sign-in. */
export async function rememberDevice(
  ctx: RequestContext<Tx>,
  deps: Deps,
  owner: FactorOwner,
): Promise<void> {
  if (ctx.device === undefined) return;
  const key = keyOf(deps, owner.id, ctx.device);
  await saveKnownDevice(ctx.tx, { owner, key }, ctx.now);
}
