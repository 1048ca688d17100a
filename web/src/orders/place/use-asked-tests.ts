import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { type TestCode, testCodes } from '#contract/orders/terms.ts';
import { included, type Plans } from './use-plans.ts';

/** Returns the tests that an address asks for; those that every lot gets need no asking. */
const testsIn = (text: string | null): TestCode[] => {
  const named = (text ?? '').split(',');
  return testCodes.filter((code) => named.includes(code) && !included.includes(code));
};

/**
 * Adds the tests that the address names to what is chosen, once: `?tests=ddrMemory`. The address
 * loses them then, so that what is unchecked later stays so.
 */
export function useAskedTests(
  { chosen, isAdvised }: Pick<Plans, 'chosen' | 'isAdvised'>,
  choose: (tests: readonly TestCode[]) => void,
): void {
  const [query, setQuery] = useSearchParams();
  const asked = query.get('tests');
  useEffect(() => {
    if (asked === null || !isAdvised) return;
    const wanted = testsIn(asked);
    const all = testCodes.filter((code) => chosen.includes(code) || wanted.includes(code));
    if (wanted.length > 0) choose(all);
    setQuery(
      (known) => {
        known.delete('tests');
        return known;
      },
      { replace: true, preventScrollReset: true },
    );
  });
}
