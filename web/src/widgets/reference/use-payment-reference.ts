import { useEffect } from 'react';
import { walletReference } from '#contract/wallet/calls.ts';
import { groupedReference, readPaymentReference } from '#contract/wallet/payment-reference.ts';
import { useCommand } from '#web/api/hooks.ts';

/** Draws the reference of the next transfer: the same one until the transfer is announced. */
export function usePaymentReference(purpose: 'recharge' | 'deposit', orderId?: string) {
  const createReference = useCommand(walletReference);
  const { mutate } = createReference;
  useEffect(() => {
    mutate({ purpose, ...(orderId === undefined ? {} : { orderId }) });
  }, [mutate, purpose, orderId]);
  return {
    reference: groupedReference(createReference.data?.reference ?? ''),
    error: createReference.error,
  };
}

/** Returns what is wrong with a typed reference; null where its check digits are right. */
export const referenceViolation = (text: string): 'reference' | null =>
  readPaymentReference(text).kind === 'right' ? null : 'reference';
