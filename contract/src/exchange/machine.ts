import type { Row, Wait } from '../state-machine.ts';

/** Where an exchange stands (specification section 4). */
export const exchangeStates = ['frozen', 'success', 'failed'] as const;
export type ExchangeState = (typeof exchangeStates)[number];

/** Who acts on an exchange. The approver is another person of finance than the one who paid. */
export const exchangeActors = ['finance', 'approver', 'owner'] as const;
export type ExchangeActor = (typeof exchangeActors)[number];

/** The payment of an exchange is an approval of its own, whose second person takes `complete`. */
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
] as const satisfies readonly Row<ExchangeState, ExchangeActor, { money: 'pay' | 'giveBack' }>[];
export type ExchangeRow = (typeof exchangeTable)[number];
export type ExchangeEvent = ExchangeRow['event'];

/** Whom each state of an exchange waits for. */
export const exchangeWaits: Record<ExchangeState, Wait<Exclude<ExchangeActor, 'owner'>> | null> = {
  frozen: { on: ['finance'], within: '1wd' },
  success: null,
  failed: null,
};
