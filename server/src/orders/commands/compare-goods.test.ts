import { describe, expect, it, vi } from 'vitest';
import type { EventContext } from '#server/kit/apply-event.ts';
import type { Order } from '../core/order.ts';
import { compareGoods } from './compare-goods.ts';

const party = { id: '00000000-0000-7000-8000-000000000001', name: 'Weilan', country: 'CN' };
const order = {
  id: '00000000-0000-7000-8000-000000000002',
  no: 'TO-2611-000001',
  state: 'confirmed',
  buyer: party,
  seller: party,
  dock: null,
  lines: [],
  sample: null,
} as unknown as Order;
const ctx = {} as EventContext;

describe('comparing the goods of an order with failed lots', () => {
  it('takes every order with a seller', async () => {
    const compare = vi.fn();
    await compareGoods(ctx, { compareGoods: compare }, order);
    expect(compare).toHaveBeenCalledOnce();
  });

  it('leaves out a blind sample, whose goods resemble a failed lot on purpose', async () => {
    const compare = vi.fn();
    const sample = { endsAt: null } as unknown as Order['sample'];
    await compareGoods(ctx, { compareGoods: compare }, { ...order, sample });
    expect(compare).not.toHaveBeenCalled();
  });
});
