import { randomUUID } from 'node:crypto';
import { opsQueues } from '#contract/operator/calls.ts';
import { opsWorkOn } from '#contract/operator/work-calls.ts';
import { placeBoardOrder } from '#harness/board-order.ts';
import { copyOrders } from '#harness/copied-orders.ts';
import { openTestMarket } from '#harness/open-market.ts';
import { judge, median, table } from './report.ts';

/**
 * How long an administrator waits for the board of the day and for the next item of it, with 10,000
 * open orders in five queues: the whole call, and the processor time of the market's process in it.
 *
 *   npm run bench:desk
 */
const ORDERS = 10_000;
const CALLS = 30;
const TARGET_MS = 100;
const HOUR_MS = 3_600_000;

/** States of open orders, and the desk that each waits for. */
const states = [
  ['placed', 'support'],
  ['inbound', 'warehouse'],
  ['received', 'qc'],
  ['cleared', 'warehouse'],
  ['disputed', 'support'],
] as const;

const town = await openTestMarket();
try {
  const buyer = await town.member('Buyer', 'buyer');
  const { orderId, orderNo } = await placeBoardOrder(buyer, await town.member('Seller', 'seller'));
  const now = town.clock.now().getTime();
  const refs = Array.from({ length: ORDERS }, (_, n) => `${orderNo}-${n}`);
  await copyOrders(
    town.adminUrl,
    orderId,
    refs.map((no, n) => {
      const [state, desk] = states[n % states.length] ?? states[0];
      // Spread without a pattern: a third is late, the last tenth has no deadline.
      const hours = ((n * 7919) % 300) - 100;
      const waits_from = new Date(now - ((n * 104_729) % 500) * HOUR_MS);
      const due_at = hours >= 180 ? null : new Date(now + hours * HOUR_MS);
      return { id: randomUUID(), no, state, waits_on: [desk], waits_from, due_at };
    }),
  );
  const admin = await town.staff('Admin', ['admin']);

  async function measure<T>(name: string, send: (n: number) => Promise<T>) {
    const took: number[] = [];
    let last: T | null = null;
    let cpu = process.cpuUsage();
    // The first five calls warm up and are not counted.
    for (let n = -5; n < CALLS; n += 1) {
      if (n === 0) cpu = process.cpuUsage();
      const started = performance.now();
      last = await send(n + 5);
      if (n >= 0) took.push(performance.now() - started);
    }
    const { user, system } = process.cpuUsage(cpu);
    const sorted = took.sort((one, other) => one - other);
    const ms = (value: number | undefined) => (value ?? Number.NaN).toFixed(1);
    return {
      last,
      middle: median(took),
      row: [
        name,
        ms(sorted[0]),
        ms(median(took)),
        ms(sorted.at(-1)),
        ms((user + system) / 1000 / CALLS),
      ],
    };
  }

  const board = await measure('board of the day', () => admin.send(opsQueues, {}));
  const count = board.last?.counts.reduce((all, queue) => all + queue.count, 0) ?? 0;
  if (count < ORDERS) throw new Error(`the board counts ${count} of ${ORDERS} orders`);
  const late = await measure('what is late', () => admin.send(opsQueues, { late: true }));
  const free = await measure('what nobody is on', () =>
    admin.send(opsQueues, { claimed: 'nobody' }),
  );
  const deep = await measure('its page 50', () =>
    admin.send(opsQueues, { pageNum: 50, pageSize: 20 }),
  );
  const text = await measure('a text in it', () => admin.send(opsQueues, { find: '-4711' }));
  const next = await measure('next item', (n) =>
    admin.send(opsWorkOn, { record: 'order', ref: refs[n * 100] ?? '' }),
  );
  if (next.last?.isOpen !== true) throw new Error('the next item is not open');
  const rows = [board, late, free, deep, text, next].map(({ row }) => row);
  console.log(`${table(['milliseconds', 'least', 'median', 'most', 'processor'], rows)}\n`);
  const verdict = (name: string, measured: number) =>
    ({ name, measured, target: TARGET_MS, unit: 'ms', lessIsBetter: true }) as const;
  process.exitCode = judge([
    verdict(`the board with ${ORDERS} open orders`, board.middle),
    verdict('the late part of it', late.middle),
    verdict('what nobody is on', free.middle),
    verdict('the next item', next.middle),
  ]);
} finally {
  await town.close();
}
