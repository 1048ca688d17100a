import type { Input } from '#contract/call.ts';
import type { keyAdd } from '#contract/inventory/calls.ts';
import { limits } from '#contract/limits.ts';
import { Failure } from '#server/kit/failure.ts';
import { newId } from '#server/kit/ids.ts';
import { type CommandContext, requireMember } from '#server/kit/request-context.ts';
import { createStockKey, hashStockKey } from '../core/stock-key.ts';
import { countKeys, insertKey } from '../store/keys.ts';
import { toStockKey } from '../views.ts';

/** Makes a key for uploads; only its hash is stored. Fails with `key.full`. */
export async function addKey(ctx: CommandContext, { name, mode }: Input<typeof keyAdd>) {
  const account = requireMember(ctx).accountId;
  if ((await countKeys(ctx.tx, account)) >= limits.stockKeysMax) {
    throw new Failure('key.full', { max: limits.stockKeysMax });
  }
  const { key, hint } = createStockKey();
  const sha256 = hashStockKey(key);
  if (sha256 === null) throw new Error('a new key does not match the pattern of keys');
  const made = { id: newId(), account, name, hint, mode, at: ctx.now };
  await insertKey(ctx.tx, { ...made, sha256 });
  return { ...toStockKey({ ...made, lastUsedAt: null }), key };
}
