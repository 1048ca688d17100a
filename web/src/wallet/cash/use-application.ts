import { useState } from 'react';
import type { Output } from '#contract/call.ts';
import { cashApply, cashCode } from '#contract/wallet/withdrawal-calls.ts';
import type { Withdrawal } from '#contract/wallet/withdrawal-schemas.ts';
import { CallFailure } from '#web/api/failure.ts';
import { useCommand } from '#web/api/hooks.ts';
import { useForm, validateInput } from '#web/api/use-form.ts';
import { useDraft } from '#web/ui/form/use-draft.ts';
import { useSecondFactor } from '../factor/use-second-factor.ts';

export interface Figures {
  readonly bankId: string;
  readonly amount: string;
}

interface Sent extends Output<typeof cashCode> {
  readonly figures: Figures;
}

const none: Figures = { bankId: '', amount: '' };

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
  const factor = useSecondFactor();
  const change = (next: Partial<Figures>) => {
    setFigures({ ...figures, ...next });
    setCode('');
    factor.clear();
  };
  const input = { ...figures, code, ...(factor.proof === null ? {} : { factor: factor.proof }) };
  const form = useForm(input, validateInput(cashApply, input));
  const mailed = useMailedCode(figures, (error) => form.refuse(error));
  const apply = useCommand(cashApply, {
    onDone: (made) => {
      forget();
      onDone(made);
    },
    onFail: (error) => factor.refuse(error) || form.refuse(error),
  });
  return {
    figures,
    change,
    code,
    setCode,
    factor,
    form,
    mailed,
    busy: apply.isPending,
    error: form.rest(apply.error),
    submit: () => {
      if (form.ready()) apply.mutate(input);
    },
  };
}

export type Application = ReturnType<typeof useApplication>;
