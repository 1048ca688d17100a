import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MultipartFields } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { Call } from '#contract/call.ts';
import { limits } from '#contract/limits.ts';
import { Failure } from '../failure.ts';
import type { Upload } from '../implement.ts';
import { spool, unspool } from '../storage/spool.ts';

const KB = 1024;

/** Limits of every form: one file beside a few short fields. */
export const formLimits = {
  files: 1,
  fields: 8,
  parts: 9,
  fieldSize: KB,
  headerPairs: 16,
} as const;

/** The most that a form takes besides its file: fields, headers of parts and boundaries. */
const FORM_BYTES = 64 * KB;

/** How many kilobytes the file of a form call may have. */
export const fileKbOf = ({ spoolMb, fileKb }: Call): number =>
  spoolMb === undefined ? (fileKb ?? limits.uploadMaxKb) : spoolMb * KB;

/**
 * Reads the file of a form call whole: to memory, or to `spoolDir` where the call spools. Null
 * where the form has none. Fails with `file.tooLarge` for a file above the call's limit, with
 * `file.empty` for a body that is no form and with `input.invalid` for a broken one.
 */
export async function readUpload(
  call: Call,
  request: { readonly file?: FastifyRequest['file'] } & Pick<FastifyRequest, 'headers'>,
  spoolDir = join(tmpdir(), 'assay-spool'),
): Promise<Upload | null> {
  const kb = fileKbOf(call);
  try {
    const file = await request.file?.({ limits: { ...formLimits, fileSize: kb * KB } });
    if (!file) return null;
    const name = file.filename ?? '';
    if (Number(request.headers['content-length'] ?? 0) > kb * KB + FORM_BYTES) {
      // Refused before it is sent: what still comes is read past, so that the answer is heard.
      file.file.resume();
      throw Failure.tooLarge(name, kb);
    }
    if (call.spoolMb !== undefined) {
      const spooled = await spool(spoolDir, file.file);
      if (!file.file.truncated) return { name, bytes: Buffer.alloc(0), spooled };
      await unspool(spooled.path);
      throw Failure.tooLarge(name, kb);
    }
    const chunks: Buffer[] = [];
    for await (const chunk of file.file) chunks.push(chunk as Buffer);
    // The stream ends at the limit as if the file did: only this tells that more was sent.
    if (file.file.truncated) throw Failure.tooLarge(name, kb);
    const bytes = Buffer.concat(chunks);
    return call.formFields ? { name, bytes, fields: textsOf(file.fields) } : { name, bytes };
  } catch (error) {
    throw refusalOfForm(error);
  }
}

/** Returns the input of a call as it came: a form has its text fields, or nothing but its file. */
export function inputOf(call: Call, upload: Upload | null, body: unknown): unknown {
  if (call.form) return call.formFields ? (upload?.fields ?? {}) : {};
  return body ?? {};
}

/** Returns the text fields of a form; a name that stands twice counts once, the last of them. */
function textsOf(fields: MultipartFields): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const [name, given] of Object.entries(fields)) {
    const field = Array.isArray(given) ? given.at(-1) : given;
    if (field?.type !== 'field' || typeof field.value !== 'string') continue;
    if (field.fieldnameTruncated || field.valueTruncated || !isStorable(field.value)) {
      throw new Failure('input.invalid', {}, name);
    }
    texts[name] = field.value;
  }
  return texts;
}

/** Whether PostgreSQL can keep a text. */
const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes('\0');

/** A broken form is the sender's failure; a full disk and the like are not. */
function refusalOfForm(error: unknown): unknown {
  if (error instanceof Failure || !(error instanceof Error)) return error;
  if ('syscall' in error) return error;
  const code = 'code' in error ? error.code : '';
  if (code === 'FST_INVALID_MULTIPART_CONTENT_TYPE') {
    return new Failure('file.empty', { name: '' }, 'file');
  }
  return new Failure('input.invalid', {}, 'file');
}
