import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { fileTypeFromBuffer } from 'file-type';
import { imageExtensions, limits, proofExtensions } from '#contract/limits.ts';
import type { Db, Tx } from '#server/kit/database/database.ts';
import { Failure } from '#server/kit/failure.ts';
import { newId } from '#server/kit/ids.ts';
import type { CheckedUpload, Upload } from '#server/kit/implement.ts';
import type { CommandContext } from '#server/kit/request-context.ts';
import { idOf, urlOf } from '../core/address.ts';
import { cleanName, formatList, formatOf, nameFor } from '../core/formats.ts';
import { reencodeInChildProcess } from '../pictures/draw.ts';
import { measure, SIDE_MAX } from '../pictures/redraw.ts';
import { keyOf, storageHere } from '../place.ts';
import {
  deleteFile,
  type FileRow,
  fileById,
  insertFile,
  insertGrants,
  lockFiles,
  lockOrphan,
  markAttached,
  widenReaders,
  withdraw,
} from '../store/files.ts';
import { insertFingerprint } from '../store/fingerprints.ts';

const sha256 = (bytes: Buffer): Buffer => createHash('sha256').update(bytes).digest();

/**
 * Checks an upload by its content and draws a picture anew. It needs no transaction, and none
 * should be open: a picture takes its time.
 */
export async function check(uploadedFile: Upload | null): Promise<CheckedUpload> {
  const displayName = cleanName(uploadedFile?.name ?? '');
  if (uploadedFile === null || uploadedFile.bytes.length < limits.uploadMinBytes) {
    throw new Failure('file.empty', { name: displayName }, 'file');
  }
  if (uploadedFile.bytes.length > limits.uploadMaxKb * 1024) {
    throw Failure.tooLarge(displayName, limits.uploadMaxKb);
  }
  const refusal = new Failure('file.format', { list: formatList }, 'file');
  const found = await fileTypeFromBuffer(uploadedFile.bytes).catch(() => undefined);
  const format = formatOf(uploadedFile.name, found, uploadedFile.bytes);
  if (format === null) throw refusal;
  const { type, isPicture } = format;
  const name = nameFor(uploadedFile.name, format);
  if (!isPicture) return { name, type, bytes: uploadedFile.bytes, width: null, height: null };
  const picture = await reencodeInChildProcess(uploadedFile.bytes, type);
  if (picture === 'broken') throw refusal;
  if (picture === 'tooLarge')
    throw new Failure('file.sides', { name: displayName, max: SIDE_MAX }, 'file');
  return { name, type, ...picture };
}

/** Reads the upload of a call whole and checks it, before its transaction is opened. */
export const prepare = async (uploadedFile: Upload | null): Promise<Upload> => {
  const checked = await check(uploadedFile);
  return { name: checked.name, bytes: checked.bytes, checked };
};

/** Takes an upload of somebody who is signed in. */
export function upload(ctx: CommandContext, uploadedFile: Upload | null): Promise<FileRow> {
  if (ctx.caller.kind === 'anonymous') throw new Error('the contract let an anonymous upload in');
  return storeUpload(ctx, uploadedFile, ctx.caller.accountId);
}

/** Keeps an upload that was prepared, as an orphan of its owner. */
export async function storeUpload(
  ctx: CommandContext,
  uploadedFile: Upload | null,
  owner: string,
): Promise<FileRow> {
  if (uploadedFile?.checked === undefined) throw new Error('the upload was not checked before');
  const { name, type, bytes, width, height, fingerprint } = uploadedFile.checked;
  const file: FileRow = {
    id: newId(),
    owner,
    name,
    type,
    bytes: bytes.length,
    sha256: sha256(bytes),
    width,
    height,
    audience: 'granted',
    attached: false,
    at: ctx.now,
  };
  await insertAndPut(ctx.tx, file, bytes);
  if (fingerprint !== undefined) await insertFingerprint(ctx.tx, file.id, fingerprint);
  return file;
}

/** The row first: what the database refuses leaves no bytes behind. */
async function insertAndPut(tx: Tx, file: FileRow, bytes: Buffer): Promise<void> {
  await insertFile(tx, file);
  await storageHere().put(keyOf(file.id), bytes, file.type);
}

/** A file that the program makes itself: a report, a drawn photo. */
export interface NewFile {
  /** null for the platform's own. */
  readonly owner: string | null;
  readonly name: string;
  readonly type: string;
  readonly bytes: Buffer;
  /** False: everyone may see it. */
  readonly private: boolean;
  readonly now: Date;
}

export async function storeFile(tx: Tx, made: NewFile): Promise<string> {
  const { owner, type, bytes, now } = made;
  const size = await measure(bytes, type);
  const id = newId();
  await insertAndPut(
    tx,
    {
      id,
      owner,
      name: cleanName(made.name) || 'file',
      type,
      bytes: bytes.length,
      sha256: sha256(bytes),
      width: size?.width ?? null,
      height: size?.height ?? null,
      audience: made.private ? 'granted' : 'everyone',
      attached: true,
      at: now,
    },
    bytes,
  );
  return urlOf(id);
}

/** Who else may see files that are kept: members, everyone, or these accounts. */
export type Readers = 'members' | 'everyone' | readonly string[];

/** Uploads of one owner that a record uses from now on. */
export interface UploadsToAttach {
  readonly urls: readonly string[];
  readonly owner: string;
  /** Who sees them besides their owner and staff. */
  readonly readers?: Readers;
  /** Whether each of them must be a picture. */
  readonly pictures?: boolean;
  /** Whether each of them must be a picture or a PDF: a proof of transfer. */
  readonly proofs?: boolean;
}

/** A kept file as a record names it. */
export interface StoredFile {
  readonly url: string;
  readonly name: string;
  readonly type: string;
  /** Its size as stored. */
  readonly bytes: number;
  /** Digest of its content as stored, in hexadecimal. */
  readonly sha256: string;
}

const fileUnknown = () => new Failure('file.unknown');
const wrongFormat = (allowed: readonly string[]) =>
  new Failure('file.format', { list: allowed.join(', ') });

function idsOf(urls: readonly string[]): string[] {
  return urls.map((url) => {
    const id = idOf(url);
    if (id === null) throw fileUnknown();
    return id;
  });
}

export async function attachUploads(
  tx: Tx,
  { urls, owner, readers = [], pictures = false, proofs = false }: UploadsToAttach,
): Promise<StoredFile[]> {
  if (urls.length === 0) return [];
  const ids = idsOf(urls);
  const found = new Map((await lockFiles(tx, ids)).map((file) => [file.id, file]));
  const attached = ids.map((id, index) => {
    const file = found.get(id);
    if (file === undefined || file.owner !== owner) throw fileUnknown();
    const isPicture = file.type.startsWith('image/');
    if (pictures && !isPicture) throw wrongFormat(imageExtensions);
    if (proofs && !isPicture && file.type !== 'application/pdf') throw wrongFormat(proofExtensions);
    const { name, type, bytes } = file;
    return { url: urls[index] ?? '', name, type, bytes, sha256: file.sha256.toString('hex') };
  });
  await markAttached(tx, ids);
  await grantReaders(tx, ids, readers);
  return attached;
}

async function grantReaders(tx: Tx, ids: readonly string[], readers: Readers): Promise<void> {
  if (typeof readers === 'string') {
    const widened = await widenReaders(tx, ids, readers);
    if (widened !== new Set(ids).size) throw fileUnknown();
  } else if (readers.length > 0) {
    await insertGrants(tx, ids, readers);
  }
}

export async function grantFile(tx: Tx, url: string, readers: Readers): Promise<void> {
  const ids = idsOf([url]);
  if ((await lockFiles(tx, ids)).length === 0) throw fileUnknown();
  await grantReaders(tx, ids, readers);
}

export async function readFile(
  db: Db,
  url: string,
): Promise<{ name: string; type: string; bytes: Buffer } | null> {
  const id = idOf(url);
  const file = id === null ? null : await fileById(db, id);
  if (id === null || file === null) return null;
  const stored = await storageHere().get(keyOf(id));
  if (stored === null) throw new Error(`the storage has lost the file ${id}`);
  return { name: file.name, type: file.type, bytes: await buffer(stored.stream) };
}

/**
 * Removes one file that nothing uses; false where there is none. The bytes go first: if this
 * breaks off in between, the row is still there and the next run finishes.
 */
export async function removeOrphan(tx: Tx, before: Date): Promise<boolean> {
  const orphan = await lockOrphan(tx, before);
  if (orphan === null) return false;
  await storageHere().remove(keyOf(orphan.id));
  await deleteFile(tx, orphan.id);
  return true;
}

export async function withdrawFile(tx: Tx, url: string, owner: string): Promise<void> {
  const id = idOf(url);
  if (id !== null) await withdraw(tx, id, owner);
}
