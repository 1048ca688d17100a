import { expect, test } from 'vitest';
import { opsApprovalList } from '#contract/approvals/calls.ts';
import { opsBankStatementList } from '#contract/bank/calls.ts';
import { opsCaseList } from '#contract/cases/calls.ts';
import { opsClaimList } from '#contract/claims/calls.ts';
import { opsDepositList } from '#contract/deposits/calls.ts';
import { opsExchangeList } from '#contract/exchange/calls.ts';
import { opsFactorResetList } from '#contract/factors/reset-calls.ts';
import { opsNoticeList } from '#contract/notices/calls.ts';
import { opsSettlementList } from '#contract/onboarding/calls.ts';
import { opsQueues } from '#contract/operator/calls.ts';
import { deskRooms } from '#contract/operator/events.ts';
import { opsBell, opsWorkOn } from '#contract/operator/work-calls.ts';
import { opsOrderList } from '#contract/orders/calls.ts';
import { inspectionList } from '#contract/qc/calls.ts';
import { opsRechargeList } from '#contract/wallet/calls.ts';
import { opsWithdrawalList } from '#contract/wallet/withdrawal-calls.ts';
import { callsIn } from './desk-told.ts';

const lists = {
  orders: opsOrderList,
  lab: inspectionList,
  recharges: opsRechargeList,
  settlements: opsSettlementList,
  cases: opsCaseList,
  notices: opsNoticeList,
  approvals: opsApprovalList,
  exchanges: opsExchangeList,
  deposits: opsDepositList,
  withdrawals: opsWithdrawalList,
  factorResets: opsFactorResetList,
  bank: opsBankStatementList,
  work: [opsWorkOn, opsBell],
  claims: opsClaimList,
};

test('a room that changed makes the queues and its own list old, and nothing else', () => {
  for (const room of deskRooms) {
    const own = [lists[room]].flat().map(({ path }) => path);
    expect(callsIn(room)).toEqual([opsQueues.path, ...own]);
  }
});

test('after a time in which something may have been missed all lists are old', () => {
  const all = [opsQueues, ...Object.values(lists).flat()].map(({ path }) => path);
  expect([...callsIn(null)].sort()).toEqual(all.sort());
});
