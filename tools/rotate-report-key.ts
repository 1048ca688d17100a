import { join } from 'node:path';
import { readConfig } from '#server/kit/process/config.ts';
import { openSigner, rotateKey } from '#server/qc/signer.ts';

/**
 * Retires the key that reports are signed with and makes another one, in the market's DATA_DIR.
 * Start the market again afterwards. Reports under retired keys hold, and /report/key publishes all.
 *
 *   npm run rotate:report-key
 */
if (import.meta.main) {
  const folder = join(readConfig(process.env).dataDir, 'keys');
  openSigner(folder);
  const retired = rotateKey(folder, new Date());
  console.log(`The retired public key stands in ${join(folder, retired)}.`);
  console.log('Start the market again: it signs with the new key from then on.');
}
