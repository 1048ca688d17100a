/**
 * Draws pictures in a process of its own. The library works on the thread pool of its process, and
 * the product's own pool is the one that hashes passwords.
 */
import { redrawPicture } from './redraw.ts';

process.on('message', async ({ bytes, type }: { bytes: Uint8Array; type: string }) => {
  process.send?.(await redrawPicture(Buffer.from(bytes), type));
});
process.on('disconnect', () => process.exit());
