import { type Call, type CallSchemas, command, parties, query } from '../call.ts';
import type { FailureCode } from '../failures.ts';
import { permissions } from '../permissions.ts';
import { quotas } from '../quotas.ts';

const schemas = () => import('./schemas.ts');

const common = ['claim.changed', 'claim.wrongState'] as const;

/*#__NO_SIDE_EFFECTS__*/
function event<S extends CallSchemas>(
  path: `/${string}`,
  callers: Call['callers'],
  schemas: () => Promise<S>,
  fails: readonly FailureCode[] = [],
) {
  return command({ path, callers, schemas, failures: [...common, ...fails], perMinute: 60 });
}

/** Returns the lines of my order that may be claimed on, and the claims on it. */
export const claimable = query({
  path: '/afterSale/claimable',
  callers: parties,
  schemas: () => schemas().then((all) => all.claimable),
});

/** Claims on a line of my completed order within its warranty. */
export const claimApply = command({
  path: '/afterSale/apply',
  callers: parties,
  perCaller: quotas.cases,
  schemas: () => schemas().then((all) => all.claimApply),
  failures: ['claim.quantity', 'claim.overdue', 'claim.terms', 'file.unknown', 'file.format'],
});

/** My claims as buyer or seller, those that wait for me first. */
export const claimList = query({
  path: '/afterSale/list',
  callers: parties,
  schemas: () => schemas().then((all) => all.claimList),
});

export const claimDetail = query({
  path: '/afterSale/detail',
  callers: parties,
  schemas: () => schemas().then((all) => all.claimDetail),
});

const money = ['claim.security', 'wallet.notEnough'] as const;

/** Agrees to the claim as it was made; what it costs is set aside or paid at once. */
export const claimAgree = event(
  '/afterSale/agree',
  parties,
  () => schemas().then((all) => all.claimAgree),
  money,
);

export const claimRefuse = event('/afterSale/refuse', parties, () =>
  schemas().then((all) => all.claimRefuse),
);

/** Offers other terms; accepted by the other side, the ledger carries them out. */
export const claimOffer = event(
  '/afterSale/offer',
  parties,
  () => schemas().then((all) => all.claimOffer),
  ['claim.terms'],
);

export const claimAcceptOffer = event(
  '/afterSale/acceptOffer',
  parties,
  () => schemas().then((all) => all.claimAcceptOffer),
  money,
);

export const claimRequestRuling = event('/afterSale/requestRuling', parties, () =>
  schemas().then((all) => all.claimRequestRuling),
);

export const claimWithdraw = event('/afterSale/withdraw', parties, () =>
  schemas().then((all) => all.claimWithdraw),
);

export const claimShipBack = event('/afterSale/shipBack', parties, () =>
  schemas().then((all) => all.claimShipBack),
);

/** Takes a short count: the money, or the replacement, of the pieces that were counted. */
export const claimAcceptCount = event(
  '/afterSale/acceptCount',
  parties,
  () => schemas().then((all) => all.claimAcceptCount),
  ['wallet.notEnough'],
);

/** Pays what the seller's balance and deposit did not cover. */
export const claimPayRest = event(
  '/afterSale/payRest',
  parties,
  () => schemas().then((all) => all.claimPayRest),
  ['wallet.notEnough'],
);

/** Writes to the other party and support; evidence comes with it. */
export const claimWrite = command({
  path: '/afterSale/write',
  callers: parties,
  schemas: () => schemas().then((all) => all.claimWrite),
  failures: ['file.unknown', 'file.format'],
  perCaller: quotas.words,
});

const desks = permissions.claims;

/** Claims for support and the warehouse; those that wait for a desk come first. */
export const opsClaimList = query({
  path: '/ops/afterSale/list',
  callers: desks,
  schemas: () => schemas().then((all) => all.opsClaimList),
});

export const opsClaimOne = query({
  path: '/ops/afterSale/one',
  callers: desks,
  schemas: () => schemas().then((all) => all.opsClaimOne),
});

/** Writes a ruling; it is in force once a second person of support has approved it. */
export const opsClaimProposeRuling = command({
  path: '/ops/afterSale/proposeRuling',
  callers: permissions.claimRulings,
  schemas: () => schemas().then((all) => all.opsClaimProposeRuling),
  failures: [...common, 'claim.terms', 'approval.open', 'finance.ownMoney'],
});

const warehouse = permissions.claimGoods;

/**
 * Records a parcel that came before its buyer entered the shipment, so that it can be counted. Fails
 * with `claim.numberOfOther` where another record waits for a parcel of its number, unless `isOfClaim`.
 */
export const opsClaimRecordArrival = event(
  '/ops/afterSale/recordArrival',
  warehouse,
  () => schemas().then((all) => all.opsClaimRecordArrival),
  ['order.own', 'claim.numberOfOther'],
);

/** Takes back an arrival that was recorded for the wrong claim; by another person than who recorded it. */
export const opsClaimCancelArrival = event(
  '/ops/afterSale/cancelArrival',
  warehouse,
  () => schemas().then((all) => all.opsClaimCancelArrival),
  ['order.own'],
);

export const opsClaimReceive = event(
  '/ops/afterSale/receive',
  warehouse,
  () => schemas().then((all) => all.opsClaimReceive),
  ['claim.count', 'order.own'],
);

/**
 * Corrects a count; by another person than who counted. Fails with `claim.countSettled` below what was
 * settled by the count before.
 */
export const opsClaimRecount = event(
  '/ops/afterSale/recount',
  warehouse,
  () => schemas().then((all) => all.opsClaimRecount),
  ['claim.count', 'claim.countSettled', 'order.own'],
);

export const opsClaimReportLost = event(
  '/ops/afterSale/reportLost',
  warehouse,
  () => schemas().then((all) => all.opsClaimReportLost),
  ['order.own'],
);

export const opsClaimForward = event(
  '/ops/afterSale/forward',
  warehouse,
  () => schemas().then((all) => all.opsClaimForward),
  ['order.own'],
);

/** Sends pieces beyond what the claim agreed on back to the buyer. */
export const opsClaimReturnSurplus = event(
  '/ops/afterSale/returnSurplus',
  warehouse,
  () => schemas().then((all) => all.opsClaimReturnSurplus),
  ['order.own'],
);

export const opsClaimQuarantine = event(
  '/ops/afterSale/quarantine',
  warehouse,
  () => schemas().then((all) => all.opsClaimQuarantine),
  ['order.own'],
);

export const opsClaimWrite = command({
  path: '/ops/afterSale/write',
  callers: permissions.claimWords,
  schemas: () => schemas().then((all) => all.opsClaimWrite),
  failures: ['file.unknown', 'file.format'],
});
