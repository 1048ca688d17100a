import { createContext, use } from 'react';

/** While the server draws: notes a source file whose styles the page needs at once. */
export const DrawnFiles = createContext<((file: string) => void) | null>(null);

/** Says that a part fetched on demand stands on the page from the start. */
export function useDrawnFile(file: string): void {
  use(DrawnFiles)?.(file);
}
