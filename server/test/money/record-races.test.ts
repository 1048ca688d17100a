import { afterAll, beforeAll, expect, it } from 'vitest';
import { opsApprovalApprove } from '#contract/approvals/calls.ts';
import * as payout from '#contract/bank/payout-calls.ts';
import * as deposits from '#contract/deposits/calls.ts';
import * as exchange from '#contract/exchange/calls.ts';
import * as wallet from '#contract/wallet/calls.ts';
import * as cash from '#contract/wallet/withdrawal-calls.ts';
import {
  bankReference,
  type MoneyRecords,
  opened,
  openMoneyMarket,
} from '#harness/money-records.ts';
import type { TestMarket } from '#harness/open-market.ts';
import { releaseFile } from '#harness/release-file.ts';
import { verifyLedger } from '#server/wallet/public.ts';
import { type Caller, Refused } from '../../../tools/deal/caller.ts';

let market: TestMarket;
let wei: Caller;
let jia: Caller;
let records: MoneyRecords;

beforeAll(async () => {
  ({ market, wei, jia, records } = await openMoneyMarket());
});
afterAll(() => market.close());

/** Balance, frozen amount and deposit. */
type Money = readonly [string, string, string];
/** Steps of one record, each with what its owner has once it alone was taken. */
interface Race {
  readonly who: Caller;
  readonly steps: readonly (readonly [take: () => Promise<unknown>, after: Money])[];
}

const moneyOf = async (who: Caller): Promise<Money> => {
  const { balance, frozen, deposit } = await who.send(wallet.walletOne, {});
  return [balance.amount, frozen.amount, deposit.amount];
};
const waits: Money = ['900.00', '100.00', '0.00'];
const left: Money = ['900.00', '0.00', '0.00'];
const kept: Money = ['1000.00', '0.00', '0.00'];
const deposited: Money = ['1000.00', '0.00', '10000.00'];

const release = (id: string) => () => releaseFile(jia, id);
const send = (target: { id: string; version: number }) => () =>
  wei.send(cash.opsWithdrawalSend, {
    ...{ id: target.id, version: target.version, sentOn: '2026-11-25' },
    bankReference: bankReference(),
  });
const refuse =
  ({ id, version }: { id: string; version: number }) =>
  () =>
    jia.send(cash.opsWithdrawalRefuse, { id, version, reason: 'The bank closed the account' });
/** Asks to refuse an approved withdrawal; returns the step of the second person. */
async function refuseApproved({ id, version }: { id: string; version: number }) {
  const asked = { id, version, reason: 'The bank closed the account' };
  const approval = opened(await wei.send(cash.opsWithdrawalProposeRefusal, asked));
  return () => jia.send(opsApprovalApprove, approval);
}
const fileOf = async (id: string) => (await wei.send(payout.opsPayoutFileMake, { ids: [id] })).id;

async function sentWithdrawal() {
  const { who, made, version } = await records.approvedWithdrawal();
  const sent = await send({ id: made.id, version })();
  return { who, id: sent.id, version: sent.version };
}
const askReturn = async (seen: { id: string; version: number }) =>
  opened(
    await wei.send(cash.opsWithdrawalProposeReturn, {
      ...{ id: seen.id, version: seen.version, reason: 'Account closed' },
      bankReference: bankReference(),
    }),
  );
async function returnWithdrawal(seen: { id: string; version: number }) {
  await jia.send(opsApprovalApprove, await askReturn(seen));
  return wei.send(cash.opsWithdrawalOne, { id: seen.id });
}
async function paidExchange() {
  const { who, made, approval } = await records.proposedExchange();
  await jia.send(opsApprovalApprove, approval);
  const { id, version } = await wei.send(exchange.opsExchangeOne, { id: made.id });
  return { who, id, version };
}
const askExchangeReturn = async ({ id, version }: { id: string; version: number }) =>
  opened(
    await wei.send(exchange.opsExchangeProposeReturn, {
      ...{ id, version, reason: 'Account closed' },
      bankReference: bankReference(),
    }),
  );
const returnExchange = async (seen: { id: string; version: number }) =>
  jia.send(opsApprovalApprove, await askExchangeReturn(seen));
const failExchange = ({ id, version }: { id: string; version: number }) =>
  wei.send(exchange.opsExchangeFail, { id, version, reason: 'No such account' });

const races: readonly (readonly [string, () => Promise<Race>])[] = [
  [
    'a withdrawal that waits is approved, refused or cancelled',
    async () => {
      const { who, made, approval } = await records.preparedWithdrawal();
      const { id, version } = made;
      return {
        who,
        steps: [
          [() => jia.send(opsApprovalApprove, approval), waits],
          [() => who.send(cash.cashCancel, { id, version }), kept],
          [refuse(made), kept],
        ],
      };
    },
  ],
  [
    'an approved withdrawal is sent by hand, put into a file, or refused',
    async () => {
      const { who, made, version } = await records.approvedWithdrawal();
      const seen = { id: made.id, version };
      return {
        who,
        steps: [
          [send(seen), left],
          [() => fileOf(made.id), waits],
          [await refuseApproved(seen), kept],
        ],
      };
    },
  ],
  [
    'a withdrawal in a file is sent by it, by hand, or asked to be refused',
    async () => {
      const { who, made, version } = await records.approvedWithdrawal();
      const seen = { id: made.id, version };
      const asked = { ...seen, reason: 'The bank closed the account' };
      return {
        who,
        steps: [
          [release(await fileOf(made.id)), left],
          [send(seen), left],
          [() => wei.send(cash.opsWithdrawalProposeRefusal, asked), waits],
        ],
      };
    },
  ],
  [
    'a withdrawal that left is completed or comes back',
    async () => {
      const { who, ...seen } = await sentWithdrawal();
      const approval = await askReturn(seen);
      return {
        who,
        steps: [
          [() => wei.send(cash.opsWithdrawalComplete, seen), left],
          [() => jia.send(opsApprovalApprove, approval), waits],
        ],
      };
    },
  ],
  [
    'a withdrawal that came back is paid anew or cancelled',
    async () => {
      const { who, ...seen } = await sentWithdrawal();
      const { id, version } = await returnWithdrawal(seen);
      return {
        who,
        steps: [
          [() => wei.send(cash.opsWithdrawalReopen, { id, version }), waits],
          [() => who.send(cash.cashCancel, { id, version }), kept],
        ],
      };
    },
  ],
  [
    'an exchange that waits is proposed as paid or fails',
    async () => {
      const { who, made } = await records.sold();
      const seen = { id: made.id, version: 1 };
      const propose = () =>
        wei.send(exchange.opsExchangePropose, { ...seen, bankReference: bankReference() });
      return {
        who,
        steps: [
          [propose, waits],
          [() => failExchange(seen), kept],
        ],
      };
    },
  ],
  [
    'an exchange is paid by hand or put into a file',
    async () => {
      const { who, made } = await records.sold();
      const { id } = made;
      const propose = () =>
        wei.send(exchange.opsExchangePropose, { id, version: 1, bankReference: bankReference() });
      return {
        who,
        steps: [
          [propose, waits],
          [() => fileOf(id), waits],
        ],
      };
    },
  ],
  [
    'an exchange in a file is paid or fails',
    async () => {
      const { who, made } = await records.sold();
      return {
        who,
        steps: [
          [release(await fileOf(made.id)), left],
          [() => failExchange({ id: made.id, version: 1 }), kept],
        ],
      };
    },
  ],
  [
    'an exchange that was paid comes back by one approval',
    async () => {
      const { who, ...seen } = await paidExchange();
      const approval = await askExchangeReturn(seen);
      return {
        who,
        steps: [
          [() => jia.send(opsApprovalApprove, approval), waits],
          [() => jia.send(opsApprovalApprove, approval), waits],
        ],
      };
    },
  ],
  [
    'an exchange that came back is paid anew or fails',
    async () => {
      const { who, ...paid } = await paidExchange();
      await returnExchange(paid);
      const { id, version } = await wei.send(exchange.opsExchangeOne, { id: paid.id });
      return {
        who,
        steps: [
          [() => wei.send(exchange.opsExchangeReopen, { id, version }), waits],
          [() => failExchange({ id, version }), kept],
        ],
      };
    },
  ],
  [
    'a recharge has arrived by one line of the bank or has not',
    async () => {
      const { who, made } = await records.recharge();
      const seen = { id: made.id, version: 1 };
      const confirm = () =>
        wei.send(wallet.opsRechargeConfirm, { ...seen, bankReference: bankReference() });
      const arrived: Money = ['1100.00', '0.00', '0.00'];
      return {
        who,
        steps: [
          [confirm, arrived],
          [() => jia.send(wallet.opsRechargeFail, { ...seen, reason: 'No transfer' }), kept],
        ],
      };
    },
  ],
  [
    'a deposit has arrived or has not',
    async () => {
      const { who, made } = await records.announcedDeposit();
      const seen = { id: made.id, version: made.version };
      const confirm = () =>
        wei.send(deposits.opsDepositConfirm, { ...seen, bankReference: bankReference() });
      return {
        who,
        steps: [
          [confirm, deposited],
          [() => jia.send(deposits.opsDepositFail, { ...seen, reason: 'No transfer' }), kept],
        ],
      };
    },
  ],
  [
    'a deposit is proposed as paid back, refused, or asked back no longer',
    async () => {
      const { who, made } = await records.returningDeposit();
      const seen = { id: made.id, version: made.version };
      const propose = () =>
        wei.send(deposits.opsDepositPropose, { ...seen, bankReference: bankReference() });
      return {
        who,
        steps: [
          [propose, deposited],
          [() => who.send(deposits.depositCancelReturn, seen), deposited],
          [() => wei.send(deposits.opsDepositRefuse, { ...seen, reason: 'A claim' }), deposited],
        ],
      };
    },
  ],
  [
    'a file is released or cancelled',
    async () => {
      const { who, made } = await records.approvedWithdrawal();
      const id = await fileOf(made.id);
      return {
        who,
        steps: [
          [release(id), left],
          [() => wei.send(payout.opsPayoutFileCancel, { id, version: 1 }), waits],
        ],
      };
    },
  ],
];

/** Takes every step three times at once; returns the places of those that were not refused. */
async function takeAll({ steps }: Race): Promise<number[]> {
  const tabs = [0, 1, 2].flatMap(() => steps.map(([take], index) => ({ take, index })));
  const taken = await Promise.all(
    tabs.map(({ take, index }) =>
      take().then(
        () => [index],
        (error: unknown) => {
          if (error instanceof Refused) return [];
          throw error;
        },
      ),
    ),
  );
  return taken.flat();
}

it.each(races)('one step alone is taken where %s at once', async (_, make) => {
  const race = await make();
  const taken = await takeAll(race);
  expect(taken).toHaveLength(1);
  expect(await moneyOf(race.who)).toEqual(race.steps[taken[0] ?? 0]?.[1]);
});

it('the ledger is whole after all of it', async () => {
  expect((await verifyLedger(market.market.database.db)).wrong).toBeNull();
});
