import { QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { openAnswers } from './answers.ts';
import { makeOld } from './make-old.ts';

/** A shown answer whose calls are answered one by one, as they are asked. */
function shown(key: string) {
  const answers = openAnswers();
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
  const made = makeOld(answers, { queryKey: ['/watch/states'] });
  asked[0]?.('before');
  await expect.poll(() => asked.length).toBe(2);
  asked[1]?.('after');
  await made;
  expect(answers.getQueryData(['/watch/states'])).toBe('after');
  expect(seen).not.toContain('before');
});

test('what is not named is left alone', async () => {
  const { answers, asked } = shown('/search/deals');
  await makeOld(answers, { queryKey: ['/watch/states'] });
  await makeOld(answers, { predicate: ({ queryKey: [path] }) => path === '/watch/states' });
  asked[0]?.('here');
  await expect.poll(() => answers.getQueryData(['/search/deals'])).toBe('here');
  expect(asked).toHaveLength(1);
});
