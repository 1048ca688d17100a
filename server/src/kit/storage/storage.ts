import type { Readable } from 'node:stream';

/** A stored file, as it was put. */
export interface Stored {
  readonly stream: Readable;
  readonly size: number;
  readonly type: string;
}

/**
 * Where the bytes of files are kept. Keys are paths with `/` between their parts; nothing in them
 * leads out of the storage. A reader sees a file whole or not at all.
 */
export interface Storage {
  /** Keeps bytes under a key, in place of what was there; when it returns they are on disk. */
  put(key: string, bytes: Uint8Array, type: string): Promise<void>;
  /** As `put`, of a file on this machine, which stays; it is never in memory as a whole. */
  putFile(key: string, path: string, type: string): Promise<void>;
  /** The bytes and their type, or null. */
  get(key: string): Promise<Stored | null>;
  has(key: string): Promise<boolean>;
  /** Removes what is there; nothing happens where there is none. */
  remove(key: string): Promise<void>;
}

const PART = /^[^\\:*?"<>|]{1,200}$/u;
const CONTROL = /\p{Cc}/u;
const KEY_BYTES_MAX = 900;

/** Throws where a key could lead elsewhere or is no name on some system. */
export function assertKey(key: string): void {
  const parts = key.split('/');
  const isGood =
    Buffer.byteLength(key) <= KEY_BYTES_MAX &&
    !CONTROL.test(key) &&
    parts.every((part) => PART.test(part) && part !== '.' && part !== '..' && !part.endsWith('.'));
  if (!isGood) throw new RangeError('this is no key of the storage');
}
