import { type OrderState, orderStates } from './table.ts';

/** Tabs of an order list: all, those that wait for the reader, then by what must be done. */
export const orderTabs = [
  'all',
  'mine',
  'agree',
  'pay',
  'ship',
  'inspect',
  'resolve',
  'deliver',
  'ended',
] as const;
export type OrderTab = (typeof orderTabs)[number];

/** The filters of a list: a tab, or all that has not ended. */
export const orderListTabs = [...orderTabs, 'open'] as const;
export type OrderListTab = (typeof orderListTabs)[number];

const states = {
  agree: ['placed', 'priced'],
  pay: ['confirmed'],
  ship: ['paid', 'inbound'],
  inspect: ['received', 'inspecting', 'reported'],
  resolve: ['disputed', 'suspended', 'quarantined', 'returning', 'returned', 'refunding'],
  deliver: ['cleared', 'dispatched'],
  ended: ['completed', 'refunded', 'cancelled'],
} as const satisfies Partial<Record<OrderListTab, readonly OrderState[]>>;

const ended: readonly OrderState[] = states.ended;

/** Returns the states that a tab shows. */
export function statesOfTab(tab: OrderListTab): readonly OrderState[] {
  if (tab === 'all' || tab === 'mine') return orderStates;
  return tab === 'open' ? orderStates.filter((state) => !ended.includes(state)) : states[tab];
}
