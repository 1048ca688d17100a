import { createHash, randomBytes } from 'node:crypto';
import type { Input } from '#contract/call.ts';
import type * as contract from '#contract/inventory/calls.ts';
import type { StockKey } from '#contract/inventory/imports.ts';
import { limits } from '#contract/limits.ts';
import type { Db } from '#server/kit/database.ts';
import { Failure } from '#server/kit/failure.ts';
import { newId } from '#server/kit/ids.ts';
import type { Upload } from '#server/kit/implement.ts';
import {
  type Caller,
  type CommandContext,
  type QueryContext,
  requireMember,
  requireStockKey,
} from '#server/kit/request-context.ts';
import { acceptList } from './accept-list.ts';
import { requireSpooled } from './commands/upload-list.ts';
import type { InventoryDeps } from './deps.ts';
import { findOwnImport } from './import-store.ts';
import { toKeyedImport } from './import-views.ts';
import {
  countKeys,
  findKeyAndRecordUse,
  insertKey,
  type KeyRow,
  listKeysOf,
  revokeKey,
} from './key-store.ts';

/** Says what it is to whoever finds one, and lets scanners of leaked secrets know it. */
const PREFIX = 'assay_stock_';
const KEY_BYTES = 24;
const HINT_CHARS = PREFIX.length + 4;
const KEY_PATTERN = /^assay_stock_[A-Za-z0-9_-]{32}$/;

const sha256 = (key: string): Buffer => createHash('sha256').update(key).digest();

const toStockKey = (row: KeyRow): StockKey => ({
  id: row.id,
  name: row.name,
  hint: row.hint,
  mode: row.mode,
  createdAt: row.at.toISOString(),
  lastUsedAt: row.last_used_at?.toISOString() ?? null,
});

/** The seller's keys. */
export const listKeys = async (ctx: QueryContext): Promise<StockKey[]> =>
  (await listKeysOf(ctx.tx, requireMember(ctx).accountId)).map(toStockKey);

/** Makes a key; only its hash is kept. */
export async function addKey(ctx: CommandContext, { name, mode }: Input<typeof contract.keyAdd>) {
  const account = requireMember(ctx).accountId;
  if ((await countKeys(ctx.tx, account)) >= limits.stockKeysMax) {
    throw new Failure('key.full', { max: limits.stockKeysMax });
  }
  const key = PREFIX + randomBytes(KEY_BYTES).toString('base64url');
  const made = { id: newId(), account, name, hint: key.slice(0, HINT_CHARS), mode, at: ctx.now };
  await insertKey(ctx.tx, { ...made, sha256: sha256(key) });
  return { ...toStockKey({ ...made, last_used_at: null }), key };
}

/** Ends a key of the seller's. */
export async function revokeOwnKey(ctx: CommandContext, { id }: Input<typeof contract.keyRevoke>) {
  if (!(await revokeKey(ctx.tx, requireMember(ctx).accountId, id, ctx.now)))
    throw new Failure('notFound');
  return {};
}

/** The key that a text is; null where it is none, was revoked, or its seller is not settled. */
export async function findValidKey(
  deps: InventoryDeps,
  db: Db,
  text: string,
  now: Date,
): Promise<KeyRow | null> {
  if (!KEY_PATTERN.test(text)) return null;
  const key = await findKeyAndRecordUse(db, sha256(text), now);
  return key !== null && (await deps.isSettled(db, key.account)) ? key : null;
}

/** Who holds a key for uploads, for the gate; null where nobody does. */
export async function authenticateKey(
  deps: InventoryDeps,
  db: Db,
  text: string,
  now: Date,
): Promise<{ caller: Caller; lang: 'en' } | null> {
  const key = await findValidKey(deps, db, text, now);
  if (key === null) return null;
  return { caller: { kind: 'stockKey', accountId: key.account, keyId: key.id }, lang: 'en' };
}

/** Takes a list that a program uploads; what it does to the stock was chosen with the key. */
export async function uploadByKey(
  deps: InventoryDeps,
  ctx: CommandContext & { readonly upload: Upload | null },
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
  return getStatusByKey(ctx, { id });
}

/** Returns the state of an upload of the same seller. */
export async function getStatusByKey(ctx: QueryContext, { id }: { readonly id: string }) {
  const record = await findOwnImport(ctx.tx, requireStockKey(ctx).accountId, id);
  if (record === null) throw new Failure('notFound');
  return toKeyedImport(record, ctx);
}
