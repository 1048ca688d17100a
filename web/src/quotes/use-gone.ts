import { useEffect, useRef, useState } from 'react';
import type { SellerRequest } from '#contract/enquiries/seller-request-schemas.ts';

/** A row that leaves the list by the reader's own act is folded at once. */
const ENDED_AFTER_MS = 600;

/** The open request that others have ended while its quote was typed; null while there is none. */
export function useEndedRequest(
  rows: readonly SellerRequest[] | undefined,
  open: string | null,
  refetching: boolean,
): SellerRequest | null {
  const last = useRef<SellerRequest | null>(null);
  const [gone, setGone] = useState<SellerRequest | null>(null);
  const found = rows?.find(({ id }) => id === open);
  const isMissing = open !== null && rows !== undefined && !refetching && !found;
  useEffect(() => {
    if (found) last.current = found;
  }, [found]);
  useEffect(() => {
    if (!isMissing) {
      setGone(null);
      return;
    }
    const wait = setTimeout(
      () => setGone(last.current?.id === open ? last.current : null),
      ENDED_AFTER_MS,
    );
    return () => clearTimeout(wait);
  }, [isMissing, open]);
  return gone;
}
