/** Records of the content desk have no number: these name them in queues, claims and notes. */
const tail = (id: string): string => id.slice(-6).toUpperCase();

/** Returns how staff name a notice. */
export const noticeRef = (id: string): string => `NT-${tail(id)}`;

/** Returns how staff name an entry of the blacklist. */
export const blacklistRef = (id: string): string => `BL-${tail(id)}`;

/** Returns how staff name a page in one language. */
export const pageRef = (slug: string, lang: string): string => `${slug}/${lang}`;
