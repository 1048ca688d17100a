import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartProblem } from '#server/kit/process/start-problem.ts';

const BYTES = 32;
const TEXT = /^[0-9a-f]{64}$/;

/**
 * The secret that signs links: FILE_SECRET of the environment (64 hexadecimal digits, needed where
 * several servers share one market), else one made once and kept in the data folder.
 */
export async function openFileSecret({
  configured,
  dataDir,
}: {
  configured: string | undefined;
  dataDir: string;
}): Promise<Buffer> {
  if (configured !== undefined && configured !== '') {
    if (!TEXT.test(configured))
      throw new StartProblem('FILE_SECRET must be 64 hexadecimal digits.');
    return Buffer.from(configured, 'hex');
  }
  const path = join(dataDir, 'file-secret');
  return (await read(path)) ?? createSecret(dataDir, path);
}

async function read(path: string): Promise<Buffer | null> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  return text !== null && TEXT.test(text.trim()) ? Buffer.from(text.trim(), 'hex') : null;
}

async function createSecret(dataDir: string, path: string): Promise<Buffer> {
  await mkdir(dataDir, { recursive: true });
  const secret = randomBytes(BYTES);
  const temp = `${path}.${randomBytes(4).toString('hex')}`;
  try {
    await writeFile(temp, `${secret.toString('hex')}\n`, { mode: 0o600, flag: 'wx' });
    await rename(temp, path);
  } finally {
    await rm(temp, { force: true });
  }
  return secret;
}
