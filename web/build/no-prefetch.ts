import type { Plugin } from 'vite';

const LINK = /\/react-router\/dist\/production\/lib\/dom\/lib\.js$/;
const PREFETCHING = /return shouldPrefetch && !isAbsolute \? .*PrefetchPageLinks.* : link;/;

/**
 * A link of the router can fetch its page early, in the router's framework mode alone. That mode is
 * not in use, so no reader loads what it needs.
 */
export function noPrefetch(): Plugin {
  return {
    name: 'no-prefetch',
    transform(code, id) {
      if (!LINK.test(id)) return null;
      if (!PREFETCHING.test(code)) throw new Error('the router writes its links in another way');
      return { code: code.replace(PREFETCHING, 'return link;'), map: null };
    },
  };
}
