import { z } from 'zod';
import { command, signedIn, staffRoles } from '../call.ts';
import { FileUrl } from '../fields.ts';
import { quotas } from '../quotas.ts';

/** A file that is in: `url` is what other calls take, `link` shows it for some hours. */
export const UploadedFile = z.object({
  url: FileUrl,
  link: z.string(),
  name: z.string(),
  /** Bytes as kept; a picture is kept without its metadata, so this is not the size sent. */
  size: z.number().int(),
  type: z.string(),
});
export type UploadedFile = z.infer<typeof UploadedFile>;

/**
 * Takes one file in the form field `file` (specification section 5): an attachment format by its
 * content, 1 byte to 3072 KB. It is removed after a day unless another call names it.
 */
export const fileUpload = command({
  path: '/file/upload',
  perCaller: quotas.uploads,
  callers: [...signedIn, ...staffRoles],
  form: true,
  input: z.object({}),
  output: UploadedFile,
  failures: ['file.empty', 'file.tooLarge', 'file.format', 'file.sides'],
  perMinute: 60,
});
