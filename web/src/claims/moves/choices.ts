import type { Call } from '#contract/call.ts';
import * as calls from '#contract/claims/calls.ts';
import type { ClaimView } from '#contract/claims/claim-schemas.ts';
import type { ClaimEvent } from '#contract/claims/table.ts';
import type { Part } from './draft.ts';

/** Events that a party takes in the box of its move. */
export type PartyEvent =
  | 'agree'
  | 'acceptOffer'
  | 'acceptCount'
  | 'shipBack'
  | 'payRest'
  | 'offer'
  | 'refuse'
  | 'requestRuling';

interface Choice {
  readonly call: Call;
  readonly parts: readonly Part[];
}

/** The call of each choice and the fields that it asks for, the likely one first. */
export const choices: Readonly<Record<PartyEvent, Choice>> = {
  agree: { call: calls.claimAgree, parts: [] },
  acceptOffer: { call: calls.claimAcceptOffer, parts: [] },
  acceptCount: { call: calls.claimAcceptCount, parts: [] },
  shipBack: { call: calls.claimShipBack, parts: ['parcel'] },
  payRest: { call: calls.claimPayRest, parts: [] },
  offer: { call: calls.claimOffer, parts: ['terms'] },
  refuse: { call: calls.claimRefuse, parts: ['reason'] },
  requestRuling: { call: calls.claimRequestRuling, parts: ['reason'] },
};

const names = Object.keys(choices) as PartyEvent[];

/** The room in which each event has its control; an event without one does not compile. */
export const controlOf: Readonly<Record<ClaimEvent, 'box' | 'head' | 'desk' | 'ruling' | null>> = {
  agree: 'box',
  acceptOffer: 'box',
  acceptCount: 'box',
  shipBack: 'box',
  payRest: 'box',
  offer: 'box',
  refuse: 'box',
  requestRuling: 'box',
  withdraw: 'head',
  recordArrival: 'desk',
  cancelArrival: 'desk',
  receive: 'desk',
  recount: 'desk',
  reportLost: 'desk',
  forward: 'desk',
  returnSurplus: 'desk',
  quarantine: 'desk',
  rule: 'ruling',
  // The clock takes these.
  escalate: null,
  expire: null,
  refund: null,
  replace: null,
  completeReplacement: null,
  completeInPart: null,
  loseReplacement: null,
  failReplacement: null,
};

/** Returns the choices that a party has in its box now, the likely one first. */
export const choicesOf = ({ events }: Pick<ClaimView, 'events'>): readonly PartyEvent[] =>
  names.filter((name) => controlOf[name] === 'box' && events.includes(name));
