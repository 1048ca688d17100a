import type { EnquiryType } from '#contract/enquiries/table.ts';

/** Tabs of the quote pages with the addresses that the specification gives them. */
export const tabs = ['awaiting', 'completed', 'refused'] as const;
export type Tab = (typeof tabs)[number];

const lists: Record<Tab, string> = {
  awaiting: '/quote',
  completed: '/completed-quote',
  refused: '/reject-quote',
};
const details: Record<Tab, string> = {
  awaiting: '/quote-detail',
  completed: '/completed-quote-detail',
  refused: '/reject-quote-detail',
};

export const listPath = (tab: Tab, type: EnquiryType): string => `${lists[tab]}/${type}`;

interface Stated {
  readonly id: string;
  readonly state: string;
}

const tabOf = (state: string): Tab =>
  state === 'awaiting' ? 'awaiting' : state === 'refused' ? 'refused' : 'completed';

/** The page of a request, in the tab that its state belongs to. */
export const requestPath = ({ id, state }: Stated): string => `${details[tabOf(state)]}/${id}`;
export const tabOfState = tabOf;
