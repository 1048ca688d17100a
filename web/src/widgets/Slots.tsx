import { createContext, type ReactNode, useContext } from 'react';

/** Places on a page that another slice fills; the app puts both together. */
export type SlotName = 'quickBuy';

export type SlotFillings = Readonly<Partial<Record<SlotName, ReactNode>>>;

const SlotsContext = createContext<SlotFillings>({});

/** Gives the pages below what stands in their slots; once, at the app's root. */
export function SlotsRoom({ slots, children }: { slots: SlotFillings; children: ReactNode }) {
  return <SlotsContext value={slots}>{children}</SlotsContext>;
}

/** Renders the content that the app put into a slot, or nothing. */
export function Slot({ name }: { name: SlotName }) {
  return useContext(SlotsContext)[name] ?? null;
}
