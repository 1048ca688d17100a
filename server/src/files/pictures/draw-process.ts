/**
 * Draws and compares pictures in a process of its own. The library works on the thread pool of its
 * process, and the product's own pool is the one that hashes passwords.
 */
import { runTask, type TaskMessage } from './tasks.ts';

process.on('message', async (message: TaskMessage) => {
  process.send?.(await runTask(message));
});
process.on('disconnect', () => process.exit());
