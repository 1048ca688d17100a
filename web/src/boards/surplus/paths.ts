import { type Tab, tabs } from '../addresses.ts';

export const tabPath = (tab: Tab): string => `/waste/${tab}`;

/** The tab that an address of the waste board shows. */
export const tabOf = (path: string): Tab => tabs.find((tab) => path === tabPath(tab)) ?? 'new';

interface Numbered {
  readonly id: string;
  readonly no: string;
}

export const dealPath = ({ id, no }: Numbered): string => `/waste-detail/${id}/${no}`;
export const bidPath = ({ id, no }: Numbered): string => `/waste-reply-detail/${id}/${no}`;
