import { useEffect, useRef, useState } from 'react';
import { type PartQuery, searchAddress } from './part-query.ts';

/**
 * Returns the current search: that of the address, or the one just chosen until the address follows.
 * A ticked box stays ticked meanwhile, and a second choice adds to the first.
 */
export function useOptimisticQuery(query: PartQuery, onChange: (next: PartQuery) => void) {
  const [optimistic, setOptimistic] = useState(query);
  const address = searchAddress(query);
  const lastAddress = useRef(address);
  /** Addresses that were asked for here and are not shown yet, the latest last. */
  const sent = useRef<string[]>([]);
  useEffect(() => {
    if (sent.current.at(-1) === address) sent.current = [];
    if (lastAddress.current === address) return;
    lastAddress.current = address;
    if (sent.current.includes(address)) return;
    sent.current = [];
    setOptimistic(query);
  });
  const latest = useRef(query);
  useEffect(() => {
    latest.current = query;
  });
  useEffect(() => {
    // Back before a choice was rendered: the address is as it was, and no change of it says so.
    const back = () => {
      sent.current = [];
      setOptimistic(latest.current);
    };
    window.addEventListener('popstate', back);
    return () => window.removeEventListener('popstate', back);
  }, []);
  const change = (part: Partial<PartQuery>) => {
    const next = { ...optimistic, ...part, pageNum: 1 };
    sent.current.push(searchAddress(next));
    setOptimistic(next);
    onChange(next);
  };
  return [optimistic, change] as const;
}
