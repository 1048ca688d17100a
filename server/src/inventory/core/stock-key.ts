import { createHash, randomBytes } from 'node:crypto';

/** Names the product where a key is found, and lets scanners of leaked secrets know it. */
const PREFIX = 'assay_stock_';
const KEY_BYTES = 24;
const HINT_CHARS = PREFIX.length + 4;
const KEY_PATTERN = /^assay_stock_[A-Za-z0-9_-]{32}$/;

/** A new key for uploads: its text is shown once, its hash and hint are stored. */
export function createStockKey(): { readonly key: string; readonly hint: string } {
  const key = PREFIX + randomBytes(KEY_BYTES).toString('base64url');
  return { key, hint: key.slice(0, HINT_CHARS) };
}

/** Returns the hash under which a key is stored; null where the text is no key. */
export const hashStockKey = (text: string): Buffer | null =>
  KEY_PATTERN.test(text) ? createHash('sha256').update(text).digest() : null;
