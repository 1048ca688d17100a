import { useState } from 'react';
import { CallFailure } from '#web/api/failure.ts';
import { needsMailProof } from '../registering/use-mail-proof.ts';

/** The proof that a refused addition waits for: of a factor that there is, else of the mailbox. */
export type ProofNeeded = 'factor' | 'mail' | null;

/** Returns the proof that a call was refused for. */
function neededBy(error: unknown): ProofNeeded {
  if (error instanceof CallFailure && error.is('factor.needed')) return 'factor';
  return needsMailProof(error) ? 'mail' : null;
}

/** Keeps which proof is asked for before the addition that was refused is made again. */
export function useProofFirst(again: () => void) {
  const [needed, setNeeded] = useState<ProofNeeded>(null);
  return {
    needed,
    /** True where the failure is that a proof is missing, so that nothing else reports it. */
    refused: (error: unknown): boolean => {
      const proof = neededBy(error);
      if (proof !== null) setNeeded(proof);
      return proof !== null;
    },
    proved: () => {
      setNeeded(null);
      again();
    },
  };
}
