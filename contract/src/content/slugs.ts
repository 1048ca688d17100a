/** The information pages under /blogs/{slug}, as the specification writes them (section 2). */
export const slugs = [
  'about-us',
  'product-service',
  'contact-us',
  'how-to-buy',
  'how-to-sell',
  'my-shop',
  'advertise',
  'seller-membership',
  'terms-of-service',
  'privacy-notice',
  'FAQ',
] as const;
