import type { ClaimEvent, ClaimRow } from '#contract/claims/table.ts';
import type { Claim, Counted, Parcel, Settlement, Side, Terms } from './claim.ts';
import type { ClaimPayload } from './machine.ts';

/** The parts of a step that changes follow from. */
export interface ClaimChange {
  readonly row: ClaimRow;
  readonly actor: ClaimRow['by'][number];
  readonly now: Date;
  readonly payload: ClaimPayload;
  readonly person: { readonly accountId: string | null };
}

type Change = (claim: Claim, step: ClaimChange) => Partial<Claim>;

const nothing: Change = () => ({});

const settledBy = (
  source: Settlement['source'],
  { remedy, returnPieces, goods, freight }: Terms,
  { now, payload }: ClaimChange,
): Settlement => ({
  remedy,
  returnPieces,
  goods,
  freight,
  source,
  recordedAt: now,
  text: payload.text,
});

const parcelOf = ({ now, payload }: ClaimChange): Parcel => ({
  carrier: payload.carrier ?? '',
  trackingNo: payload.trackingNo ?? '',
  recordedAt: now,
});

/** The parcel of a buyer: the pieces that were agreed on stay known when a ruling takes their place. */
const returnParcel = ({ settlement }: Claim, step: ClaimChange): Parcel => ({
  ...parcelOf(step),
  ...(settlement && { agreed: settlement.returnPieces }),
});

const count: Change = (_, { now, payload, person }) => {
  const counted: Counted = {
    pieces: payload.pieces ?? 0,
    by: person.accountId,
    recordedAt: now,
    location: payload.location ?? '',
    note: payload.text,
  };
  return { counted };
};

const offer: Change = (claim, { actor, now, payload }) => {
  if (payload.terms === undefined) return {};
  const number = (claim.offer?.number ?? 0) + 1;
  const by: Side = actor === 'buyer' ? 'buyer' : 'seller';
  return { offer: { ...payload.terms, by, number, recordedAt: now, text: payload.text } };
};

/** Returns what each event changes of a claim besides its state, its version and its money. */
export const changes: Readonly<Record<ClaimEvent, Change>> = {
  agree: (claim, step) => ({ settlement: settledBy('claim', claim.claimed, step) }),
  refuse: (_, { payload }) => ({ refusal: payload.text }),
  offer,
  acceptOffer: (claim, step) =>
    claim.offer === null ? {} : { settlement: settledBy('offer', claim.offer, step) },
  requestRuling: nothing,
  escalate: nothing,
  withdraw: nothing,
  expire: nothing,
  rule: (_, step) =>
    step.payload.terms === undefined
      ? {}
      : { settlement: settledBy('ruling', step.payload.terms, step) },
  shipBack: (claim, step) => ({ back: returnParcel(claim, step) }),
  recordArrival: (claim, step) => ({
    back: { ...returnParcel(claim, step), recordedBy: step.person.accountId ?? '' },
  }),
  cancelArrival: () => ({ back: null }),
  receive: count,
  recount: count,
  reportLost: nothing,
  refund: nothing,
  replace: nothing,
  acceptCount: nothing,
  completeReplacement: () => ({ replacementEnding: 'whole' }),
  completeInPart: () => ({ replacementEnding: 'part' }),
  loseReplacement: () => ({ replacementEnding: 'lost' }),
  failReplacement: () => ({ replacementEnding: 'failed' }),
  returnSurplus: (_, step) => ({ surplusReturned: parcelOf(step) }),
  forward: (_, step) => ({ forwarded: parcelOf(step) }),
  quarantine: (claim, { now, payload }) => ({
    quarantinedAt: now,
    counted: claim.counted && {
      ...claim.counted,
      location: payload.location ?? claim.counted.location,
    },
  }),
  payRest: (_, { now }) => ({ restPaidAt: now }),
};
