import { startAuthentication } from '@simplewebauthn/browser';
import { useState } from 'react';
import type { Output } from '#contract/call.ts';
import { factorChallenge } from '#contract/factors/calls.ts';
import type { SecondFactorProof } from '#contract/factors/proof-schemas.ts';
import { cashApply, cashCode } from '#contract/wallet/withdrawal-calls.ts';
import type { Withdrawal } from '#contract/wallet/withdrawal-schemas.ts';
import { CallFailure } from '#web/api/failure.ts';
import { useCommand } from '#web/api/hooks.ts';
import { useForm, validateInput } from '#web/api/use-form.ts';
import { useDraft } from '#web/ui/form/use-draft.ts';

export interface Figures {
  readonly bankId: string;
  readonly amount: string;
}

interface Sent extends Output<typeof cashCode> {
  readonly figures: Figures;
}

const none: Figures = { bankId: '', amount: '' };
type PasskeyOptions = Parameters<typeof startAuthentication>[0]['optionsJSON'];

/** The mailed code of the figures: sent again after its wait, void once the figures change. */
function useMailedCode(figures: Figures, onFail: (error: Error) => boolean) {
  const [sent, setSent] = useState<Sent | null>(null);
  const [until, setUntil] = useState<number | null>(null);
  const wait = (seconds: number) => setUntil(Date.now() + seconds * 1000);
  const send = useCommand(cashCode, {
    changes: [],
    onDone: (output) => {
      setSent({ ...output, figures });
      wait(output.resendAfterS);
    },
    onFail: (error) => {
      if (error instanceof CallFailure && error.is('code.wait')) {
        wait(Number(error.data.facts?.['seconds']));
        return true;
      }
      return onFail(error);
    },
  });
  const isSame = sent?.figures.bankId === figures.bankId && sent.figures.amount === figures.amount;
  const isWait = send.error instanceof CallFailure && send.error.is('code.wait');
  return {
    /** The reply for the figures as they stand; null where it was for others. */
    sent: isSame ? sent : null,
    isVoid: sent !== null && !isSame,
    until,
    sending: send.isPending,
    error: isWait ? null : send.error,
    send: () => send.mutate(figures),
  };
}

/** The form of a withdrawal: figures, mailed code, second factor, and the application itself. */
export function useApplication(onDone: (made: Withdrawal) => void) {
  const [figures, setFigures, forget] = useDraft<Figures>('withdrawal', none);
  const [code, setCode] = useState('');
  const [factor, setFactor] = useState<SecondFactorProof | null>(null);
  const change = (next: Partial<Figures>) => {
    setFigures({ ...figures, ...next });
    setCode('');
    setFactor(null);
  };
  const input = { ...figures, code, ...(factor === null ? {} : { factor }) };
  const form = useForm(input, validateInput(cashApply, input));
  const mailed = useMailedCode(figures, (error) => form.refuse(error));
  const challenge = useCommand(factorChallenge, { changes: [] });
  const [passkeyError, setPasskeyError] = useState(false);
  const apply = useCommand(cashApply, {
    onDone: (made) => {
      forget();
      onDone(made);
    },
    onFail: (error) => {
      // A signature is good once: after a refusal it is asked for anew.
      setFactor(null);
      return form.refuse(error);
    },
  });
  const signWithPasskey = (boundTo: string) => {
    setPasskeyError(false);
    challenge.mutate(
      { boundTo },
      {
        onSuccess: async ({ options }) => {
          try {
            const optionsJSON = options as Partial<PasskeyOptions> as PasskeyOptions;
            const assertion = await startAuthentication({ optionsJSON });
            setFactor({ kind: 'passkey', assertion } as SecondFactorProof);
          } catch {
            setPasskeyError(true);
          }
        },
      },
    );
  };
  return {
    figures,
    change,
    code,
    setCode,
    factor,
    setFactor,
    form,
    mailed,
    passkey: {
      sign: signWithPasskey,
      pending: challenge.isPending,
      failed: passkeyError,
      error: challenge.error,
    },
    busy: apply.isPending,
    error: form.rest(apply.error),
    submit: () => {
      if (form.ready()) apply.mutate(input);
    },
  };
}

export type Application = ReturnType<typeof useApplication>;
