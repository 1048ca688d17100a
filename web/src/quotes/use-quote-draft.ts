import { useEffect, useMemo, useState } from 'react';
import type { SellerRequest } from '#contract/enquiries/seller-request-schemas.ts';
import { useDraft } from '#web/ui/form/use-draft.ts';
import { initialQuote, type QuoteTyped } from './quote-form.ts';

const isSame = (one: QuoteTyped, other: QuoteTyped) =>
  JSON.stringify(one) === JSON.stringify(other);

/**
 * Keeps what is typed for a request in this tab. A form in which nothing was typed follows the
 * request; what was typed stays where the request changes, and `isOutdated` tells that.
 */
export function useQuoteDraft(request: SellerRequest) {
  const start = useMemo(() => initialQuote(request), [request]);
  const [typed, setTyped, forget] = useDraft<QuoteTyped>(`quoting:${request.id}`, start);
  // The form as it was before anything was typed.
  const [base, setBase] = useState(start);
  const isUntouched = isSame(typed, base);
  useEffect(() => {
    if (base === start) return;
    if (isUntouched) forget();
    if (isUntouched || isSame(typed, start)) setBase(start);
  });
  const { version } = request;
  return {
    typed,
    setTyped,
    forget,
    /** The request changed since its seller began to type, who has not said that it was read. */
    isOutdated: typed.version !== version && !isUntouched,
    keepTyped: () => setTyped((before) => ({ ...before, version })),
  };
}
