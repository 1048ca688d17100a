import type { Db } from '#server/kit/database/database.ts';
import type { Caller } from '#server/kit/request-context.ts';
import { hashStockKey } from '../core/stock-key.ts';
import type { InventoryDeps } from '../deps.ts';
import { findKeyAndRecordUse, type KeyRow } from '../store/keys.ts';

/** Returns the key that a text is; null where it is none, was revoked, or its seller not settled. */
export async function findValidKey(
  db: Db,
  deps: InventoryDeps,
  { text, now }: { readonly text: string; readonly now: Date },
): Promise<KeyRow | null> {
  const sha256 = hashStockKey(text);
  const key = sha256 === null ? null : await findKeyAndRecordUse(db, sha256, now);
  return key !== null && (await deps.isSettled(db, key.account)) ? key : null;
}

/** Returns the caller who holds a key for uploads; null where nobody does. */
export async function authenticateKey(
  db: Db,
  deps: InventoryDeps,
  credentials: { readonly text: string; readonly now: Date },
): Promise<{ caller: Caller; lang: 'en' } | null> {
  const key = await findValidKey(db, deps, credentials);
  if (key === null) return null;
  return { caller: { kind: 'stockKey', accountId: key.account, keyId: key.id }, lang: 'en' };
}
