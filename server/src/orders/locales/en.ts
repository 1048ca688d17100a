import type { InvitationWords, OrderSentences, QueueWords } from './words.ts';

/** The message about a price in which somebody bears a service fee. */
const priced = (bearer: string) => ({
  title: 'Order {no}: the service is priced',
  body: `Service {service}, borne by ${bearer}, freight {freight}. The buyer accepts the terms, then the seller confirms.`,
});

export const en = {
  'orders.placed': {
    title: 'New order {no}: {mpn}',
    body: '{buyer} has placed an order. Please confirm or decline it by {dueAt}.',
  },
  'orders.placedFrom': {
    title: 'New order {no}: {mpn}',
    body: '{buyer} has placed an order from {source}. Please confirm or decline it by {dueAt}.',
  },
  'orders.placedFromBid': {
    title: 'New order {no}: {mpn}',
    body: 'You accepted bid {source} of {buyer}, which placed this order. Please confirm or decline it by {dueAt}.',
  },
  'orders.split': {
    title: 'Order {no}: {mpn} goes on without the dispute of {parent}',
    body: 'The lines of {parent} that nobody disputes go on as order {no}. {amount} of the escrow went with them, and Assay ships the goods to the buyer by {dueAt}. Only the lines in dispute stay in {parent}.',
  },
  'orders.price': {
    title: 'Order {no}: the service is priced',
    body: 'Service {service}, freight {freight}. The buyer accepts the terms, then the seller confirms.',
  },
  'orders.priceBuyer': priced('the buyer'),
  'orders.priceSeller': priced('the seller'),
  'orders.priceHalf': priced('buyer and seller, half each'),
  'orders.acceptTerms': {
    title: 'Order {no}: the buyer accepts the terms',
    body: '{buyer} has accepted the terms. The seller confirms the order by {dueAt}.',
  },
  'orders.confirm': {
    title: 'Order {no}: confirmed by the seller',
    body: '{seller} has confirmed {mpn}. Please pay by {dueAt}; Assay holds the money.',
  },
  'orders.decline': {
    title: 'Order {no}: declined',
    body: '{seller} does not take the order. Reason: {reason}',
  },
  'orders.cancel': {
    title: 'Order {no}: cancelled',
    body: 'The order of {mpn} is cancelled. Nothing was paid.',
  },
  'orders.expire': {
    title: 'Order {no}: cancelled, not paid in time',
    body: 'The buyer did not pay within 5 working days, so the order was cancelled.',
  },
  'orders.pay': {
    title: 'Order {no}: paid, {amount} in escrow',
    body: 'Assay holds the money. The seller ships the goods to the Assay dock by {dueAt}.',
  },
  'orders.ship': {
    title: 'Order {no}: on the way to Assay',
    body: '{seller} has shipped {pieces} pieces by {carrier}, tracking number {trackingNo}.',
  },
  'orders.shipParcels': {
    title: 'Order {no}: on the way to Assay',
    body: '{seller} has shipped {pieces} pieces in {parcels} parcels: {carrier} {trackingNo}, the others {moreTrackingNos}.',
  },
  'orders.cancelLate': {
    title: 'Order {no}: cancelled, not shipped in time',
    body: '{buyer} has cancelled the late order. The money goes back to the buyer.',
  },
  'orders.receiveParcel': {
    title: 'Order {no}: {receivedParcels} of {parcels} parcels are at the Assay dock',
    body: '{carrier} {trackingNo} has come, {pieces} pieces counted. The count is compared once the other parcels have come.',
  },
  'orders.receive': {
    title: 'Order {no}: the goods are at the Assay dock',
    body: 'Counted {pieces}, declared by the seller {shipped}, ordered {ordered}. Where the numbers differ, both parties acknowledge the count on the order page.',
  },
  'orders.acknowledge': {
    title: 'Order {no}: the count is acknowledged',
    body: 'One party has acknowledged the count of the dock. Inspection begins once both have, or when the time for it is over.',
  },
  'orders.inspect': {
    title: 'Order {no}: inspection has begun',
    body: '{mpn} is on the bench in {lots} lot(s).',
  },
  'orders.report': {
    title: 'Order {no}: the report is issued',
    body: 'Please read the report and confirm the result by {dueAt}. The buyer may also reject it.',
  },
  'orders.accept': {
    title: 'Order {no}: one party has confirmed the result',
    body: 'The other party confirms by {dueAt}.',
  },
  'orders.cleared': {
    title: 'Order {no}: both parties have confirmed the result',
    body: 'Assay packs {mpn} and ships it to the buyer.',
  },
  'orders.reject': {
    title: 'Order {no}: the buyer rejects the result',
    body: 'Reason: {reason}. Answer or offer a settlement by {dueAt}; from then on Assay support may rule.',
  },
  'orders.autoAccept': {
    title: 'Order {no}: the result counts as confirmed',
    body: 'The verdict is pass and nobody objected in time. Assay packs {mpn} and ships it to the buyer.',
  },
  'orders.autoDispute': {
    title: 'Order {no}: the result is in dispute',
    body: 'The verdict is not pass throughout, and not both parties confirmed it in time. Answer or offer a settlement by {dueAt}; from then on Assay support may rule.',
  },
  'orders.settle': {
    title: 'Order {no}: decided, the goods are accepted',
    body: 'Reason: {reason}. Assay packs {mpn} and ships it to the buyer.',
  },
  'orders.settlePart': {
    title: 'Order {no}: decided, part of the goods is accepted',
    body: 'Reason: {reason}. The buyer keeps {pieces} pieces. The rest is refunded and goes back to the seller; suspect pieces stay in quarantine.',
  },
  'orders.retest': { title: 'Order {no}: to be tested again', body: 'Reason: {reason}' },
  'orders.orderReturn': {
    title: 'Order {no}: decided, goods and money go back',
    body: 'Reason: {reason}. The buyer authorises the return by {dueAt}; the refund follows, less tests that the terms put on the buyer.',
  },
  'orders.quarantine': {
    title: 'Order {no}: the goods are in quarantine',
    body: 'The goods are suspected to be counterfeit and do not return to the market. Reason: {reason}. The buyer is refunded by {dueAt}.',
  },
  'orders.authorise': {
    title: 'Order {no}: the return is authorised',
    body: 'Assay sends the goods back to the seller by {dueAt}.',
  },
  'orders.authoriseBySupport': {
    title: 'Order {no}: support has authorised the return',
    body: 'Assay support authorised it in the buyer’s place. Reason: {reason}. Assay sends the goods back to the seller by {dueAt}.',
  },
  'orders.sendBack': {
    title: 'Order {no}: the goods are on the way back to the seller',
    body: '{carrier}, tracking number {trackingNo}. The buyer is refunded by {dueAt}.',
  },
  'orders.refund': {
    title: 'Order {no}: refunded, {amount}',
    body: "The refund is in the buyer's available balance.",
  },
  'orders.dispatch': {
    title: 'Order {no}: on the way to the buyer',
    body: '{mpn} went out by {carrier}, tracking number {trackingNo}.',
  },
  'orders.deliver': {
    title: 'Order {no}: delivered',
    body: 'The carrier has delivered. The buyer confirms receipt; after {dueAt} it counts as confirmed.',
  },
  'orders.confirmReceipt': {
    title: 'Order {no}: completed',
    body: 'The buyer has received {mpn}. The deal is complete.',
  },
  'orders.dispatchReleased': {
    title: 'Order {no}: on the way to the buyer',
    body: '{mpn} went out by {carrier}, tracking number {trackingNo}. The payment is released to the seller.',
  },
  'orders.receiptReleased': {
    title: 'Order {no}: completed',
    body: 'The buyer has received {mpn}. The deal is complete. The payment is released to the seller.',
  },
  'orders.complete': {
    title: 'Order {no}: ended without a parcel',
    body: 'Tests consumed all pieces of {mpn} that the buyer keeps, so no parcel is sent. The payment is released to the seller; the order’s page shows each side’s sums.',
  },
  'orders.lossCovered': {
    title: 'Order {no}: the parcel is lost',
    body: 'Confirmed by two people. Claim {caseNo}. {reason} The seller was paid at dispatch; Assay’s insurance pays the buyer.',
  },
  'orders.requestRest': {
    title: 'Order {no}: the buyer asks for the missing pieces',
    body: 'Please send them by {dueAt}. After that the order goes on with what came, and the rest is refunded.',
  },
  'orders.shipRest': {
    title: 'Order {no}: the missing pieces are on the way',
    body: '{seller} has sent {pieces} pieces by {carrier}, tracking number {trackingNo}.',
  },
  'orders.shipRestParcels': {
    title: 'Order {no}: the missing pieces are on the way',
    body: '{seller} has sent {pieces} pieces in {parcels} parcels: {carrier} {trackingNo}, the others {moreTrackingNos}.',
  },
  'orders.closeShort': {
    title: 'Order {no}: closed at what came, {amount} refunded',
    body: 'The price of the missing pieces went back to the buyer. The rest goes on to inspection.',
  },
  'orders.recount': {
    title: 'Order {no}: the dock has counted again',
    body: 'A second person counted {pieces}, declared by the seller {shipped}, ordered {ordered}. Reason: {reason}',
  },
  'orders.contest': {
    title: 'Order {no}: the seller asks for another test at its own cost',
    body: 'Reason: {reason}. Assay tests what is left of the lots again.',
  },
  'orders.acceptReturn': {
    title: 'Order {no}: the seller takes the goods back',
    body: 'The buyer authorises the return by {dueAt}; the refund follows, less tests that the terms put on the buyer.',
  },
  'orders.offer': {
    title: 'Order {no}: a settlement is offered',
    body: 'The buyer keeps {pieces} pieces, the price falls by {cut}. The seller bears {sellerCosts} of freight and tests. Reason: {reason}. Answer by {dueAt}; after that support decides.',
  },
  'orders.offerRuling': {
    title: 'Order {no}: a settlement is offered',
    body: 'The buyer keeps {pieces} pieces, the price falls by {cut}. The seller bears {sellerCosts} of freight and tests. Reason: {reason}. Assay support may rule already and is to do so by {dueAt}; until it rules, the offer may be accepted.',
  },
  'orders.requestRuling': {
    title: 'Order {no}: a ruling is asked for',
    body: 'Support may rule as soon as both parties ask for it, otherwise from {dueAt} on.',
  },
  'orders.rulingRequested': {
    title: 'Order {no}: both parties ask for a ruling',
    body: 'Assay support may rule from now on and is to do so by {dueAt}. Until it rules, the parties may still settle.',
  },
  'orders.withdrawOffer': {
    title: 'Order {no}: the offer is withdrawn',
    body: 'The dispute goes on. Answer or offer a settlement by {dueAt}; from then on Assay support may rule.',
  },
  'orders.withdrawOfferRuling': {
    title: 'Order {no}: the offer is withdrawn',
    body: 'The dispute goes on. Assay support may rule already and is to do so by {dueAt}; until it rules, the parties may still settle.',
  },
  'orders.acceptOffer': {
    title: 'Order {no}: both sides have settled',
    body: 'The buyer keeps {pieces} pieces, the price falls by {cut}. The seller bears {sellerCosts} of freight and tests. The refund is booked.',
  },
  'orders.sendBackRest': {
    title: 'Order {no}: the rest is on the way back to the seller',
    body: '{pieces} pieces by {carrier}, tracking number {trackingNo}.',
  },
  'orders.trace': {
    title: 'Order {no}: the carrier is searching for the parcel',
    body: 'Case {caseNo}. {reason}',
  },
  'orders.traceParcel': {
    title: 'Order {no}: the carrier is searching for the parcel',
    body: 'Parcel {carrier} {trackingNo}, case {caseNo}. {note}',
  },
  'orders.endTrace': {
    title: 'Order {no}: the parcel was found',
    body: 'The order goes on as before.',
  },
  'orders.abandonRest': {
    title: 'Order {no}: the missing parcels are lost',
    body: 'The order goes on with what came. Where pieces are missing, both parties acknowledge the count on the order page, and the buyer may ask for them again or close with a refund.',
  },
  'orders.parcelAbandoned': {
    title: 'Order {no}: one parcel is lost',
    body: 'The parcel {carrier} {trackingNo} is awaited no more. The others are still on their way; the count is compared once they have come.',
  },
  'orders.correctShipment': {
    title: 'Order {no}: the shipment’s record was corrected',
    body: 'Two people corrected it: {before} → {after}. {reason} The order now waits until {dueAt}.',
  },
  'orders.correctInbound': {
    title: 'Order {no}: the record of the parcel to the dock was corrected',
    body: 'Two people corrected it: {before} → {after}. {reason}',
  },
  'orders.correctReturn': {
    title: 'Order {no}: the record of the returned parcel was corrected',
    body: 'Two people corrected it: {before} → {after}. {reason}',
  },
  'orders.updateTracking': {
    title: 'Order {no}: the seller corrected the tracking number',
    body: '{before} → {after}. Nothing else changes.',
  },
  'orders.declareLost': {
    title: 'Order {no}: the parcel is lost',
    body: 'Confirmed by two people. Claim {caseNo}. {reason} The money goes back to the buyer.',
  },
  'orders.shipAgain': {
    title: 'Order {no}: the parcel is lost, please ship again',
    body: 'Claim {caseNo}. The seller ships again by {dueAt}; Assay still holds the money.',
  },
  'orders.suspend': {
    title: 'Order {no}: a report was revoked, the order stands still',
    body: 'Report {report} was revoked: {reason}. Neither goods nor money move and no deadline runs until two people of support decide how it goes on.',
  },
  'orders.reinstate': {
    title: 'Order {no}: it goes on',
    body: 'Two people of support decided that the order goes on. Reason: {reason}. Its present step is due by {dueAt}.',
  },
  'orders.recordReturn': {
    title: 'Order {no}: the goods went back to the seller',
    body: 'The buyer’s goods went back by {carrier}, tracking number {trackingNo}. Reason: {reason}. The refund follows by {dueAt}.',
  },
  'orders.revokedAfterRelease': {
    title: 'Order {no}: its report was revoked',
    body: 'Report {report} was revoked: {reason}. The seller has been paid; you may apply for after-sale service on the order page.',
  },
  'orders.transferShort': {
    title: 'Order {no}: the transfer is less than the order',
    body: 'It is in your available balance, but the order costs {amount}. Pay from the balance on the order page, or transfer the rest.',
  },
  'orders.soon': {
    title: 'Order {no} waits for you',
    body: 'The time ends on {dueAt}. Open the order to take the next step.',
  },
  'orders.late': {
    title: 'Order {no} is late',
    body: 'The time ended on {dueAt}. Assay support knows and follows it up.',
  },
  'orders.after': {
    title: 'Order {no} still waits for you',
    body: 'The time ended on {dueAt}, and the order still waits for you. Assay support follows it up.',
  },
  'orders.otherSoon': {
    title: 'Order {no}: the other side has half a day left',
    body: 'Its time ends on {dueAt}. You have nothing to do; you read here when it has taken the step, or is late.',
  },
  'orders.deskSoon': {
    title: 'Order {no}: Assay has half a day left for its step',
    body: 'Its time ends on {dueAt}. You have nothing to do; you read here when the step is taken, or is late.',
  },
  'orders.otherLate': {
    title: 'Order {no}: the next step is late',
    body: 'Its time ended on {dueAt}. You have nothing to do: Assay support knows and follows it up.',
  },
  'orders.thread': { title: 'Order {no}: new message', body: '{from}: {text}' },
} satisfies OrderSentences;

/** Work on the desks of the provider. */
export const queueEn = {
  receive: 'Receive {mpn}',
  send: 'Ship {mpn} to the buyer',
  sendBack: 'Send {mpn} back to the seller',
  inspect: 'Put {mpn} on the bench',
  deliver: 'Record the delivery of {mpn}',
  trace: 'Follow up the lost parcel of {mpn}',
  approveLoss: 'Approve the loss of the parcel of {mpn}',
  approveCorrection: 'Approve the correction of the parcel of {mpn}',
  price: 'Price the service for {mpn}',
  disputes: 'Decide the dispute over {mpn}',
  suspensions: 'Decide how {mpn} goes on: its report was revoked',
  late: 'Follow up: {mpn} is late',
  refunds: 'Refund {buyer}',
  detail: '{seller} → {buyer} · {count} pcs',
} satisfies QueueWords;

/** The mail that asks an escrow order's supplier to join. */
export const invitationEn = {
  subject: '{buyer} invites you to trade through Assay',
  body: '{buyer} wants to buy {mpn} from you through the escrow service of Assay (order {no}). Register as a seller with this e-mail address and complete your settlement; then you can confirm the order. Assay holds the payment and releases it after the goods have passed inspection.',
  open: 'Register as a seller',
} satisfies InvitationWords;
