import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { testCodes } from '#contract/orders/terms.ts';
import type { TestCode } from '#contract/orders/terms-schemas.ts';
import { included, type Plans } from '#web/order-parts/ordering/use-plans.ts';

/** Returns the tests that an address asks for; those that every lot gets need no asking. */
const testsIn = (text: string | null): TestCode[] => {
  const codes = (text ?? '').split(',');
  return testCodes.filter((code) => codes.includes(code) && !included.includes(code));
};

/**
 * Adds the tests that the address names to what is chosen, once: `?tests=ddrMemory`; a whole plan,
 * `?plan=xray,sem`, takes its place. The address loses them then, so that what is unchecked later
 * stays so.
 */
export function useRequestedTests(
  { chosen, all: recommended }: Pick<Plans, 'chosen' | 'all'>,
  choose: (tests: readonly TestCode[]) => void,
): void {
  const [query, setQuery] = useSearchParams();
  const plan = query.get('plan');
  const requested = plan ?? query.get('tests');
  // The address is left one drawing later: what is asked for is taken once.
  const applied = useRef<string | null>(null);
  useEffect(() => {
    if (requested === null || recommended === undefined || applied.current === requested) return;
    applied.current = requested;
    const wanted = testsIn(requested);
    const previous = plan === null ? chosen : [];
    const all = testCodes.filter((code) => previous.includes(code) || wanted.includes(code));
    if (wanted.length > 0) choose(all);
    const rest = new URLSearchParams(query);
    rest.delete('tests');
    rest.delete('plan');
    setQuery(rest, { replace: true, preventScrollReset: true });
  });
}
