import type { Row, Wait } from '../state-machine.ts';

/** The states of a withdrawal. `returned`: the bank sent the money back, and it is frozen again. */
export const withdrawalStates = [
  'applied',
  'approved',
  'sent',
  'completed',
  'returned',
  'refused',
  'cancelled',
] as const;
export type WithdrawalState = (typeof withdrawalStates)[number];

/** Who acts on a withdrawal. Approval is a request to a second person of finance. */
export const withdrawalActors = ['owner', 'finance', 'checker'] as const;
export type WithdrawalActor = (typeof withdrawalActors)[number];

export const withdrawalEvents = [
  'approve',
  'send',
  'complete',
  'bankReturn',
  'reopen',
  'refuse',
  'cancel',
] as const;
export type WithdrawalEvent = (typeof withdrawalEvents)[number];

/**
 * The move of a row in the ledger: `pay` moves the frozen amount out at the bank, `takeBack` moves it
 * from the bank to frozen again, `giveBack` makes it available.
 */
export const withdrawalMoney = ['pay', 'takeBack', 'giveBack'] as const;
export type WithdrawalMoney = (typeof withdrawalMoney)[number];

/**
 * The guard `payable`: the payee is older than 24 h, or a second factor released it. `bankReturn`
 * comes from a line or a status of the bank; without either a second person of finance records it.
 * Once approved, a withdrawal may be ordered at the bank already: a second person refuses it.
 */
export const withdrawalTable = [
  {
    event: 'approve',
    from: 'applied',
    to: 'approved',
    by: ['checker'],
    when: 'payable',
    offered: false,
    notify: ['owner'],
    mail: false,
  },
  {
    event: 'refuse',
    from: 'applied',
    to: 'refused',
    by: ['finance'],
    money: 'giveBack',
    notify: ['owner'],
  },
  { event: 'cancel', from: 'applied', to: 'cancelled', by: ['owner'], money: 'giveBack' },
  {
    event: 'send',
    from: 'approved',
    to: 'sent',
    by: ['finance', 'checker'],
    money: 'pay',
    notify: ['owner'],
  },
  {
    event: 'refuse',
    from: 'approved',
    to: 'refused',
    by: ['checker'],
    offered: false,
    money: 'giveBack',
    notify: ['owner'],
  },
  { event: 'complete', from: 'sent', to: 'completed', by: ['finance'], notify: ['owner'] },
  {
    event: 'bankReturn',
    from: 'sent',
    to: 'returned',
    by: ['finance', 'checker'],
    offered: false,
    money: 'takeBack',
    notify: ['owner'],
  },
  {
    event: 'bankReturn',
    from: 'completed',
    to: 'returned',
    by: ['finance', 'checker'],
    offered: false,
    money: 'takeBack',
    notify: ['owner'],
  },
  { event: 'reopen', from: 'returned', to: 'applied', by: ['finance'], notify: ['owner'] },
  {
    event: 'refuse',
    from: 'returned',
    to: 'refused',
    by: ['finance'],
    money: 'giveBack',
    notify: ['owner'],
  },
  { event: 'cancel', from: 'returned', to: 'cancelled', by: ['owner'], money: 'giveBack' },
] as const satisfies readonly (Row<WithdrawalState, WithdrawalActor, { money: WithdrawalMoney }> & {
  event: WithdrawalEvent;
})[];
export type WithdrawalRow = (typeof withdrawalTable)[number];

/** Whom each state of a withdrawal waits for. */
export const withdrawalWaits: Record<WithdrawalState, Wait<WithdrawalActor> | null> = {
  applied: { on: ['finance'], within: '1wd' },
  approved: { on: ['finance'], within: '1wd' },
  sent: { on: ['finance'], within: '3wd' },
  completed: null,
  returned: { on: ['owner', 'finance'], within: '1wd' },
  refused: null,
  cancelled: null,
};
