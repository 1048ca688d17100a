import { Failure } from '#server/kit/failure.ts';
import type { Upload } from '#server/kit/implement.ts';
import { type CommandContext, requireStockKey } from '#server/kit/request-context.ts';
import type { InventoryDeps } from '../deps.ts';
import { getKeyedImport } from '../queries/get-keyed-import.ts';
import { listKeysOf } from '../store/keys.ts';
import { acceptList } from './accept-list.ts';
import { requireSpooled } from './upload-list.ts';

/** Accepts a list that a program uploads; its mode was chosen with the key. */
export async function uploadByKey(
  ctx: CommandContext & { readonly upload: Upload | null },
  deps: InventoryDeps,
) {
  const { accountId, keyId } = requireStockKey(ctx);
  const key = (await listKeysOf(ctx.tx, accountId)).find(({ id }) => id === keyId);
  if (key === undefined) throw new Failure('key.wrong');
  const id = await acceptList(ctx.tx, deps, {
    ...requireSpooled(ctx.upload),
    account: accountId,
    source: 'key',
    lang: ctx.lang,
    mode: key.mode,
    now: ctx.now,
  });
  return getKeyedImport(ctx, { id });
}
