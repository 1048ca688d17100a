import { command, query } from '../call.ts';
import { permissions } from '../permissions.ts';
import { quotas } from '../quotas.ts';

const schemas = () => import('./schemas.ts');

/** Saves the draft of the settlement over the version that was read; only sizes are checked. */
export const completeSeller = command({
  path: '/seller/completeSeller',
  callers: ['seller'],
  schemas: () => schemas().then((all) => all.completeSeller),
  failures: ['settlement.wrongState', 'settlement.changed', 'file.unknown', 'file.format'],
});

/** Sends a code of six digits to a mobile number by text message; 120 seconds until the next. */
export const sendPhoneCode = command({
  path: '/seller/sendPhoneCode',
  callers: ['seller'],
  perCaller: quotas.phoneCodes,
  schemas: () => schemas().then((all) => all.sendPhoneCode),
  failures: ['code.wait'],
});

/** Verifies a mobile number by the code that was sent to it, in five tries within ten minutes. */
export const verifyPhone = command({
  path: '/seller/verifyPhone',
  callers: ['seller'],
  schemas: () => schemas().then((all) => all.verifyPhone),
  failures: ['code.wrong', 'code.expired', 'code.spent'],
  perMinute: 20,
});

/** Submits the saved draft for review; every required field is checked. */
export const submitSellerAudit = command({
  path: '/seller/submitSellerAudit',
  callers: ['seller'],
  schemas: () => schemas().then((all) => all.submitSellerAudit),
  failures: ['settlement.wrongState', 'settlement.changed', 'settlement.creditCode'],
});

export const sellerAudit = query({
  path: '/seller/sellerAudit',
  callers: ['seller'],
  schemas: () => schemas().then((all) => all.sellerAudit),
});

export const opsSettlementList = query({
  path: '/ops/settlement/list',
  callers: permissions.settlements,
  schemas: () => schemas().then((all) => all.opsSettlementList),
});

export const opsSettlementOne = query({
  path: '/ops/settlement/one',
  callers: permissions.settlements,
  schemas: () => schemas().then((all) => all.opsSettlementOne),
});

/** Settles a seller whose deposit is held; without one the waiver's reason, which buyers read. */
export const opsSettlementPass = command({
  path: '/ops/settlement/pass',
  callers: permissions.settlementDecisions,
  schemas: () => schemas().then((all) => all.opsSettlementPass),
  failures: [
    'settlement.wrongState',
    'settlement.changed',
    'settlement.own',
    'settlement.depositMissing',
  ],
});

export const opsSettlementReject = command({
  path: '/ops/settlement/reject',
  callers: permissions.settlementDecisions,
  schemas: () => schemas().then((all) => all.opsSettlementReject),
  failures: ['settlement.wrongState', 'settlement.changed', 'settlement.own'],
});

/** A settled seller's proposals of another address, contact and mobile. */
export const addressChangeList = query({
  path: '/settlement/change/list',
  callers: ['settled'],
  schemas: () => schemas().then((all) => all.addressChangeList),
});

/** Proposes another address, contact and mobile; one proposal of a company waits at a time. */
export const addressChangePropose = command({
  path: '/settlement/change/propose',
  callers: ['settled'],
  perCaller: quotas.addressChanges,
  schemas: () => schemas().then((all) => all.addressChangePropose),
  failures: [
    'settlement.wrongState',
    'settlement.changed',
    'settlement.sameAddress',
    'settlement.changeOpen',
  ],
});

export const addressChangeWithdraw = command({
  path: '/settlement/change/withdraw',
  callers: ['settled'],
  schemas: () => schemas().then((all) => all.addressChangeWithdraw),
  failures: ['settlement.wrongState', 'settlement.changed'],
});

/** Puts a proposed address, contact and mobile into the company's settlement. */
export const opsAddressChangePass = command({
  path: '/ops/settlement/change/pass',
  callers: permissions.settlementDecisions,
  schemas: () => schemas().then((all) => all.opsAddressChangePass),
  failures: ['settlement.wrongState', 'settlement.changed', 'settlement.own'],
});

export const opsAddressChangeReject = command({
  path: '/ops/settlement/change/reject',
  callers: permissions.settlementDecisions,
  schemas: () => schemas().then((all) => all.opsAddressChangeReject),
  failures: ['settlement.wrongState', 'settlement.changed', 'settlement.own'],
});
