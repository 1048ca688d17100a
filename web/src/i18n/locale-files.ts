import type { Dictionary } from './sentence.ts';

/** The words of each slice, and of those pages of a slice that have a room of their own. */
export const files = import.meta.glob<Dictionary>('../{*,*/*}/locales/{zh,en,es,fr,ru}.ts', {
  import: 'default',
});
