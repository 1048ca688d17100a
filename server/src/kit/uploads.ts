import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyRequest } from 'fastify';
import type { Call } from '#contract/call.ts';
import { limits } from '#contract/limits.ts';
import { Failure } from './failure.ts';
import type { Upload } from './implement.ts';
import { spool, unspool } from './spool.ts';

const KB = 1024;

/** Limits of every form: one file beside a few short fields. */
export const formLimits = {
  files: 1,
  fields: 8,
  parts: 9,
  fieldSize: KB,
  headerPairs: 16,
} as const;

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
  request: { readonly file?: FastifyRequest['file'] },
  spoolDir = join(tmpdir(), 'assay-spool'),
): Promise<Upload | null> {
  const kb = fileKbOf(call);
  try {
    const file = await request.file?.({ limits: { ...formLimits, fileSize: kb * KB } });
    if (!file) return null;
    const name = file.filename ?? '';
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
    return { name, bytes: Buffer.concat(chunks) };
  } catch (error) {
    throw refusalOfForm(error);
  }
}

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
