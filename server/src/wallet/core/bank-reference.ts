/** Returns a bank's reference as it is compared: without blanks and dashes, in capitals. */
export const comparableReference = (reference: string): string =>
  reference.replace(/[^\p{L}\p{N}]/gu, '').toUpperCase();
