import { setImmediate as turn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { BoundedQueue } from './bounded-queue.ts';

it('runs so much at a time, lets so much wait and refuses the rest for a time', async () => {
  const queue = new BoundedQueue({ atOnce: 2, waitingMax: 3 });
  const gates: (() => void)[] = [];
  let running = 0;
  let most = 0;
  const work = async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise<void>((open) => gates.push(open));
    running -= 1;
    return 'done';
  };
  const asked = Array.from({ length: 7 }, () => queue.run(work));
  const settled = Promise.allSettled(asked);
  for (let opened = 0; opened < 5; opened += 1) {
    await turn();
    gates.shift()?.();
  }
  const results = await settled;
  const outcomes = results.map((one) =>
    one.status === 'fulfilled' ? one.value : (one.reason as { code: string }).code,
  );
  expect(outcomes).toEqual([...Array(5).fill('done'), 'service.busy', 'service.busy']);
  expect(most).toBe(2);
  const after = queue.run(work);
  await turn();
  gates.shift()?.();
  expect(await after).toBe('done');
});

it('gives the place of failed work to who waits', async () => {
  const queue = new BoundedQueue({ atOnce: 1, waitingMax: 1 });
  const failing = queue.run(() => Promise.reject(new Error('broken')));
  const waiting = queue.run(async () => 'done');
  await expect(failing).rejects.toThrow('broken');
  expect(await waiting).toBe('done');
});
