import { createContext, useContext } from 'react';

/** Control size of a room: public pages are `md` and 14 px, consoles `sm` and 13 px. */
export type Scale = 'sm' | 'md';

/** Shells set it; controls without a size of their own follow it. */
export const ScaleContext = createContext<Scale>('sm');

/** The scale of the room around. */
export const useScale = (): Scale => useContext(ScaleContext);
