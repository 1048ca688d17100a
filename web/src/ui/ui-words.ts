import { createContext, useContext } from 'react';

/** The few words that primitives speak by themselves; the app supplies them. */
export interface UiWords {
  readonly close: string;
  readonly cancel: string;
  readonly retry: string;
  readonly remove: string;
  readonly copy: string;
  readonly copied: string;
  readonly loading: string;
  readonly previous: string;
  readonly next: string;
  readonly pages: string;
  /** Names the choice of rows per page. */
  readonly pageSize: string;
  perPage(size: number): string;
  total(count: number): string;
  readonly selectAll: string;
  readonly selectRow: string;
  readonly sort: string;
  readonly breadcrumb: string;
  readonly chooseFile: string;
  readonly dropFile: string;
  fileEmpty(name: string): string;
  fileTooLarge(name: string): string;
  /** The same of what is attached to something. */
  fileOverLimit(name: string): string;
  fileKind(list: string): string;
  fileCount(limit: number): string;
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly rotate: string;
  readonly themeLight: string;
  readonly themeDark: string;
  readonly themeAuto: string;
  readonly theme: string;
  readonly more: string;
}

const UiWordsContext = createContext<(() => UiWords) | null>(null);

/**
 * Provides the hook that gives the primitives below it their words. A hook, not the words: a part
 * that the server drew must wake up in its language, whatever the room around it speaks by then.
 */
export const UiWordsProvider = UiWordsContext.Provider;

/** The words of the primitives; a room without them is a fault of the app. */
export function useUiWords(): UiWords {
  const useWords = useContext(UiWordsContext);
  if (!useWords) throw new Error('no UiWordsProvider above');
  return useWords();
}
