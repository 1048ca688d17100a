import { appointmentTable } from '../appointments/table.ts';
import { approvalTable } from '../approvals/machine.ts';
import { lineTable } from '../bank/machine.ts';
import { payoutFileTable } from '../bank/payout-machine.ts';
import { paymentReturnTable } from '../bank/return-machine.ts';
import { caseTable } from '../cases/table.ts';
import { claimTable } from '../claims/table.ts';
import { blacklistTable } from '../content/table.ts';
import { depositTable } from '../deposits/machine.ts';
import { exchangeTable } from '../exchange/machine.ts';
import { factorResetTable } from '../factors/reset-machine.ts';
import { fakeHitTable } from '../fakes/table.ts';
import { noticeTable } from '../notices/table.ts';
import { addressChangeTable } from '../onboarding/change-machine.ts';
import { settlementTable } from '../onboarding/table.ts';
import { orderTable } from '../orders/table.ts';
import { sampleTable } from '../proficiency/table.ts';
import { nonconformityTable } from '../qc/nonconformity-machine.ts';
import { reportTable } from '../qc/reports/report-machine.ts';
import { inspectionTable } from '../qc/table.ts';
import { quarantineTable } from '../quarantine/table.ts';
import type { EventOf } from '../state-machine.ts';
import { suspicionTable } from '../suspicions/machine.ts';
import { withdrawalTable } from '../wallet/withdrawal-machine.ts';

/** State tables whose events are audited: `order.receive` is the event `receive` of `order`. */
export const auditedTables = {
  order: [...orderTable.trade, ...orderTable.agent],
  qc: inspectionTable,
  report: reportTable,
  nonconformity: nonconformityTable,
  sample: sampleTable,
  quarantine: quarantineTable,
  appointment: appointmentTable,
  claim: claimTable,
  case: caseTable,
  fake: fakeHitTable,
  settlement: settlementTable,
  addressChange: addressChangeTable,
  deposit: depositTable,
  withdrawal: withdrawalTable,
  exchange: exchangeTable,
  bank: lineTable,
  payoutFile: payoutFileTable,
  paymentReturn: paymentReturnTable,
  suspicion: suspicionTable,
  approval: approvalTable,
  'account.resetFactors': factorResetTable,
  blacklist: blacklistTable,
  notice: noticeTable,
} as const;

/** Audited acts that are no event of a state table. */
export const otherActs = [
  'order.thread',
  'qc.open',
  'qc.calibrate',
  'limit.save',
  'limit.remove',
  'golden.add',
  'golden.remove',
  'service.save',
  'service.discard',
  'service.publish',
  'sample.create',
  'claim.write',
  'caseTemplate.save',
  'caseTemplate.remove',
  'recharge.confirm',
  'recharge.fail',
  'bank.import',
  'payoutFile.make',
  'paymentReturn.approve',
  'close.assign',
  'close.resolve',
  'approval.request',
  'blacklist.propose',
  'risk.dismiss',
  'account.reopen',
  'customer.view',
  'customer.viewEnd',
  'customer.reveal',
  'maker.alias',
  'maker.own',
  'maker.none',
  'maker.undo',
  'hotSearch.set',
  'popular.publish',
  'popular.withdraw',
  'page.publish',
  'page.revert',
  'legal.draft',
  'legal.drop',
  'legal.publish',
  'setting.change',
  'health.retry',
  'health.run',
  'handoff.open',
  'handoff.join',
  'handoff.photo',
  'handoff.end',
  'staff.add',
  'staff.invite',
  'staff.inviteAdminAlone',
  'staff.inviteOnServer',
  'staff.invitationResend',
  'staff.invitationWithdraw',
  'staff.update',
  'staff.roles',
  'staff.deactivate',
  'staff.reactivate',
  'staff.signIn',
  'staff.verify',
  'staff.enrol',
  'staff.passkeyAdd',
  'staff.factorRemove',
  'staff.recoveryRenew',
  'staff.password',
  'staff.resetPassword',
  'staff.resetSecondFactor',
  'staff.resetOnServer',
] as const;

type Tables = typeof auditedTables;
type EventAct = {
  [Name in keyof Tables]: `${Name}.${EventOf<Tables[Name][number]>}`;
}[keyof Tables];

/** An act as the audit log names it. */
export type AuditedAct = EventAct | (typeof otherActs)[number];
