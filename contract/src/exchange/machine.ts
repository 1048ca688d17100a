import type { Row, Wait } from '../state-machine.ts';

/** Where an exchange stands (specification section 4). `returned`: the bank sent the CNY back. */
export const exchangeStates = ['frozen', 'success', 'returned', 'failed'] as const;
export type ExchangeState = (typeof exchangeStates)[number];

/** Who acts on an exchange. The approver is another person of finance than the one who paid. */
export const exchangeActors = ['finance', 'approver', 'owner'] as const;
export type ExchangeActor = (typeof exchangeActors)[number];

/**
 * The payment of an exchange is an approval of its own, whose second person takes `complete`.
 * `bankReturn` comes from a status of the bank; without one a second person records it.
 */
export const exchangeTable = [
  {
    event: 'complete',
    from: 'frozen',
    to: 'success',
    by: ['approver'],
    offered: false,
    money: 'pay',
    notify: ['owner'],
  },
  {
    event: 'fail',
    from: 'frozen',
    to: 'failed',
    by: ['finance'],
    money: 'giveBack',
    notify: ['owner'],
  },
  {
    event: 'bankReturn',
    from: 'success',
    to: 'returned',
    by: ['finance', 'approver'],
    offered: false,
    money: 'takeBack',
    notify: ['owner'],
  },
  { event: 'reopen', from: 'returned', to: 'frozen', by: ['finance'], notify: ['owner'] },
  {
    event: 'fail',
    from: 'returned',
    to: 'failed',
    by: ['finance'],
    money: 'giveBack',
    notify: ['owner'],
  },
] as const satisfies readonly Row<
  ExchangeState,
  ExchangeActor,
  { money: 'pay' | 'giveBack' | 'takeBack' }
>[];
export type ExchangeRow = (typeof exchangeTable)[number];
export type ExchangeEvent = ExchangeRow['event'];

/** Whom each state of an exchange waits for. */
export const exchangeWaits: Record<ExchangeState, Wait<Exclude<ExchangeActor, 'owner'>> | null> = {
  frozen: { on: ['finance'], within: '1wd' },
  success: null,
  returned: { on: ['finance'], within: '1wd' },
  failed: null,
};
