/**
 * Every declared failure and the code that it is sent with (domain section 11). A failure is
 * something the caller can act on; anything else thrown is a fault and answers 500.
 */
export const fails = {
  // every call
  'session.missing': 401,
  'access.denied': 403,
  'access.needsKeyInfo': 403,
  'access.notSettled': 403,
  'access.needsTotp': 403,
  notFound: 404,
  'input.invalid': 422,
  'idempotency.reused': 422,
  'rate.tooMany': 429,
  // accounts
  'code.wrong': 422,
  'code.expired': 422,
  'code.spent': 422,
  'code.wait': 429,
  'login.wrong': 422,
  'login.locked': 429,
  'account.emailTaken': 409,
  'account.usernameTaken': 409,
  'account.passwordWeak': 422,
  'account.identityFixed': 409,
  'account.unknown': 404,
  'account.proofNeeded': 403,
  'totp.wrong': 422,
  'staff.emailTaken': 409,
  'staff.lastAdmin': 409,
  // files
  'file.empty': 422,
  'file.tooLarge': 422,
  'file.format': 422,
  'file.unknown': 422,
  // boards
  'post.closed': 409,
  'post.own': 409,
  'post.notClosed': 409,
  'post.recycleOver': 409,
  'reply.closed': 409,
  'reply.taken': 409,
  'reply.tooMany': 422,
  'reply.expired': 409,
  'reply.item': 422,
  // orders
  'order.hasChange': 409,
  'order.wrongState': 409,
  'order.notYourMove': 403,
  'order.guard': 409,
  'order.supplierMissing': 409,
  'order.supplierNotSettled': 409,
  'order.lines': 422,
  // wallet
  'wallet.notEnough': 409,
  'wallet.overHold': 409,
  'wallet.keyReused': 409,
  'wallet.changed': 409,
  'wallet.sameHand': 409,
  'wallet.recharge.over': 422,
  // qc
  'qc.sameHand': 409,
  'qc.wrongState': 409,
  'qc.stopped': 409,
  'qc.sample': 422,
  'qc.incomplete': 409,
  'qc.pieces': 409,
  // onboarding
  'settlement.wrongState': 409,
  'settlement.creditCode': 422,
  'settlement.changed': 409,
  // catalogue
  'stock.limit': 422,
  // companies
  'follow.own': 409,
  'album.full': 409,
  'book.full': 409,
  // cases
  'case.wrongState': 409,
  'case.changed': 409,
  'case.reopenOver': 409,
  // content
  'content.changed': 409,
  'content.wrongState': 409,
  'content.sameHand': 409,
  'content.notHeard': 409,
  'content.already': 409,
} as const satisfies Record<string, 401 | 403 | 404 | 409 | 422 | 429>;

export type FailCode = keyof typeof fails;
