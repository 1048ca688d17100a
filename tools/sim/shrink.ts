import type { Command } from './commands.ts';
import { replay } from './walk.ts';
import { type Failed, rootNumber } from './walking.ts';

/** How often a failing walk is played again to make it shorter. */
const TRIES = 60;

type OfOrder = Exclude<Command, { kind: 'clock' }>;
const rootOf = ({ order }: OfOrder): number => rootNumber(order);

/** Returns the orders that commands are about, each once. */
const ordersOf = (commands: readonly Command[]): number[] => [
  ...new Set(commands.flatMap((one) => (one.kind === 'clock' ? [] : [rootOf(one)]))),
];

/** Returns the shortest list of commands that was found in time to break a law still. */
export async function shrink(
  failed: Failed,
  { withinMs, say }: { withinMs: number; say: (line: string) => void },
): Promise<Failed> {
  const until = performance.now() + withinMs;
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
  // Orders do not touch each other: those of the failing one and the clock come first. Where it is
  // not known, as of a wrong balance, half of the orders are left out while it is still met.
  const only = (orders: readonly number[]) =>
    attempt(failed.commands.filter((one) => one.kind === 'clock' || orders.includes(rootOf(one))));
  const { order } = failed;
  let orders = order === null ? ordersOf(failed.commands) : [];
  if (order !== null) await only([order]);
  while (orders.length > 1) {
    const halves = [orders.slice(0, orders.length / 2), orders.slice(orders.length / 2)];
    let met: readonly number[] | undefined;
    for (const half of halves) {
      if (met === undefined && (await only(half))) met = half;
    }
    if (met === undefined) break;
    orders = [...met];
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
