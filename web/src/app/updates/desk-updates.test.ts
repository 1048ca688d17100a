import { QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { appointmentOne, opsAppointmentDay } from '#contract/appointments/calls.ts';
import { opsApprovalList } from '#contract/approvals/calls.ts';
import { opsBankStatementList } from '#contract/bank/calls.ts';
import { opsCaseList } from '#contract/cases/calls.ts';
import { opsClaimList, opsClaimOne } from '#contract/claims/calls.ts';
import { opsDepositList } from '#contract/deposits/calls.ts';
import { dockList } from '#contract/dock/calls.ts';
import { opsExchangeList } from '#contract/exchange/calls.ts';
import { opsFactorResetList } from '#contract/factors/reset-calls.ts';
import { opsFakeList } from '#contract/fakes/calls.ts';
import { handoffOne } from '#contract/handoffs/calls.ts';
import { opsLegalOne } from '#contract/legal/staff-calls.ts';
import { opsNoticeList } from '#contract/notices/calls.ts';
import { opsSettlementList } from '#contract/onboarding/calls.ts';
import { opsQueues } from '#contract/operator/calls.ts';
import { deskRooms } from '#contract/operator/events.ts';
import { opsBell, opsWorkOn } from '#contract/operator/work-calls.ts';
import { opsOrderList } from '#contract/orders/staff-calls.ts';
import { inspectionList, inspectionOne } from '#contract/qc/calls.ts';
import { limitTemplateList } from '#contract/qc/lab-record-calls.ts';
import { opsQuarantineList } from '#contract/quarantine/calls.ts';
import { opsSettingList } from '#contract/settings/calls.ts';
import { currentCarriers } from '#contract/settings/public-calls.ts';
import { opsSuspicionList } from '#contract/suspicions/calls.ts';
import { opsRechargeList, opsRechargeOne } from '#contract/wallet/calls.ts';
import { opsWithdrawalList } from '#contract/wallet/withdrawal-calls.ts';
import { createQueryClient } from '#web/api/query-client.ts';
import { callsIn, expireResponses } from './desk-updates.ts';

const lists = {
  orders: [opsOrderList, dockList],
  lab: inspectionList,
  recharges: opsRechargeList,
  settlements: opsSettlementList,
  cases: opsCaseList,
  notices: opsNoticeList,
  approvals: [opsApprovalList, opsClaimOne, limitTemplateList],
  exchanges: opsExchangeList,
  deposits: opsDepositList,
  withdrawals: opsWithdrawalList,
  factorResets: opsFactorResetList,
  bank: opsBankStatementList,
  suspicions: opsSuspicionList,
  work: [opsWorkOn, opsBell],
  claims: [opsClaimList, opsClaimOne],
  fakes: opsFakeList,
  quarantine: opsQuarantineList,
  photos: handoffOne,
  comparisons: inspectionOne,
  appointments: [opsAppointmentDay, appointmentOne],
  content: opsLegalOne,
  settings: [opsSettingList, currentCarriers],
};

test('a room that changed makes the queues and its own list old, and nothing else', () => {
  for (const room of deskRooms) {
    const own = [lists[room]].flat().map(({ path }) => path);
    expect(callsIn(room)).toEqual([opsQueues.path, ...own]);
  }
});

test('after a time in which something may have been missed all lists are old', () => {
  const all = new Set([opsQueues, ...Object.values(lists).flat()].map(({ path }) => path));
  expect(new Set(callsIn(null))).toEqual(all);
});

test('a record that was closed is read anew once something changed; an open one is left alone', () => {
  const client = createQueryClient();
  const [closed, open] = ['a', 'b'].map((id) => [opsRechargeOne.path, { id }]);
  for (const queryKey of [closed, open]) client.setQueryData(queryKey ?? [], { no: 'RC-1' });
  const watching = new QueryObserver(client, { queryKey: open ?? [], queryFn: async () => null });
  const leave = watching.subscribe(() => undefined);
  expireResponses(client, callsIn('approvals'));
  expect(client.getQueryState(closed ?? [])?.isInvalidated).toBe(true);
  expect(client.getQueryState(open ?? [])?.isInvalidated).toBe(false);
  leave();
});

test('an open claim is read anew once a party, or a second person, acted on it', () => {
  for (const room of ['claims', 'approvals'] as const) {
    const client = createQueryClient();
    const queryKey = [opsClaimOne.path, { id: 'a' }];
    client.setQueryData(queryKey, { no: 'AS-1' });
    const queryFn = async () => ({ no: 'AS-1' });
    const watching = new QueryObserver(client, { queryKey, queryFn, staleTime: Infinity });
    const leave = watching.subscribe(() => undefined);
    expect(client.getQueryState(queryKey)?.fetchStatus).toBe('idle');
    expireResponses(client, callsIn(room));
    expect(client.getQueryState(queryKey)?.fetchStatus).toBe('fetching');
    leave();
  }
});
