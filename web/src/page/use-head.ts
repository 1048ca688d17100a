import { createContext, use, useEffect } from 'react';

/** A page's metadata for search engines and the browser's tab, in the reader's language. */
export interface Head {
  /** Without the product's name, which is added; the home page gives none. */
  readonly title?: string | undefined;
  /** One or two sentences of at most 160 characters. */
  readonly description?: string | undefined;
  /** The address that stands for this page, with the query that matters; without `lang`. */
  readonly canonical?: string | undefined;
  /** A picture of this origin for previews; the product's own where absent. */
  readonly image?: string | undefined;
  /**
   * Objects of schema.org, without `@context`; only what is true and visible on the page. Texts that
   * begin with a slash are addresses of this origin.
   */
  readonly jsonLd?: readonly Readonly<Record<string, unknown>>[] | undefined;
  /** Keeps the page out of search engines. */
  readonly noIndex?: boolean | undefined;
  /** 404 where the thing that the address names is not there; 200 where absent. */
  readonly status?: 404 | undefined;
}

/** Takes what a page says while the server draws it; absent in the browser. */
export const HeadTaker = createContext<((head: Head) => void) | null>(null);

const listeners = new Set<(head: Head) => void>();

/** Calls back with the head of each page that is opened; returns what ends that. */
export function watchHead(listener: (head: Head) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Says the head of the page; the last one said on a page holds. */
export function useHead(head: Head): void {
  use(HeadTaker)?.(head);
  const said = JSON.stringify(head);
  useEffect(() => {
    for (const listener of listeners) listener(JSON.parse(said) as Head);
  }, [said]);
}
