import type { AddressChange, Review } from '#contract/onboarding/schemas.ts';

/** Returns the proposal of a seller that waits for support, where there is one. */
export const openChangeOf = ({ addressChanges }: Review): AddressChange | undefined =>
  addressChanges.find(({ state }) => state === 'proposed');
