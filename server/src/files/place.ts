import { randomBytes } from 'node:crypto';
import type { Storage } from '#server/kit/storage/storage.ts';

/** Where files are kept and with what their links are signed. */
export interface Place {
  readonly storage: Storage;
  readonly secret: Buffer;
}

// Links must work before a storage is given (a presenter under test), and then in no other process.
let secret: Buffer = randomBytes(32);
let storage: Storage | null = null;

/** Gives the slice its storage and secret, once, where the program is put together. */
export function settle(place: Place): void {
  secret = place.secret;
  storage = place.storage;
}

export const linkSecret = (): Buffer => secret;

export function storageHere(): Storage {
  if (storage === null) throw new Error('filesSlice was not called: files have no storage');
  return storage;
}

/** The key of a file's bytes: folders of two letters keep any one of them small. */
export const keyOf = (id: string): string => `${id.slice(-2)}/${id}`;
