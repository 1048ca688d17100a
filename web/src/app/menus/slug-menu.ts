/** A place in the footer's menu: its group and its row in it, the group's title being row 0. */
export type MenuIndex = readonly [group: number, row: number];

interface SlugEntry {
  /** The key of its name among the frame's words. */
  readonly word:
    | 'aboutUs'
    | 'productService'
    | 'contactUs'
    | 'login'
    | 'register'
    | 'obtainPassword'
    | 'howToBuy'
    | 'addComplaintSeller'
    | 'blacklist'
    | 'howToSell'
    | 'myShop'
    | 'advertise'
    | 'sellerMembership'
    | 'terms'
    | 'privacy'
    | 'faq'
    | 'addFeedback';
  readonly slug: string;
  readonly path: string;
  readonly index: MenuIndex;
}

const blog = (word: SlugEntry['word'], slug: string, index: MenuIndex): SlugEntry => ({
  word,
  slug,
  path: `/blogs/${slug}`,
  index: index,
});

/** The slug table of the specification, section 2. Row 2-2 is the search and has no page. */
export const slugMenu: readonly SlugEntry[] = [
  blog('aboutUs', 'about-us', [0, 1]),
  blog('productService', 'product-service', [0, 2]),
  blog('contactUs', 'contact-us', [0, 3]),
  { word: 'login', slug: 'login', path: '/login', index: [1, 1] },
  { word: 'register', slug: 'register', path: '/register', index: [1, 2] },
  { word: 'obtainPassword', slug: 'obtainPassword', path: '/obtain-password', index: [1, 3] },
  blog('howToBuy', 'how-to-buy', [2, 1]),
  {
    word: 'addComplaintSeller',
    slug: 'addComplaintSeller',
    path: '/add-complaint-seller',
    index: [2, 3],
  },
  { word: 'blacklist', slug: 'blacklist', path: '/blacklist', index: [2, 4] },
  blog('howToSell', 'how-to-sell', [3, 1]),
  blog('myShop', 'my-shop', [3, 2]),
  blog('advertise', 'advertise', [3, 3]),
  blog('sellerMembership', 'seller-membership', [3, 4]),
  blog('terms', 'terms-of-service', [4, 1]),
  blog('privacy', 'privacy-notice', [4, 2]),
  blog('faq', 'FAQ', [4, 3]),
  { word: 'addFeedback', slug: 'addFeedback', path: '/add-feedback', index: [4, 4] },
];

/** The place of a slug in the menu, or null for one that has none. */
export const indexOfSlug = (slug: string): MenuIndex | null =>
  slugMenu.find((entry) => entry.slug === slug)?.index ?? null;

/** The slug at a place of the menu, or null where none stands. */
export const slugAt = ([group, row]: MenuIndex): string | null =>
  slugMenu.find(({ index }) => index[0] === group && index[1] === row)?.slug ?? null;

/** The place that is lit while a page is open, by its own or its parent's address. */
export const indexOfPath = (path: string): MenuIndex | null =>
  slugMenu.find((entry) => entry.path === path)?.index ?? null;
