import type { Row, Wait } from '../state-machine.ts';

/** Where an integrity deposit stands (domain section 9). */
export const depositStates = [
  'announced',
  'held',
  'returning',
  'returned',
  'bankReturned',
  'replaced',
  'failed',
] as const;
export type DepositState = (typeof depositStates)[number];

/** Who acts on a deposit. The approver is another person of finance than the one who paid back. */
export const depositActors = ['seller', 'finance', 'approver'] as const;
export type DepositActor = (typeof depositActors)[number];

/**
 * The payment back is an approval of its own, whose second person takes `payBack`. `replace` comes
 * with the confirmation of the deposit that follows one which compensation has used up. `bankReturn`
 * comes with a line of the bank: the payment back did not reach its account.
 */
export const depositTable = [
  {
    event: 'confirm',
    from: 'announced',
    to: 'held',
    by: ['finance'],
    money: 'receive',
    notify: ['seller'],
  },
  { event: 'fail', from: 'announced', to: 'failed', by: ['finance'], notify: ['seller'] },
  { event: 'requestReturn', from: 'held', to: 'returning', by: ['seller'] },
  { event: 'replace', from: 'held', to: 'replaced', by: ['finance'], offered: false },
  { event: 'replace', from: 'returning', to: 'replaced', by: ['finance'], offered: false },
  { event: 'cancelReturn', from: 'returning', to: 'held', by: ['seller'] },
  { event: 'refuseReturn', from: 'returning', to: 'held', by: ['finance'], notify: ['seller'] },
  {
    event: 'payBack',
    from: 'returning',
    to: 'returned',
    by: ['approver'],
    offered: false,
    money: 'payBack',
    notify: ['seller'],
  },
  {
    event: 'bankReturn',
    from: 'returned',
    to: 'bankReturned',
    by: ['finance'],
    offered: false,
    money: 'suspend',
    notify: ['seller'],
  },
  { event: 'changeAccount', from: 'bankReturned', to: 'bankReturned', by: ['seller'] },
  {
    event: 'cancelReturn',
    from: 'bankReturned',
    to: 'held',
    by: ['seller'],
    money: 'receiveAgain',
  },
  {
    event: 'payBack',
    from: 'bankReturned',
    to: 'returned',
    by: ['approver'],
    offered: false,
    money: 'payAgain',
    notify: ['seller'],
  },
] as const satisfies readonly Row<
  DepositState,
  DepositActor,
  { money: 'receive' | 'payBack' | 'suspend' | 'payAgain' | 'receiveAgain' }
>[];
export type DepositRow = (typeof depositTable)[number];
export type DepositEvent = DepositRow['event'];

/** Whom each state of a deposit waits for: a return is paid within 15 working days, also anew. */
export const depositWaits: Record<DepositState, Wait<DepositActor> | null> = {
  announced: { on: ['finance'], within: '1wd' },
  held: null,
  returning: { on: ['finance'], within: '15wd' },
  returned: null,
  bankReturned: { on: ['approver'], within: '15wd' },
  replaced: null,
  failed: null,
};
