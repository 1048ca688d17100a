import type { Identity } from '#contract/option-schemas.ts';

/** The tabs of the mall in their order; the specification's names. */
export const tabs = ['index', 'new', 'mine', 'reply', 'recycle'] as const;
export type Tab = (typeof tabs)[number];

export const tabPath = (tab: Tab): string => `/shopping-mall/${tab}`;

/** The tab that an address of the mall shows. */
export const tabOf = (path: string): Tab => tabs.find((tab) => path === tabPath(tab)) ?? 'new';

interface Numbered {
  readonly id: string;
  readonly no: string;
}

export const postPath = ({ id, no }: Numbered): string => `/shopping-mall-detail/${id}/${no}`;

export const replyPath = ({ id, no }: Numbered): string =>
  `/shopping-mall-reply-detail/${id}/${no}`;

/** An order's page in the console of its reader. */
export const orderPath = (identity: Identity | null, id: string): string =>
  identity === 'seller' ? `/seller-my-order-detail/${id}` : `/my-order-details/${id}`;
