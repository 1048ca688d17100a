import { describe, expect, it } from 'vitest';
import { batched } from './batch.ts';

/** Batches whose work ends when the test says so. */
function held(atOnce: number) {
  const batches: { asks: readonly number[]; end: (error?: Error) => void }[] = [];
  const ask = batched(
    (asks: readonly number[]) =>
      new Promise<number[]>((resolve, reject) => {
        const end = (error?: Error) =>
          error === undefined ? resolve(asks.map((one) => one * 10)) : reject(error);
        batches.push({ asks, end });
      }),
    { atOnce },
  );
  return { ask, batches };
}

const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

describe('what is asked at the same time', () => {
  it('is asked together, and each gets its own answer', async () => {
    const { ask, batches } = held(1);
    const answers = Promise.all([ask(1), ask(2), ask(3)]);
    await turn();
    expect(batches.map(({ asks }) => asks)).toEqual([[1, 2, 3]]);
    batches[0]?.end();
    expect(await answers).toEqual([10, 20, 30]);
  });

  it('waits for the next batch while one is under way, so that no answer is older than its question', async () => {
    const { ask, batches } = held(1);
    const first = ask(1);
    await turn();
    const later = Promise.all([ask(2), ask(3)]);
    await turn();
    expect(batches).toHaveLength(1);
    batches[0]?.end();
    expect(await first).toBe(10);
    await turn();
    expect(batches.map(({ asks }) => asks)).toEqual([[1], [2, 3]]);
    batches[1]?.end();
    expect(await later).toEqual([20, 30]);
  });

  it('is under way in as many batches as may be', async () => {
    const { ask, batches } = held(2);
    const answers = [ask(1)];
    await turn();
    answers.push(ask(2));
    await turn();
    answers.push(ask(3));
    await turn();
    expect(batches.map(({ asks }) => asks)).toEqual([[1], [2]]);
    batches[0]?.end();
    await turn();
    expect(batches.map(({ asks }) => asks)).toEqual([[1], [2], [3]]);
    for (const { end } of batches) end();
    expect(await Promise.all(answers)).toEqual([10, 20, 30]);
  });

  it('fails with its batch, and what comes after is asked anew', async () => {
    const { ask, batches } = held(1);
    const first = ask(1);
    await turn();
    batches[0]?.end(new Error('gone'));
    await expect(first).rejects.toThrow('gone');
    const second = ask(2);
    await turn();
    batches[1]?.end();
    expect(await second).toBe(20);
  });
});
