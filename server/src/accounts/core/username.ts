/** Names that would speak for the platform. */
const reserved = new Set([
  'admin',
  'administrator',
  'finance',
  'guest',
  'help',
  'kefu',
  'moderator',
  'null',
  'official',
  'root',
  'service',
  'staff',
  'support',
  'system',
  'undefined',
  'warehouse',
]);

const brands = /assay|yanxin/;

/** Whether nobody may have an account name, in any case and with signs or digits around it. */
export function isReserved(username: string): boolean {
  const letters = username.toLowerCase().replace(/[^a-z]/g, '');
  return reserved.has(letters) || brands.test(letters);
}
