/** The status of an upload as the specification counts it. */
export const uploadStatus = { sending: 0, done: 1, failed: 2 } as const;
