import type { EventOf, MessageOf, Row, Wait } from '../state-machine.ts';

/** Where an after-sale claim stands (domain section 6), for both kinds of orders. */
export const claimStates = [
  'applied',
  'refused',
  'negotiating',
  'arbitrating',
  'returnAuthorised',
  'returning',
  'returned',
  'replacing',
  'refunded',
  'replaced',
  'compensated',
  'rejected',
  'withdrawn',
] as const;
export type ClaimState = (typeof claimStates)[number];

/** Who acts on a claim. The approver is the second of the two
 * people of support who rule. */
export const claimActors = ['buyer', 'seller', 'warehouse', 'approver', 'clock'] as const;
export type ClaimActor = (typeof claimActors)[number];

/**
 * How a row moves money: sets the seller's aside, pays what was agreed, pays the part of what was
 * counted, gives back what was set aside, funds a replacement with it, pays what was short.
 */
export const claimMoney = [
  'setAside',
  'pay',
  'payPart',
  'giveBack',
  'fundReplacement',
  'payRest',
] as const;
export type ClaimMoney = (typeof claimMoney)[number];

/** The ways in which a claim may be made good. */
export const claimRemedies = ['refund', 'replacement', 'compensation'] as const;
export type ClaimRemedy = (typeof claimRemedies)[number];

export const claimTable = [
  // The seller answers, or says nothing for three working days.
  {
    event: 'agree',
    from: 'applied',
    to: 'returnAuthorised',
    by: ['seller'],
    when: 'claimReturns',
    money: 'setAside',
    notify: ['buyer'],
  },
  {
    event: 'agree',
    from: 'applied',
    to: 'compensated',
    by: ['seller'],
    when: 'claimPays',
    money: 'pay',
    notify: ['buyer'],
    message: 'compensated',
  },
  { event: 'refuse', from: 'applied', to: 'refused', by: ['seller'], notify: ['buyer'] },
  { event: 'offer', from: 'applied', to: 'negotiating', by: ['seller'], notify: ['buyer'] },
  { event: 'withdraw', from: 'applied', to: 'withdrawn', by: ['buyer'], notify: ['seller'] },
  {
    event: 'escalate',
    from: 'applied',
    to: 'arbitrating',
    by: ['clock'],
    due: '3wd',
    notify: ['buyer', 'seller'],
  },
  // Negotiation: each side may offer, accept the other's offer, or have support decide.
  {
    event: 'offer',
    from: 'refused',
    to: 'negotiating',
    by: ['buyer', 'seller'],
    notify: ['buyer', 'seller'],
  },
  {
    event: 'requestRuling',
    from: 'refused',
    to: 'arbitrating',
    by: ['buyer'],
    notify: ['seller'],
  },
  { event: 'withdraw', from: 'refused', to: 'withdrawn', by: ['buyer'], notify: ['seller'] },
  {
    event: 'escalate',
    from: 'refused',
    to: 'arbitrating',
    by: ['clock'],
    due: '3wd',
    notify: ['buyer', 'seller'],
  },
  {
    event: 'offer',
    from: 'negotiating',
    to: 'negotiating',
    by: ['buyer', 'seller'],
    notify: ['buyer', 'seller'],
  },
  {
    event: 'acceptOffer',
    from: 'negotiating',
    to: 'returnAuthorised',
    by: ['buyer', 'seller'],
    when: 'offerReturns',
    money: 'setAside',
    notify: ['buyer', 'seller'],
  },
  {
    event: 'acceptOffer',
    from: 'negotiating',
    to: 'compensated',
    by: ['buyer', 'seller'],
    when: 'offerPays',
    money: 'pay',
    notify: ['buyer', 'seller'],
    message: 'compensated',
  },
  {
    event: 'requestRuling',
    from: 'negotiating',
    to: 'arbitrating',
    by: ['buyer', 'seller'],
    notify: ['buyer', 'seller'],
  },
  { event: 'withdraw', from: 'negotiating', to: 'withdrawn', by: ['buyer'], notify: ['seller'] },
  {
    event: 'escalate',
    from: 'negotiating',
    to: 'arbitrating',
    by: ['clock'],
    due: '3wd',
    since: 'offered',
    notify: ['buyer', 'seller'],
  },
  // Support rules in writing, by two people. The parties may still agree until then.
  {
    event: 'offer',
    from: 'arbitrating',
    to: 'arbitrating',
    by: ['buyer', 'seller'],
    when: 'notShipped',
    notify: ['buyer', 'seller'],
  },
  {
    event: 'acceptOffer',
    from: 'arbitrating',
    to: 'returnAuthorised',
    by: ['buyer', 'seller'],
    when: 'offerReturns',
    money: 'setAside',
    notify: ['buyer', 'seller'],
  },
  {
    event: 'acceptOffer',
    from: 'arbitrating',
    to: 'compensated',
    by: ['buyer', 'seller'],
    when: 'offerPays',
    money: 'pay',
    notify: ['buyer', 'seller'],
    message: 'compensated',
  },
  {
    event: 'withdraw',
    from: 'arbitrating',
    to: 'withdrawn',
    by: ['buyer'],
    when: 'notShipped',
    notify: ['seller'],
  },
  {
    event: 'rule',
    from: 'arbitrating',
    to: 'returnAuthorised',
    by: ['approver'],
    when: 'ruledReturn',
    offered: false,
    money: 'setAside',
    notify: ['buyer', 'seller'],
  },
  {
    event: 'rule',
    from: 'arbitrating',
    to: 'compensated',
    by: ['approver'],
    when: 'ruledPay',
    offered: false,
    money: 'pay',
    notify: ['buyer', 'seller'],
  },
  {
    event: 'rule',
    from: 'arbitrating',
    to: 'refunded',
    by: ['approver'],
    when: 'ruledRefund',
    offered: false,
    money: 'pay',
    notify: ['buyer', 'seller'],
  },
  {
    event: 'rule',
    from: 'arbitrating',
    to: 'rejected',
    by: ['approver'],
    when: 'ruledReject',
    offered: false,
    money: 'giveBack',
    notify: ['buyer', 'seller'],
  },
  // The goods go back through the dock.
  {
    event: 'shipBack',
    from: 'returnAuthorised',
    to: 'returning',
    by: ['buyer'],
    notify: ['seller'],
  },
  // A parcel that comes before its buyer has entered the shipment; another person takes back what
  // was recorded for the wrong claim.
  {
    event: 'recordArrival',
    from: 'returnAuthorised',
    to: 'returning',
    by: ['warehouse'],
    notify: ['buyer', 'seller'],
  },
  {
    event: 'withdraw',
    from: 'returnAuthorised',
    to: 'withdrawn',
    by: ['buyer'],
    money: 'giveBack',
    notify: ['seller'],
  },
  {
    event: 'expire',
    from: 'returnAuthorised',
    to: 'withdrawn',
    by: ['clock'],
    due: '10wd',
    money: 'giveBack',
    notify: ['buyer', 'seller'],
  },
  {
    event: 'receive',
    from: 'returning',
    to: 'returned',
    by: ['warehouse'],
    notify: ['buyer', 'seller'],
  },
  {
    event: 'cancelArrival',
    from: 'returning',
    to: 'returnAuthorised',
    by: ['warehouse'],
    when: 'arrivalOfOther',
    notify: ['buyer', 'seller'],
  },
  {
    event: 'cancelArrival',
    from: 'arbitrating',
    to: 'returnAuthorised',
    by: ['warehouse'],
    when: 'arrivalOfOther',
    notify: ['buyer', 'seller'],
  },
  {
    event: 'reportLost',
    from: 'returning',
    to: 'arbitrating',
    by: ['warehouse'],
    when: 'sentByBuyer',
    notify: ['buyer', 'seller'],
  },
  {
    event: 'escalate',
    from: 'returning',
    to: 'arbitrating',
    by: ['clock'],
    due: '15wd',
    notify: ['buyer', 'seller'],
  },
  // A parcel that comes later is counted all the same: for the ruling, or to leave the dock again.
  {
    event: 'receive',
    from: 'arbitrating',
    to: 'arbitrating',
    by: ['warehouse'],
    when: 'parcelMissing',
    notify: ['buyer', 'seller'],
  },
  {
    event: 'receive',
    from: 'compensated',
    to: 'compensated',
    by: ['warehouse'],
    when: 'parcelMissing',
    notify: ['buyer', 'seller'],
  },
  {
    event: 'receive',
    from: 'rejected',
    to: 'rejected',
    by: ['warehouse'],
    when: 'parcelMissing',
    notify: ['buyer', 'seller'],
  },
  {
    event: 'recount',
    from: 'returned',
    to: 'returned',
    by: ['warehouse'],
    when: 'countedByOther',
    notify: ['buyer', 'seller'],
  },
  // A second person corrects a count that nothing was settled by; of goods that were settled, the
  // number of those beyond what was agreed alone.
  {
    event: 'recount',
    from: 'arbitrating',
    to: 'arbitrating',
    by: ['warehouse'],
    when: 'correctable',
    notify: ['buyer', 'seller'],
  },
  {
    event: 'recount',
    from: 'refunded',
    to: 'refunded',
    by: ['warehouse'],
    when: 'correctable',
    notify: ['buyer', 'seller'],
  },
  {
    event: 'recount',
    from: 'replacing',
    to: 'replacing',
    by: ['warehouse'],
    when: 'correctable',
    notify: ['buyer', 'seller'],
  },
  {
    event: 'recount',
    from: 'replaced',
    to: 'replaced',
    by: ['warehouse'],
    when: 'correctable',
    notify: ['buyer', 'seller'],
  },
  {
    event: 'recount',
    from: 'compensated',
    to: 'compensated',
    by: ['warehouse'],
    when: 'correctable',
    notify: ['buyer', 'seller'],
  },
  {
    event: 'recount',
    from: 'rejected',
    to: 'rejected',
    by: ['warehouse'],
    when: 'correctable',
    notify: ['buyer', 'seller'],
  },
  {
    event: 'refund',
    from: 'returned',
    to: 'refunded',
    by: ['clock'],
    when: 'refundDue',
    due: 'now',
    money: 'pay',
    notify: ['buyer', 'seller'],
  },
  {
    event: 'replace',
    from: 'returned',
    to: 'replacing',
    by: ['clock'],
    when: 'replacementDue',
    due: 'now',
    money: 'fundReplacement',
    notify: ['buyer', 'seller'],
  },
  {
    event: 'acceptCount',
    from: 'returned',
    to: 'refunded',
    by: ['buyer'],
    when: 'shortRefund',
    money: 'payPart',
    notify: ['buyer', 'seller'],
    message: 'refund',
  },
  {
    event: 'acceptCount',
    from: 'returned',
    to: 'replacing',
    by: ['buyer'],
    when: 'shortReplacement',
    money: 'fundReplacement',
    notify: ['buyer', 'seller'],
    message: 'replace',
  },
  {
    event: 'requestRuling',
    from: 'returned',
    to: 'arbitrating',
    by: ['buyer', 'seller'],
    when: 'countShort',
    notify: ['buyer', 'seller'],
  },
  {
    event: 'escalate',
    from: 'returned',
    to: 'arbitrating',
    by: ['clock'],
    when: 'countShort',
    due: '3wd',
    notify: ['buyer', 'seller'],
  },
  // The replacement is an order of its own: dock, lab, buyer. Its end is the claim's.
  {
    event: 'completeReplacement',
    from: 'replacing',
    to: 'replaced',
    by: ['clock'],
    when: 'replacementDone',
    due: 'now',
    notify: ['buyer', 'seller'],
  },
  {
    event: 'completeInPart',
    from: 'replacing',
    to: 'replaced',
    by: ['clock'],
    when: 'replacementInPart',
    due: 'now',
    notify: ['buyer', 'seller'],
  },
  {
    event: 'loseReplacement',
    from: 'replacing',
    to: 'refunded',
    by: ['clock'],
    when: 'replacementLost',
    due: 'now',
    notify: ['buyer', 'seller'],
  },
  {
    event: 'failReplacement',
    from: 'replacing',
    to: 'refunded',
    by: ['clock'],
    when: 'replacementFailed',
    due: 'now',
    notify: ['buyer', 'seller'],
  },
  // Counted goods leave the dock: to the seller once it owes nothing, or to the buyer where the
  // claim was rejected. Goods that are claimed to be counterfeit stay in quarantine.
  {
    event: 'forward',
    from: 'refunded',
    to: 'refunded',
    by: ['warehouse'],
    when: 'hasGoodsAtDock',
    notify: ['buyer', 'seller'],
    mail: false,
  },
  {
    event: 'forward',
    from: 'replacing',
    to: 'replacing',
    by: ['warehouse'],
    when: 'hasGoodsAtDock',
    notify: ['buyer', 'seller'],
    mail: false,
  },
  {
    event: 'forward',
    from: 'replaced',
    to: 'replaced',
    by: ['warehouse'],
    when: 'hasGoodsAtDock',
    notify: ['buyer', 'seller'],
    mail: false,
  },
  {
    event: 'forward',
    from: 'compensated',
    to: 'compensated',
    by: ['warehouse'],
    when: 'hasGoodsAtDock',
    notify: ['buyer', 'seller'],
    mail: false,
  },
  {
    event: 'forward',
    from: 'rejected',
    to: 'rejected',
    by: ['warehouse'],
    when: 'hasGoodsAtDock',
    notify: ['buyer', 'seller'],
    mail: false,
  },
  {
    event: 'quarantine',
    from: 'refunded',
    to: 'refunded',
    by: ['warehouse'],
    when: 'hasSuspectPieces',
    notify: ['buyer', 'seller'],
  },
  {
    event: 'quarantine',
    from: 'replacing',
    to: 'replacing',
    by: ['warehouse'],
    when: 'hasSuspectPieces',
    notify: ['buyer', 'seller'],
  },
  {
    event: 'quarantine',
    from: 'replaced',
    to: 'replaced',
    by: ['warehouse'],
    when: 'hasSuspectPieces',
    notify: ['buyer', 'seller'],
  },
  {
    event: 'quarantine',
    from: 'compensated',
    to: 'compensated',
    by: ['warehouse'],
    when: 'hasSuspectPieces',
    notify: ['buyer', 'seller'],
  },
  // Pieces beyond what was agreed are the buyer's: nobody paid for them, and they go back to it.
  {
    event: 'returnSurplus',
    from: 'refunded',
    to: 'refunded',
    by: ['warehouse'],
    when: 'hasSurplus',
    notify: ['buyer', 'seller'],
  },
  {
    event: 'returnSurplus',
    from: 'replacing',
    to: 'replacing',
    by: ['warehouse'],
    when: 'hasSurplus',
    notify: ['buyer', 'seller'],
  },
  {
    event: 'returnSurplus',
    from: 'replaced',
    to: 'replaced',
    by: ['warehouse'],
    when: 'hasSurplus',
    notify: ['buyer', 'seller'],
  },
  {
    event: 'returnSurplus',
    from: 'compensated',
    to: 'compensated',
    by: ['warehouse'],
    when: 'hasSurplus',
    notify: ['buyer', 'seller'],
  },
  // A seller whose balance and deposit did not suffice pays the rest.
  {
    event: 'payRest',
    from: 'refunded',
    to: 'refunded',
    by: ['seller'],
    when: 'restOwed',
    money: 'payRest',
    notify: ['buyer', 'seller'],
  },
  {
    event: 'payRest',
    from: 'compensated',
    to: 'compensated',
    by: ['seller'],
    when: 'restOwed',
    money: 'payRest',
    notify: ['buyer', 'seller'],
  },
] as const satisfies readonly Row<ClaimState, ClaimActor, { readonly money: ClaimMoney }>[];

export type ClaimRow = (typeof claimTable)[number];
export type ClaimEvent = EventOf<ClaimRow>;
/** The kinds of messages that rows send, without the slice's name before them. */
export type ClaimMessage = MessageOf<ClaimRow>;

/** Guards and moments that waits name besides those of the rows. */
export type ClaimWaitGuard =
  | 'buyerOffered'
  | 'hasSuspectPieces'
  | 'hasSurplus'
  | 'restOwed'
  | 'restBesideGoods';
export type ClaimWaitMoment = 'offered' | 'goodsReady' | 'goodsCounted';

type ClaimWait = Wait<ClaimActor, ClaimWaitGuard, ClaimWaitMoment>;

const forwarding = {
  on: ['warehouse'],
  within: '3wd',
  since: 'goodsReady',
  for: 'forward',
} as const satisfies ClaimWait;

// Goods that nobody has to pay for do not wait for a payment.
const quarantining = {
  ...forwarding,
  since: 'goodsCounted',
  for: 'quarantine',
  when: 'hasSuspectPieces',
} as const satisfies ClaimWait & { readonly when: ClaimWaitGuard };

const returningSurplus = {
  ...forwarding,
  since: 'goodsCounted',
  for: 'returnSurplus',
  when: 'hasSurplus',
} as const satisfies ClaimWait & { readonly when: ClaimWaitGuard };

const goods: ClaimWait = { ...forwarding, instead: [quarantining, returningSurplus] };

/**
 * Goods are withheld from a seller who owes the rest: the claim waits for its payment first, and
 * meanwhile for the dock where that has something to do all the same.
 */
const goodsPaid: ClaimWait = {
  ...forwarding,
  instead: [
    { when: 'restBesideGoods', on: ['warehouse', 'seller'], within: '3wd', since: 'goodsCounted' },
    quarantining,
    returningSurplus,
    { when: 'restOwed', on: ['seller'], within: '3wd', since: 'goodsCounted', for: 'payRest' },
  ],
};

/** Whom each state waits for; lateness alone moves nothing. */
export const claimWaits: Readonly<Record<ClaimState, ClaimWait | null>> = {
  applied: { on: ['seller'], within: '3wd' },
  refused: { on: ['buyer'], within: '3wd' },
  negotiating: {
    on: ['buyer'],
    within: '3wd',
    since: 'offered',
    instead: [{ when: 'buyerOffered', on: ['seller'], within: '3wd', since: 'offered' }],
  },
  arbitrating: { on: ['approver'], within: '2wd' },
  // As long as the clock leaves before it closes the claim.
  returnAuthorised: { on: ['buyer'], within: '10wd' },
  returning: { on: ['warehouse'], within: '15wd' },
  returned: { on: ['buyer', 'seller'], within: '3wd' },
  replacing: goods,
  refunded: goodsPaid,
  replaced: goods,
  compensated: goodsPaid,
  rejected: forwarding,
  withdrawn: null,
};
