import type { Slug } from '#contract/content/slug-schemas.ts';
import { slugs } from '#contract/content/slugs.ts';

/** The information pages in the groups of the footer (specification section 2). */
export const blogGroups = [
  { group: 'about', pages: ['about-us', 'product-service', 'contact-us'] },
  { group: 'buyer', pages: ['how-to-buy'] },
  { group: 'seller', pages: ['how-to-sell', 'my-shop', 'advertise', 'seller-membership'] },
  { group: 'help', pages: ['terms-of-service', 'privacy-notice', 'FAQ'] },
] as const satisfies readonly { group: string; pages: readonly Slug[] }[];

/** Whether an address names an information page; `FAQ` is written as it is. */
export const isSlug = (text: string): text is Slug => (slugs as readonly string[]).includes(text);
