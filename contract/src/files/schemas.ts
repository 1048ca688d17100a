import { z } from 'zod';
import { FileUrl } from '../fields.ts';

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

export const fileUpload = {
  input: z.object({}),
  output: UploadedFile,
};
