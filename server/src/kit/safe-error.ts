const LENGTH_MAX = 300;
const PHONE_END = 3;

/**
 * Returns the message of an error as staff may read it: its first line, without addresses of people,
 * users and passwords in addresses, and long keys.
 */
export function safeErrorText(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return (text.split('\n')[0] ?? '')
    .replaceAll(/\/\/[^/@\s]*@/g, '//•••@')
    .replaceAll(/[^\s<>"'(),;:@/•]+@[^\s<>"'(),;:]+/g, '•••@•••')
    .replaceAll(/\+?\d{9,}/g, '•••')
    .replaceAll(/[A-Za-z0-9_-]{32,}/g, '•••')
    .slice(0, LENGTH_MAX);
}

/** Masks the recipient of a message: the first sign and the host, or the last digits of a phone. */
export function maskedRecipient(recipient: string): string {
  const index = recipient.lastIndexOf('@');
  return index > 0
    ? `${recipient.slice(0, 1)}•••${recipient.slice(index)}`
    : `•••${recipient.slice(-PHONE_END)}`;
}
