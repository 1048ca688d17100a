import type { EnquiryType } from '#contract/enquiries/table.ts';

/** Tabs of the quote pages with the addresses that the specification gives them. */
export const tabs = ['awaiting', 'completed', 'refused', 'ended'] as const;
export type Tab = (typeof tabs)[number];

const lists: Record<Tab, string> = {
  awaiting: '/quote',
  completed: '/completed-quote',
  refused: '/reject-quote',
  ended: '/ended-quote',
};
const details: Record<Tab, string> = {
  awaiting: '/quote-detail',
  completed: '/completed-quote-detail',
  refused: '/reject-quote-detail',
  ended: '/ended-quote-detail',
};

export const listPath = (tab: Tab, type: EnquiryType): string => `${lists[tab]}/${type}`;

interface Stated {
  readonly id: string;
  readonly state: string;
  /** The quote that stands; null where none was given. */
  readonly quote: unknown;
}

/** Returns the tab that a request belongs to: one that ended without a quote is not among quotes. */
export const tabOf = ({ state, quote }: Omit<Stated, 'id'>): Tab => {
  if (state === 'awaiting' || state === 'refused') return state;
  return quote === null ? 'ended' : 'completed';
};

/** The page of a request, in the tab that its state belongs to. */
export const requestPath = (request: Stated): string => `${details[tabOf(request)]}/${request.id}`;
