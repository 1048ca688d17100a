import type { CallerRole } from '#contract/call.ts';
import { deskPeople, readersOnly } from '../people.ts';
import { type Random, randomOf } from '../random.ts';
import { type Answer, send } from '../send.ts';
import { holding, type Walking } from '../walking.ts';
import { type ReadCall, readCalls } from './read-calls.ts';

/** A read beside the steps of a walk: it names its order by its number; `roll` chooses the rest. */
export interface ReadCommand {
  readonly kind: 'read';
  readonly order: number;
  readonly roll: number;
}

/** Reads after each group of steps. */
const READS_EACH = 4;
/** How often a page is read that shows orders, claims, their goods or their money. */
const NEAR_CHANCE = 0.7;

const calls = await readCalls();
const near = calls.filter(({ call }) =>
  /^(\/ops)?\/(order|afterSale|wallet|trade|queues|dock|qc|quarantine|approval)\b/.test(call.path),
);
const listOf = new Map(
  calls.filter(({ fields }) => fields.length === 0).map((read) => [read.call.path as string, read]),
);

const staff: Readonly<Partial<Record<CallerRole, readonly string[]>>> = {
  ...deskPeople,
  ...readersOnly,
};

/** Returns who of an order's parties and of the desks makes a call; null where nobody of them may. */
function readerOf(
  { call }: ReadCall,
  { buyer, seller }: { readonly buyer: string; readonly seller: string },
  random: Random,
): string | null {
  const people = call.callers.flatMap((role): readonly string[] => {
    if (role === 'anyone') return [buyer, seller];
    if (role === 'buyer') return [buyer];
    if (role === 'seller' || role === 'settled') return [seller];
    return staff[role] ?? [];
  });
  return people.length === 0 ? null : random.pick(people);
}

/** Returns the ids of the rows of a list. */
function idsOf({ data }: Answer): string[] {
  const { list } = (data ?? {}) as { list?: readonly { id?: unknown }[] };
  if (!Array.isArray(list)) return [];
  return list.flatMap((row: { id?: unknown }) => (typeof row.id === 'string' ? [row.id] : []));
}

/** Reads something of an order, of its claims, or a page beside them; fails where it has a fault. */
export async function readPage(walking: Walking, { order: number, roll }: ReadCommand) {
  const { town, counts } = walking;
  const order = walking.orders.get(number);
  if (order === undefined) return;
  const random = randomOf(roll);
  const read = random.pick(random.chance(NEAR_CHANCE) ? near : calls);
  const person = readerOf(read, order, random);
  if (person === null) return;
  const { call, fields } = read;
  const ask = ({ call: asked }: ReadCall, input: object) =>
    send(town, { call: asked, person, input, key: `read-${roll}` });
  const ids = [order.id, ...(walking.claims.get(number) ?? []).map(({ id }) => id)];
  // Records that are neither orders nor claims are found as people find them, by their list.
  const list = listOf.get(call.path.replace(/\/[^/]+$/, '/list'));
  const found = fields.length > 0 && list !== undefined ? idsOf(await ask(list, {})) : [];
  const records = found.length > 0 && random.chance(0.7) ? found : ids;
  const input = Object.fromEntries(
    fields.map((field) => [
      field,
      field === 'lineId' ? random.pick(order.lines).id : random.pick(records),
    ]),
  );
  const { refused } = await ask(read, input);
  const path = refused === null ? call.path : 'refused';
  counts.reads.set(path, (counts.reads.get(path) ?? 0) + 1);
}

/** Reads pages after steps: whatever has happened, no page of anybody has a fault. */
export async function readPages(walking: Walking): Promise<void> {
  const { orders, done, seed } = walking;
  const random = randomOf(seed + done.length);
  const numbers = [...orders.keys()];
  for (let n = 0; n < READS_EACH && numbers.length > 0; n += 1) {
    const order = random.pick(numbers);
    const command = { kind: 'read', order, roll: random.below(0x7fff_ffff) } as const;
    try {
      await holding(order, () => readPage(walking, command));
    } catch (error) {
      // Played again, the walk needs this read alone.
      done.push(command);
      throw error;
    }
  }
}
