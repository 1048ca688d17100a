/** The longest reason, in characters. */
export const ACCESS_REASON_MAX = 300;

/** Data of a customer that staff see only with a recorded reason. */
export const privateKinds = ['bankAccounts', 'documents', 'contacts'] as const;

export type PrivateKind = (typeof privateKinds)[number];
