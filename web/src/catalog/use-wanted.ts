import { useEffect, useState } from 'react';
import { type PartQuery, searchAddress } from './part-query.ts';

/**
 * What the reader wants now: the address, or what was just chosen and stands in it a moment later.
 * A box that is ticked stays ticked meanwhile, and a second choice adds to the first.
 */
export function useWanted(asked: PartQuery, onAsk: (next: PartQuery) => void) {
  const [wanted, setWanted] = useState(asked);
  const address = searchAddress(asked);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address says all that is asked.
  useEffect(() => setWanted(asked), [address]);
  const want = (part: Partial<PartQuery>) => {
    const next = { ...wanted, ...part, pageNum: 1 };
    setWanted(next);
    onAsk(next);
  };
  return [wanted, want] as const;
}
