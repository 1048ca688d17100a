import { lazy, Suspense } from 'react';
import type { SecondStepState } from './use-sign-in-steps.ts';

const SecondStep = lazy(async () => ({ default: (await import('./SecondStep.tsx')).SecondStep }));

/** The second step of signing in, loaded when an account has one: most accounts never see it. */
export function LateSecondStep(state: SecondStepState) {
  return (
    <Suspense fallback={<span aria-busy="true" />}>
      <SecondStep {...state} />
    </Suspense>
  );
}
