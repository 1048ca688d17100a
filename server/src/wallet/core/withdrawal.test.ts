import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type WithdrawalState,
  withdrawalStates,
  withdrawalTable,
} from '#contract/wallet/withdrawal-machine.ts';
import { allowedEvents, amountFailure, factorFrom, maxAmount, payableFrom } from './withdrawal.ts';

const now = new Date('2026-11-23T02:00:00Z');
const life = (state: WithdrawalState, payable: Date | null = null) => ({
  state,
  version: 1,
  since: now,
  payableFrom: payable,
});

describe('a withdrawal', () => {
  it('is cancelled by its owner before it is approved, or after the bank returned it', () => {
    const free = withdrawalStates.filter((state) =>
      allowedEvents(life(state), 'owner', now).includes('cancel'),
    );
    expect(free).toEqual(['applied', 'returned']);
  });

  it('is not approved before its payee may be paid', () => {
    const row = withdrawalTable.find(({ event }) => event === 'approve');
    expect(row).toMatchObject({ when: 'payable', by: ['checker'], offered: false });
    expect(payableFrom(now).getTime() - now.getTime()).toBe(24 * 3_600_000);
  });

  it('moves its money out once and back as often as it went out, on every path', () => {
    const held = { pay: -1, takeBack: 1, giveBack: -1 } as const;
    const walk = (state: WithdrawalState, frozen: number, paid: number, left: number): void => {
      expect([0, 1]).toContain(frozen);
      expect(paid).toBe(state === 'sent' || state === 'completed' ? 1 : 0);
      expect(frozen).toBe(['applied', 'approved', 'returned'].includes(state) ? 1 : 0);
      if (left === 0) return;
      for (const row of withdrawalTable.filter(({ from }) => from === state)) {
        const money = 'money' in row ? row.money : null;
        const out = money === 'pay' ? 1 : money === 'takeBack' ? -1 : 0;
        walk(row.to, frozen + (money === null ? 0 : held[money]), paid + out, left - 1);
      }
    };
    walk('applied', 1, 0, 9);
  });
});

describe('the limits of a withdrawal', () => {
  const cents = fc.bigInt({ min: 0n, max: 10n ** 12n });
  it('need a second factor exactly where the payouts of a day reach the set amount together', () => {
    fc.assert(
      fc.property(cents, cents, cents, (secondFactorFrom, appliedToday, minor) => {
        const limits = { least: 0n, most: 0n, perDay: 0n, secondFactorFrom };
        const isNeeded = minor >= factorFrom(limits, appliedToday);
        expect(isNeeded).toBe(appliedToday + minor >= secondFactorFrom);
      }),
    );
  });

  it('let pass exactly the amounts from the least to the maximum that is shown', () => {
    fc.assert(
      fc.property(cents, cents, cents, cents, cents, (least, most, perDay, available, used) => {
        const limits = { least, most, perDay, secondFactorFrom: 0n };
        const state = { available, usedToday: used };
        const max = maxAmount(limits, state);
        if (max > 0n) {
          expect(amountFailure(max, limits, state)).toBeNull();
          expect(amountFailure(max + 1n, limits, state)).not.toBeNull();
        } else if (least > 0n) {
          expect(amountFailure(least, limits, state)).not.toBeNull();
        }
        if (least > 0n) expect(amountFailure(least - 1n, limits, state)).toBe('wallet.cash.least');
      }),
    );
  });
});
