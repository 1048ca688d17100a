/** The form of an agent order with one of the reader's drafts in it. */
export const draftPath = (id: string): string => `/buyer-place-order?draft=${id}`;
