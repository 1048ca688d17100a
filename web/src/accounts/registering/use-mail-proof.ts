import { useState } from 'react';
import { CallFailure } from '#web/api/failure.ts';

/** Whether a call was refused until the reader proves themselves by a mailed code. */
export const needsMailProof = (error: unknown): boolean =>
  error instanceof CallFailure && error.is('account.mailProofNeeded');

/** Keeps whether a mailed code is asked for before the act that was refused is made again. */
export function useMailProof(again: () => void) {
  const [isNeeded, setIsAsked] = useState(false);
  return {
    isNeeded,
    /** True where the failure is this one, so that nothing else reports it. */
    refused: (error: unknown): boolean => {
      if (!needsMailProof(error)) return false;
      setIsAsked(true);
      return true;
    },
    proved: () => {
      setIsAsked(false);
      again();
    },
  };
}
