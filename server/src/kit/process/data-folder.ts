import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';

/** Folders below it that other users of the machine have no business in. */
const CLOSED = ['files', 'keys', 'spool'];

/**
 * Closes the data folder to other users of the machine. As root, the account that runs the
 * database must pass through it, so that only its name can be entered and nothing listed; the
 * folders of the product itself stay closed.
 */
export function closeDataFolder(dataDir: string): void {
  mkdirSync(dataDir, { recursive: true });
  if (process.platform === 'win32') return;
  chmodSync(dataDir, process.geteuid?.() === 0 ? 0o711 : 0o700);
  for (const name of CLOSED) {
    const folder = join(dataDir, name);
    mkdirSync(folder, { recursive: true });
    chmodSync(folder, 0o700);
  }
}
