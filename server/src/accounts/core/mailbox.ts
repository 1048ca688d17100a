/**
 * The mailbox that an address leads to: its name ends at a plus sign, as the indexes of staff, of their
 * invitations and of accounts have it. Two addresses of one mailbox are one person.
 */
export const mailboxOf = (email: string): string => email.replace(/\+[^@]*@/, '@');
