import { createContext, use } from 'react';

/** How a part stands on a drawn page: `live` brings its program, `still` its styles alone. */
export type Standing = 'live' | 'still';

/** While the server draws: notes a source file whose styles the page needs at once. */
export const DrawnFiles = createContext<((file: string, standing: Standing) => void) | null>(null);

/** Says that a part fetched on demand stands on the page from the start. */
export function useDrawnFile(file: string, standing: Standing = 'live'): void {
  use(DrawnFiles)?.(file, standing);
}
