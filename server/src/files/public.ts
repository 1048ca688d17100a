import type { FastifyInstance } from 'fastify';
import type { UploadedFile } from '#contract/files/schemas.ts';
import type { Db, Tx } from '#server/kit/database/database.ts';
import type { Implementation, Upload } from '#server/kit/implement.ts';
import type { CronEntry, JobTable } from '#server/kit/jobs/jobs.ts';
import type { CommandContext } from '#server/kit/request-context.ts';
import * as acts from './commands/store-file.ts';
import * as copies from './copies.ts';
import { signedLink } from './core/address.ts';
import { calls } from './handlers.ts';
import { cron, jobs } from './jobs.ts';
import { linkSecret, type Place, settle } from './place.ts';
import { type ServeParts, serveFiles } from './serve.ts';
import { present } from './views.ts';

export type { NewFile, Readers, StoredFile, UploadsToAttach } from './commands/store-file.ts';
export type { PictureCopy } from './copies.ts';
export { openFileSecret } from './secret.ts';
export type { ServeParts } from './serve.ts';

/**
 * Puts the slice together. To be called before any other function here but fileLink, which signs
 * with a secret of this process alone until then.
 */
export function filesSlice(place: Place): {
  readonly calls: readonly Implementation[];
  readonly jobs: JobTable;
  readonly cron: readonly CronEntry[];
  /** Adds `GET /files/{id}` to the HTTP server. */
  serve(http: FastifyInstance, parts: Omit<ServeParts, keyof Place>): void;
} {
  settle(place);
  return { calls, jobs, cron, serve: (http, parts) => serveFiles(http, { ...parts, ...place }) };
}

/**
 * Marks uploads as used by a record, so that they stay, and opens them to its readers (besides
 * owner and staff, who always see them). Answers them in the order given. Fails with `file.unknown`
 * where one is not this owner's, with `file.format` where `pictures` is asked and one is none.
 */
export const attachFiles = (tx: Tx, files: acts.UploadsToAttach): Promise<acts.StoredFile[]> =>
  acts.attachUploads(tx, files);

/** Lets more accounts, or every member, see a file. Fails with `file.unknown` where there is none. */
export const grantFile = (
  tx: Tx,
  url: string,
  readers: readonly string[] | 'members',
): Promise<void> => acts.grantFile(tx, url, readers);

/** Lets everyone see a file for good, without a link. Fails with `file.unknown`. */
export const publishFile = (tx: Tx, url: string): Promise<void> =>
  acts.grantFile(tx, url, 'everyone');

/** Checks the upload of a call that uses `takeUpload`, before its transaction is opened. */
export const prepareUpload = acts.prepare;

/**
 * Takes an upload for an owner who need not be signed in: an id that only the uploader is told, so
 * that nobody else can name the file in a record. Checked and limited as every upload.
 */
export const storeUpload = async (
  ctx: CommandContext,
  uploadedFile: Upload | null,
  ownerId: string,
): Promise<UploadedFile> => present(await acts.storeUpload(ctx, uploadedFile, ownerId), ctx.now);

/**
 * The address at which a browser gets a file, for 30 to 60 minutes from `now`. Whoever has it sees
 * the file: a presenter gives it to those only who may. Any other text is answered unchanged.
 */
export const fileLink = (url: string, now: Date): string => signedLink(url, now, linkSecret());

/**
 * Ends that everyone may see an owner's file; its owner, staff and those granted still do. The file
 * itself stays, because another record may use it.
 */
export const withdrawFile = (tx: Tx, url: string, ownerId: string): Promise<void> =>
  acts.withdrawFile(tx, url, ownerId);

/** Keeps a file that the program made, as it is; answers its stored address. */
export const storeFile = (tx: Tx, file: acts.NewFile): Promise<string> => acts.storeFile(tx, file);

/** Name, type and bytes of a file, whoever asks; null where there is none. */
export const readFile = (
  db: Db,
  url: string,
): Promise<{ name: string; type: string; bytes: Buffer } | null> => acts.readFile(db, url);

/** Keeps pictures among those that later ones are compared with. */
export const addToEvidence = copies.addToEvidence;

/**
 * Returns the evidence that pictures are copies of, by the address of each: re-encoded, scaled and
 * slightly cropped ones too.
 */
export const findCopies = copies.findCopies;
