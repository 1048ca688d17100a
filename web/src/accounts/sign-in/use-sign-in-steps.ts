import { useState } from 'react';
import type { Session, SignedIn } from '#contract/accounts/schemas.ts';
import { useSignIn } from './sign-in.ts';

interface Pending {
  readonly opened: SignedIn;
  readonly end: (isIn: boolean) => void;
}

/** A sign-in whose second step is still to come, and both ways out of it. */
export interface SecondStepState {
  readonly opened: SignedIn;
  readonly onIn: (session: Session) => void;
  readonly onCancel: () => void;
}

/**
 * Signs in, in one step or two. `complete` resolves to true once the session is open, and to false
 * where the reader left the second step; meanwhile `secondStep` is to be shown.
 */
export function useSignInSteps() {
  const signIn = useSignIn();
  const [pending, setPending] = useState<Pending | null>(null);
  const complete = (opened: SignedIn): Promise<boolean> => {
    if (opened.secondStep !== null) {
      return new Promise((end) => setPending({ opened, end }));
    }
    signIn(opened);
    return Promise.resolve(true);
  };
  const finish = (session: Session | null) => {
    setPending(null);
    if (session) signIn(session);
    pending?.end(session !== null);
  };
  const secondStep: SecondStepState | null = pending && {
    opened: pending.opened,
    onIn: finish,
    onCancel: () => finish(null),
  };
  return { complete, secondStep };
}
