/** The longest title and body of a notice, in characters. */
export const noticeTitleMax = 120;

export const noticeBodyMax = 4000;

/** Who gets a notice: every account, those of an identity, or a single account. */
export const noticeAudiences = ['all', 'buyers', 'sellers', 'one'] as const;
