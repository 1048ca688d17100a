import { useEffect, useRef, useState } from 'react';
import { type PartQuery, searchAddress } from './part-query.ts';

/**
 * What the reader wants now: the address, or what was just chosen and stands in it a moment later.
 * A box that is ticked stays ticked meanwhile, and a second choice adds to the first: the page of
 * the first, which may come after the second was made, takes nothing back.
 */
export function useWanted(asked: PartQuery, onAsk: (next: PartQuery) => void) {
  const [wanted, setWanted] = useState(asked);
  const address = searchAddress(asked);
  const seen = useRef(address);
  /** Addresses that were asked for here and are not shown yet, the latest last. */
  const sent = useRef<string[]>([]);
  useEffect(() => {
    if (sent.current.at(-1) === address) sent.current = [];
    if (seen.current === address) return;
    seen.current = address;
    if (sent.current.includes(address)) return;
    sent.current = [];
    setWanted(asked);
  });
  const want = (part: Partial<PartQuery>) => {
    const next = { ...wanted, ...part, pageNum: 1 };
    sent.current.push(searchAddress(next));
    setWanted(next);
    onAsk(next);
  };
  return [wanted, want] as const;
}
