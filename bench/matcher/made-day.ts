import { heldOut } from './held-out-families.ts';
import { known } from './known-families.ts';
import { type MadeDay, type MadeLine, Maker } from './line-maker.ts';

/** Records that are open and have no line in the run, for each hundred lines. */
const IDLE_PER_HUNDRED = 15;

/** Makes `count` lines of known or held-out families, with the records that they pay and idle ones. */
export function makeDay(count: number, seed: number, which: 'known' | 'heldOut'): MadeDay {
  const maker = new Maker(seed);
  const families = Object.values(which === 'known' ? known : heldOut);
  const total = families.reduce((all, { weight }) => all + weight, 0);
  while (maker.lines.length < count) {
    let at = maker.random() * total;
    const family = families.find(({ weight }) => {
      at -= weight;
      return at < 0;
    });
    family?.make(maker, maker.pick(maker.members));
    if (maker.random() * 100 < IDLE_PER_HUNDRED) maker.item(maker.pick(maker.members));
  }
  const shuffled = [...maker.lines];
  for (let at = shuffled.length - 1; at > 0; at -= 1) {
    const other = Math.floor(maker.random() * (at + 1));
    [shuffled[at], shuffled[other]] = [shuffled[other] as MadeLine, shuffled[at] as MadeLine];
  }
  return { lines: shuffled, items: maker.items };
}
