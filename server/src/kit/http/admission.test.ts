import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DatabaseUnavailable } from '../database/outage.ts';
import { Admission } from './admission.ts';

const inVain = () => new DatabaseUnavailable('waited', { cause: new Error('Query read timeout') });

/** Work that ends when it is told to. */
function pieces(admission: Admission) {
  const running: { name: string; end: PromiseWithResolvers<void> }[] = [];
  return {
    running,
    start: (name: string) =>
      admission
        .run(name, () => {
          const end = Promise.withResolvers<void>();
          running.push({ name, end });
          return end.promise;
        })
        .then(
          () => 'done',
          (error: Error) => error.message,
        ),
  };
}
const settle = () => new Promise((done) => setImmediate(done));

test('calls of one name run a limited number at a time, and leave room for another name', async () => {
  const { running, start } = pieces(new Admission({ runningMax: 2 }));
  const slow = ['a', 'a', 'a'].map(start);
  const other = start('b');
  await settle();
  expect(running.map(({ name }) => name)).toEqual(['a', 'a', 'b']);
  running[0]?.end.resolve();
  await settle();
  expect(running).toHaveLength(4);
  for (const { end } of running) end.resolve();
  expect(await Promise.all([...slow, other])).toEqual(['done', 'done', 'done', 'done']);
});

test('a call whose turn does not come in time is refused', async () => {
  const { running, start } = pieces(new Admission({ runningMax: 1, waitMs: 20 }));
  const first = start('a');
  expect(await start('a')).toBe('service.busy');
  running[0]?.end.resolve();
  expect(await first).toBe('done');
});

test('a read that takes too long is refused, and its place is free again', async () => {
  const admission = new Admission({ runningMax: 1, readMs: 20 });
  await expect(admission.read('a', () => new Promise(() => undefined))).rejects.toThrow(
    DatabaseUnavailable,
  );
  await expect(admission.read('a', async () => 1)).resolves.toBe(1);
});

test('once calls wait in vain only one at a time is tried, until one succeeds', async () => {
  const { running, start } = pieces(new Admission({ runningMax: 4, waitMs: 5000 }));
  const wave = ['a', 'a', 'a', 'a', 'a'].map(start);
  await settle();
  for (const { end } of running.slice(0, 3)) end.reject(inVain());
  await settle();
  expect(await start('a')).toBe('service.busy');
  running[3]?.end.reject(inVain());
  running[4]?.end.reject(inVain());
  await Promise.all(wave);
  const probe = start('a');
  await settle();
  expect(await start('a')).toBe('service.busy');
  running.at(-1)?.end.resolve();
  expect(await probe).toBe('done');
  const after = [start('a'), start('a')];
  await settle();
  for (const { end } of running) end.resolve();
  expect(await Promise.all(after)).toEqual(['done', 'done']);
});

test('whatever ends when, no more than the limit run and everybody is answered', async () => {
  const ends = fc.array(fc.constantFrom('done', 'failed', 'inVain'), {
    minLength: 1,
    maxLength: 30,
  });
  await fc.assert(
    fc.asyncProperty(ends, fc.integer({ min: 1, max: 4 }), async (given, runningMax) => {
      const admission = new Admission({ runningMax });
      let now = 0;
      const all = given.map((end) =>
        admission.run('a', async () => {
          now += 1;
          expect(now).toBeLessThanOrEqual(runningMax);
          await settle();
          now -= 1;
          if (end === 'failed') throw new Error('failed');
          if (end === 'inVain') throw inVain();
        }),
      );
      expect(await Promise.allSettled(all)).toHaveLength(given.length);
      await admission.run('a', async () => undefined);
    }),
    { numRuns: 50 },
  );
});
