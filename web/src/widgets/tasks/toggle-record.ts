import type { RecordRef } from '#contract/operator/schemas.ts';

const isSame = (one: RecordRef, other: RecordRef): boolean =>
  one.record === other.record && one.ref === other.ref;

export const isChosen = (chosen: readonly RecordRef[], one: RecordRef): boolean =>
  chosen.some((other) => isSame(one, other));

/** Chooses a record, or takes it back: one that waits in two queues is one, since a claim is on it. */
export const toggleRecord = (chosen: readonly RecordRef[], one: RecordRef): readonly RecordRef[] =>
  isChosen(chosen, one) ? chosen.filter((other) => !isSame(one, other)) : [...chosen, one];
