import type { Command } from './commands.ts';
import { type Failed, replay } from './walk.ts';

/** How often a failing walk is played again, and for how long, to make it shorter. */
const TRIES = 40;
const WITHIN_MS = 180_000;

/** Returns the shortest list of commands that was found to break a law still. */
export async function shrink(failed: Failed, say: (line: string) => void): Promise<Failed> {
  const until = performance.now() + WITHIN_MS;
  let least = failed;
  let tries = 0;
  const attempt = async (commands: readonly Command[]): Promise<boolean> => {
    if (tries >= TRIES || performance.now() > until || commands.length >= least.commands.length) {
      return false;
    }
    tries += 1;
    const found = await replay(commands);
    if (found === null) return false;
    least = found;
    say(`  ${found.commands.length} commands`);
    return true;
  };
  // Orders do not touch each other: those of the failing one and the clock come first.
  const { order } = failed;
  if (order !== null) {
    await attempt(failed.commands.filter((one) => one.kind === 'clock' || one.order === order));
  }
  for (let size = Math.ceil(least.commands.length / 2); size >= 1; size = Math.floor(size / 2)) {
    for (let from = 0; from < least.commands.length; ) {
      const rest = least.commands.filter((_, at) => at < from || at >= from + size);
      if (!(await attempt(rest))) from += size;
    }
    if (size === 1) break;
  }
  return least;
}
