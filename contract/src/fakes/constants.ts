/** Reasons of a warning: codes of the lot, a label, a photo, or seller and part are the same. */
export const fakeReasons = ['lot', 'label', 'photo', 'seller'] as const;

export type FakeReason = (typeof fakeReasons)[number];

/** Records that are compared: an order, a receipt at the dock, a line of stock, a quote. */
export const fakeSubjects = ['order', 'receipt', 'offer', 'quote'] as const;

export const contestFilesMax = 5;

export const contestMax = 2000;
