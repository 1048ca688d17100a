/** The specification's e-mail rule (section 5): an ending of 2 to 4 letters; in lower case. */
export const emailShape = /^[a-z0-9]+([-_.][a-z0-9]+)*@([a-z0-9]+(-[a-z0-9]+)*\.)+[a-z]{2,4}$/;
export const EMAIL_MAX = 254;

/** An account name: it begins with a letter and has no @, so that it is never an e-mail. */
export const usernameShape = /^[A-Za-z][A-Za-z0-9_.-]{3,29}$/;

/** Whether a typed text can be an account name. */
export const isUsername = (typed: string): boolean => usernameShape.test(typed.trim());

/** An e-mail address as it is kept. */
export const emailOf = (typed: string): string => typed.trim().toLowerCase();

/** Whether a typed text is an e-mail address. */
export const isEmail = (typed: string): boolean =>
  emailOf(typed).length <= EMAIL_MAX && emailShape.test(emailOf(typed));

const idShape = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;

/** Whether a text of an address may be an id at all. */
export const isId = (text: string): boolean => idShape.test(text);
