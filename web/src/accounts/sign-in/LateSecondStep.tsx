import { lazy, Suspense } from 'react';
import type { SecondStepState } from './use-sign-in-steps.ts';

const SecondStep = lazy(async () => ({ default: (await import('./SecondStep.tsx')).SecondStep }));
const TermsStep = lazy(async () => ({
  default: (await import('../terms/TermsStep.tsx')).TermsStep,
}));

/** A further step of signing in, loaded when an account has one: most sign-ins never see it. */
export function LateSecondStep(state: SecondStepState) {
  return (
    <Suspense fallback={<span aria-busy="true" />}>
      {state.step === 'terms' ? <TermsStep {...state} /> : <SecondStep {...state} />}
    </Suspense>
  );
}
