/** Legal forms that one bank writes and another leaves out. */
const forms =
  /\b(inc|incorporated|ltd|limited|llc|gmbh|ag|s ?a|s ?r ?l|co|corp|corporation|company|bv|oy|kg)\b/g;

const comparableName = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(forms, ' ')
    .replace(/有限公司|股份|有限责任公司/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/**
 * Returns whether two names of a company are alike but for marks, case and legal form. Unlike names
 * may still be of one company; a person decides.
 */
export const isSameCompany = (one: string, other: string): boolean =>
  comparableName(one) !== '' && comparableName(one) === comparableName(other);
