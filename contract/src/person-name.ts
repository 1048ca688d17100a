interface Person {
  readonly firstname: string;
  readonly lastname: string;
}

const isHan = (text: string): boolean => /^[\p{Script=Han}·]+$/u.test(text);

/**
 * Returns a person's full name in the order of its script: 周敏 for a Chinese name, family name
 * first and without a blank; Min Zhou for others. Empty where neither part is given.
 */
export function personName({ firstname, lastname }: Person): string {
  if (isHan(firstname) && isHan(lastname)) return `${lastname}${firstname}`;
  return `${firstname} ${lastname}`.trim();
}
