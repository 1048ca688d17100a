import { QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { invalidateQueries } from './invalidate-queries.ts';
import { createQueryClient } from './query-client.ts';

/** A shown answer whose calls are answered one by one, as they are asked. */
function shown(key: string) {
  const answers = createQueryClient();
  const asked: ((answer: string) => void)[] = [];
  const observer = new QueryObserver(answers, {
    queryKey: [key],
    queryFn: ({ signal }) =>
      new Promise<string>((answer, lose) => {
        signal.addEventListener('abort', () => lose(new Error('cancelled')));
        asked.push(answer);
      }),
    retry: false,
  });
  const seen: (string | undefined)[] = [];
  observer.subscribe(({ data }) => seen.push(data));
  return { answers, asked, seen };
}

test('an answer that was asked for before a change is not taken for one after it', async () => {
  const { answers, asked, seen } = shown('/watch/states');
  expect(asked).toHaveLength(1);
  const made = invalidateQueries(answers, { queryKey: ['/watch/states'] });
  asked[0]?.('before');
  await expect.poll(() => asked.length).toBe(2);
  asked[1]?.('after');
  await made;
  expect(answers.getQueryData(['/watch/states'])).toBe('after');
  expect(seen).not.toContain('before');
});

test('what is not named is left alone', async () => {
  const { answers, asked } = shown('/search/deals');
  await invalidateQueries(answers, { queryKey: ['/watch/states'] });
  await invalidateQueries(answers, {
    predicate: ({ queryKey: [path] }) => path === '/watch/states',
  });
  asked[0]?.('here');
  await expect.poll(() => answers.getQueryData(['/search/deals'])).toBe('here');
  expect(asked).toHaveLength(1);
});
