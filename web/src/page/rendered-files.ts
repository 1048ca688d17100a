import { createContext, use } from 'react';

/** How a part stands on a server-rendered page: `live` brings its program, `still` its styles alone. */
export type RenderMode = 'live' | 'still';

/** While the server renders: notes a source file whose styles the page needs at once. */
export const RenderedFiles = createContext<((file: string, mode: RenderMode) => void) | null>(null);

/** Says that a part fetched on demand stands on the page from the start. */
export function useRenderedFile(file: string, mode: RenderMode = 'live'): void {
  use(RenderedFiles)?.(file, mode);
}
