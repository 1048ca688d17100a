import type { PageModule } from './pages.ts';

/** All pages, and parts that stand on pages of other slices: each a file of its own for browsers. */
export const files = import.meta.glob<PageModule>([
  '../../*/pages/**/*Page.tsx',
  '../../accounts/sign-in/QuickBuyPanel.tsx',
]);
