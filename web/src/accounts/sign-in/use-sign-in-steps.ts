import { useState } from 'react';
import type { MemberSession, SignedIn } from '#contract/accounts/schemas.ts';
import { useSignIn } from './sign-in.ts';

/** The step that a pending sign-in waits for. */
export type SignInStep = 'factor' | 'terms';

interface Pending {
  readonly step: SignInStep;
  readonly opened: SignedIn;
  readonly end: (isIn: boolean) => void;
}

/** A sign-in whose next step is still to come, and both ways out of it. */
export interface SecondStepState {
  readonly step: SignInStep;
  readonly opened: SignedIn;
  readonly onIn: (session: MemberSession) => void;
  readonly onCancel: () => void;
}

/**
 * Signs in, in one step or several: a second factor, new versions of the terms. `complete` resolves to
 * true once the session is open, and to false where the reader left; meanwhile `secondStep` is shown.
 */
export function useSignInSteps() {
  const signIn = useSignIn();
  const [pending, setPending] = useState<Pending | null>(null);
  const complete = (opened: SignedIn): Promise<boolean> => {
    const step = opened.secondStep !== null ? 'factor' : opened.termsPending ? 'terms' : null;
    if (step !== null) return new Promise((end) => setPending({ step, opened, end }));
    signIn(opened);
    return Promise.resolve(true);
  };
  const finish = (session: MemberSession | null) => {
    if (pending && session?.termsPending) {
      setPending({ ...pending, step: 'terms', opened: { ...session, secondStep: null } });
      return;
    }
    setPending(null);
    if (session) signIn(session);
    pending?.end(session !== null);
  };
  const secondStep: SecondStepState | null = pending && {
    step: pending.step,
    opened: pending.opened,
    onIn: finish,
    onCancel: () => finish(null),
  };
  return { complete, secondStep };
}
