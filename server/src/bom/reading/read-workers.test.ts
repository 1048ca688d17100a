import { expect, it, vi } from 'vitest';
import { inspectFile } from './read-workers.ts';

// A worker takes a moment to start.
vi.setConfig({ testTimeout: 60_000 });

const bytes = Buffer.from('MPN\tQty\nLM358DR\t2\nNE555P\t4\n');
const inspect = (owner: string) => inspectFile({ owner, name: 'bill.txt', bytes, lang: 'en' });
const ends = async (work: readonly Promise<unknown>[]) =>
  (await Promise.allSettled(work)).map((one) =>
    one.status === 'fulfilled' ? 'read' : Reflect.get(one.reason, 'code'),
  );

it('reads one file of an owner at a time, lets one wait, and leaves a worker to others', async () => {
  const mine = ends(['a', 'a', 'a', 'a'].map(inspect));
  const others = ends(['b', 'c', 'd'].map(inspect));
  expect(await mine).toEqual(['read', 'read', 'rate.tooMany', 'rate.tooMany']);
  expect(await others).toEqual(['read', 'read', 'read']);
  expect(await ends([inspect('a')])).toEqual(['read']);
});

it('lets no more files wait than connections may be held, whoever owns them', async () => {
  const owners = ['a', 'a', 'b', 'b', 'c', 'c', 'd', 'd', 'e'];
  const done = await ends(owners.map(inspect));
  expect(done).toEqual([...owners.slice(2).map(() => 'read'), 'rate.tooMany', 'rate.tooMany']);
  expect(await ends([inspect('e')])).toEqual(['read']);
});
