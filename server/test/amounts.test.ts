import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exchangeApply, exchangeQuote } from '#contract/exchange/calls.ts';
import { fileUpload } from '#contract/files/calls.ts';
import {
  opsRechargeList,
  rechargeApply,
  walletOne,
  walletReference,
} from '#contract/wallet/calls.ts';
import { opsGoodwillPropose } from '#contract/wallet/compensation-calls.ts';
import * as cash from '#contract/wallet/withdrawal-calls.ts';
import { openTestMarket, type TestMarket } from '#harness/open-market.ts';
import { payeesOf } from '#harness/payees.ts';
import { verifyLedger } from '#server/wallet/public.ts';
import { type Caller, Refused } from '../../tools/deal/caller.ts';

let market: TestMarket;
let wei: Caller;
let people: ReturnType<typeof payeesOf>;

beforeAll(async () => {
  market = await openTestMarket();
  people = payeesOf(market);
  wei = await market.staff('Wei', ['finance']);
});
afterAll(() => market.close());

/** Texts that are no amount at all. */
const malformed = [
  '',
  ' ',
  '-1',
  '-0.01',
  '+1',
  '0.001',
  '1e9',
  '1,000',
  '1 000',
  '1.',
  '0',
  '0.00',
  '.5',
  '0x10',
];
const foreign = ['１００', '١٠٠', '100\u200b', 'NaN', 'Infinity', '1'.repeat(40)];
/** Amounts that nothing of the market takes. */
const excessive = ['5000000.01', '9007199254740993.00'];

describe('an amount', () => {
  it('that is none is refused as input by every call that takes one, and moves nothing', async () => {
    const { who, bank } = await people.memberWith(100_000n);
    const code = '123456';
    const form = {
      ...{ accountName: 'Elbe GmbH', accountNumber: 'DE89370400440532013000' },
      ...{ bankName: 'Commerzbank', bankCode: 'COBADEFF', proof: `/files/${randomUUID()}` },
    };
    const calls: ((amount: string) => Promise<unknown>)[] = [
      (amount) => who.send(rechargeApply, { ...form, amount }),
      (amount) => who.send(cash.cashCode, { bankId: bank.id, amount }),
      (amount) => who.send(cash.cashApply, { bankId: bank.id, amount, code }),
      (amount) => who.send(exchangeQuote, { bankId: bank.id, sellAmount: amount }),
      (sellAmount) =>
        who.send(exchangeApply, { quoteId: randomUUID(), bankId: bank.id, sellAmount, code }),
      (amount) =>
        wei.send(opsGoodwillPropose, { orderId: randomUUID(), amount, reason: 'Late' } as never),
    ];
    const refusals: string[] = [];
    for (const amount of [...malformed, ...foreign, ...excessive]) {
      for (const [index, call] of calls.entries()) {
        const error = await call(amount).then(
          () => null,
          (thrown: unknown) => thrown,
        );
        if (!(error instanceof Refused))
          throw new Error(`call ${index} took ${JSON.stringify(amount)}`);
        const { fail } = error.reply.data as { readonly fail?: string };
        const isInput = fail === 'input.invalid';
        if (!isInput && !excessive.includes(amount)) refusals.push(`${index} ${amount} ${fail}`);
      }
    }
    expect(refusals).toEqual([]);
    expect(await who.send(walletOne, {})).toMatchObject({
      balance: { amount: '1000.00' },
      frozen: { amount: '0.00' },
    });
    expect((await wei.send(opsRechargeList, {})).total).toBe(0);
  });
});

describe('a recharge', () => {
  it('whose transfer is announced from twenty tabs at once is announced once', async () => {
    const { who } = await people.memberWith(0n);
    const sharp = (await import('sharp')).default;
    const create = { width: 31, height: 32, channels: 3, background: '#123' } as const;
    const { url } = await who.upload(
      fileUpload,
      'slip.png',
      await sharp({ create }).png().toBuffer(),
    );
    const { reference } = await who.send(walletReference, { purpose: 'recharge' });
    const form = {
      reference,
      ...{ amount: '250.00', accountName: 'Elbe GmbH', accountNumber: 'DE89370400440532013000' },
      ...{ bankName: 'Commerzbank', bankCode: 'COBADEFF', proof: url },
    };
    const made = await Promise.allSettled(
      Array.from({ length: 20 }, () => who.send(rechargeApply, form)),
    );
    const numbers = made.flatMap((one) => (one.status === 'fulfilled' ? [one.value.no] : []));
    expect(numbers).toHaveLength(1);
    const { list } = await wei.send(opsRechargeList, {});
    expect(list.map(({ no }) => no)).toEqual(numbers);
  });
});

it('the ledger is whole after all of it', async () => {
  expect((await verifyLedger(market.market.database.db)).wrong).toBeNull();
});
