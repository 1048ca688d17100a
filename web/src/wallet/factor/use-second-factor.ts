import { useState } from 'react';
import type { SecondFactorProof } from '#contract/factors/proof-schemas.ts';
import { reportFailure } from '#web/api/client.ts';
import { CallFailure } from '#web/api/failure.ts';
import { PasskeyDismissed, provePasskey } from '#web/widgets/factor/passkey.ts';

const DIGITS = 6;

/** Holds the second factor of a payout: digits as typed, or the signature of a passkey. */
export function useSecondFactor() {
  const [digits, setDigits] = useState('');
  const [signature, setSignature] = useState<SecondFactorProof | null>(null);
  const [violation, setViolation] = useState<string | null>(null);
  const [signing, setSigning] = useState(false);
  const [error, setError] = useState<Error | null>(null);
  const typed = digits.length === DIGITS ? ({ kind: 'totp', code: digits } as const) : null;
  const proof: SecondFactorProof | null = signature ?? typed;
  const sign = async (boundTo: string) => {
    setSigning(true);
    setError(null);
    try {
      setSignature(await provePasskey(boundTo));
    } catch (reason) {
      const failure = reason instanceof Error ? reason : new Error(String(reason));
      if (!(failure instanceof PasskeyDismissed)) reportFailure(failure);
      setError(failure);
    } finally {
      setSigning(false);
    }
  };
  return {
    digits,
    /** The factor to send; null until it is complete. */
    proof,
    violation,
    signing,
    error,
    enter: (text: string) => {
      setDigits(text.replace(/\D/g, ''));
      setViolation(null);
    },
    sign,
    /** Drops it: another amount or payee needs another one. */
    clear: () => {
      setDigits('');
      setSignature(null);
      setViolation(null);
    },
    /** Puts a refusal of the digits at their field; true where it is one. A signature is used up. */
    refuse: (refusal: Error): boolean => {
      setSignature(null);
      const isWrong = refusal instanceof CallFailure && refusal.is('totp.wrong');
      setViolation(isWrong ? refusal.message : null);
      return isWrong;
    },
  };
}

export type SecondFactorForm = ReturnType<typeof useSecondFactor>;
