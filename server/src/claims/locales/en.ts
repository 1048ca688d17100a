import type { ClaimSentences } from './zh.ts';

export const en = {
  'claims.apply': {
    title: 'After-sale claim {no}',
    body: '{buyer} claims on {pieces} pcs of {mpn}, order {order}: {text} Answer by {dueAt}.',
  },
  'claims.write': {
    title: 'New message in claim {no}',
    body: '{text}',
  },
  'claims.soon': {
    title: 'Claim {no} waits for you',
    body: '{mpn}: act by {dueAt}; after that the claim goes on without you.',
  },
  'claims.late': {
    title: 'Claim {no} is late',
    body: '{mpn}: the time ended on {dueAt}. Act now.',
  },
  'claims.after': {
    title: 'Claim {no} still waits for you',
    body: '{mpn}: the time ended on {dueAt}, and the claim still waits for you. Act now.',
  },
  'claims.rest': {
    title: 'Claim {no}: {owed} is still owed',
    body: '{mpn}: your balance and deposit did not cover what the buyer is owed. Pay the rest, {owed}, due on {dueAt}. Goods that were sent back stay at the dock until then.',
  },
  'claims.restLate': {
    title: 'Claim {no}: {owed} is overdue',
    body: '{mpn}: the time to pay the rest, {owed}, ended on {dueAt}. Goods that were sent back stay at the dock until you pay it.',
  },
  'claims.otherSoon': {
    title: 'Claim {no}: the other side has half a day left',
    body: '{mpn}: its time ends on {dueAt}. You have nothing to do; you read here how the claim goes on.',
  },
  'claims.shipSoon': {
    title: 'Claim {no}: send the goods by {dueAt}',
    body: '{mpn}: if the parcel is not sent by {dueAt}, the claim is closed and the money that was set aside goes back to the seller.',
  },
  'claims.otherShipSoon': {
    title: 'Claim {no}: the buyer has half a day left to send the goods',
    body: '{mpn}: without a parcel by {dueAt} the claim is closed and the money that was set aside is back with the seller. The seller has nothing to do.',
  },
  'claims.deskSoon': {
    title: 'Claim {no}: Assay has half a day left for its step',
    body: '{mpn}: its time ends on {dueAt}. You have nothing to do; you read here how the claim goes on.',
  },
  'claims.otherLate': {
    title: 'Claim {no}: the next step is late',
    body: '{mpn}: its time ended on {dueAt}. You have nothing to do; you read here how the claim goes on.',
  },
  'claims.agree': {
    title: 'The seller agrees to claim {no}',
    body: '{seller} agrees; {held} of its money is set aside. Send the goods to the Assay dock with {no} on the parcel, by {dueAt}.',
  },
  'claims.agreeShort': {
    title: 'The seller agrees to claim {no}',
    body: '{seller} agrees to {amount}. {held} of it is set aside; its money did not cover the other {uncovered}, which it owes once the dock has counted. Send the goods to the Assay dock with {no} on the parcel, by {dueAt}.',
  },
  'claims.acceptOffer': {
    title: 'Claim {no}: the offer is accepted',
    body: 'Both sides agree on {amount}; {held} of the seller’s money is set aside. The buyer sends the goods to the Assay dock with {no} on the parcel, by {dueAt}.',
  },
  'claims.acceptOfferShort': {
    title: 'Claim {no}: the offer is accepted',
    body: 'Both sides agree on {amount}. {held} of it is set aside; the seller’s money did not cover the other {uncovered}, which it owes once the dock has counted. The buyer sends the goods to the Assay dock with {no} on the parcel, by {dueAt}.',
  },
  'claims.compensated': {
    title: 'Claim {no} is paid',
    body: 'Both sides agreed on {amount}; {paid} was paid. Nothing has to be sent back.',
  },
  'claims.refuse': {
    title: 'The seller refuses claim {no}',
    body: '{seller} writes: {text} Until {dueAt} you may make an offer, ask support to decide or withdraw.',
  },
  'claims.offer': {
    title: 'New offer in claim {no}',
    body: 'Offer of {amount}: {text} Answer by {dueAt}.',
  },
  'claims.withdraw': {
    title: 'Claim {no} was withdrawn',
    body: '{buyer} withdrew the claim. Money that was set aside is back.',
  },
  'claims.escalate': {
    title: 'Support decides claim {no}',
    body: 'The time is up. Support rules by {dueAt} on what is on file.',
  },
  'claims.requestRuling': {
    title: 'Support decides claim {no}',
    body: 'A party asked support to decide: {text} Support rules by {dueAt}.',
  },
  'claims.rule': {
    title: 'Ruling in claim {no}',
    body: 'Support rules in writing: {text}',
  },
  'claims.ruleShort': {
    title: 'Ruling in claim {no}',
    body: 'Support rules in writing: {text} Of {amount}, {held} is set aside; the seller’s money did not cover the other {uncovered}, which it owes once the dock has counted.',
  },
  'claims.shipBack': {
    title: 'Claim {no}: the goods are on their way',
    body: 'The buyer sent them: {text}. The dock counts them on arrival.',
  },
  'claims.expire': {
    title: 'Claim {no} was closed',
    body: 'The goods were not sent by {dueAt}. Money that was set aside is back with the seller.',
  },
  'claims.recordArrival': {
    title: 'Claim {no}: the parcel is at the dock',
    body: 'It came before the buyer entered its shipment. The dock counts the {mpn} next; the claim can no longer be withdrawn. If the buyer sent nothing, say so in the claim.',
  },
  'claims.cancelArrival': {
    title: 'Claim {no}: the parcel is not at the dock',
    body: 'The arrival was recorded for the wrong claim and is taken back. The buyer may send the {mpn} by {dueAt}, or withdraw. {text}',
  },
  'claims.receive': {
    title: 'Claim {no}: the dock has counted',
    body: 'The dock counted {pieces} pcs of {mpn}.',
  },
  'claims.recount': {
    title: 'Claim {no}: counted again',
    body: 'A second person counted {pieces} pcs.',
  },
  'claims.surplus': {
    title: 'Claim {no}: {surplus} pcs more than agreed',
    body: 'The dock counted {pieces} pcs of {mpn}, {surplus} more than agreed. Those stay the buyer’s: nothing is paid for them, and the dock sends them back to the buyer.',
  },
  'claims.reportLost': {
    title: 'Claim {no}: the parcel did not come',
    body: 'The dock reports: {text} Support decides.',
  },
  'claims.refund': {
    title: 'Claim {no} is refunded',
    body: '{paid} was paid to the buyer.',
  },
  'claims.replace': {
    title: 'Claim {no}: replacement order {replacement}',
    body: 'The seller sends a replacement for {pieces} pcs of {mpn}, through dock and lab to the buyer. The seller’s money is set aside for it.',
  },
  'claims.completeReplacement': {
    title: 'Claim {no} is replaced',
    body: 'The buyer has the replacement (order {replacement}). Money that was set aside is back with the seller.',
  },
  'claims.completeInPart': {
    title: 'Claim {no}: the replacement was kept in part',
    body: 'The buyer keeps {kept} of {replaced} pcs of replacement order {replacement}. {refunded} of the money that was set aside went to the buyer, the rest is back with the seller.',
  },
  'claims.loseReplacement': {
    title: 'Claim {no}: the replacement was lost',
    body: 'Replacement order {replacement} was lost on its way to the buyer. The cover of losses paid the buyer {covered}; the money that was set aside is back with the seller.',
  },
  'claims.loseReplacementPart': {
    title: 'Claim {no}: the replacement was lost',
    body: 'Replacement order {replacement} was lost on its way to the buyer. The cover of losses paid the buyer {covered}. Of the money that was set aside, {refunded} went to the buyer, the rest is back with the seller.',
  },
  'claims.failReplacement': {
    title: 'Claim {no}: no replacement, refunded',
    body: 'Replacement order {replacement} did not succeed. The money set aside went to the buyer.',
  },
  'claims.forward': {
    title: 'Claim {no}: goods sent on',
    body: 'The dock sent the goods on: {text}',
  },
  'claims.returnSurplus': {
    title: 'Claim {no}: the surplus goes back to the buyer',
    body: 'The dock sent the {surplus} pcs of {mpn} beyond what was agreed back to the buyer: {text}',
  },
  'claims.quarantine': {
    title: 'Claim {no}: goods stay in quarantine',
    body: '{pieces} pcs of {mpn}, claimed to be counterfeit, do not go back. The dock keeps them apart.',
  },
  'claims.payRest': {
    title: 'Claim {no}: the rest is paid',
    body: 'The seller paid what was owed; {paid} in all.',
  },
} satisfies ClaimSentences;
