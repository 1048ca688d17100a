import type { UploadedFile } from '#contract/files/schemas.ts';
import { signedLink, urlOf } from './core/address.ts';
import { linkSecret } from './place.ts';
import type { FileRow } from './store/files.ts';

/** Returns the response to an upload. */
export function present(file: FileRow, now: Date): UploadedFile {
  const url = urlOf(file.id);
  const link = signedLink(url, now, linkSecret());
  return { url, link, name: file.name, size: file.bytes, type: file.type };
}
