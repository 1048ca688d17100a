import { personName } from '#contract/person-name.ts';

/** The parts of an account that its completeness is counted from. */
export interface ProfileParts {
  readonly firstname: string;
  readonly lastname: string;
  readonly avatar: string;
  readonly company: string;
  readonly country: string;
  readonly hasPassword: boolean;
}

/** How complete a buyer's profile is, in whole percent (buyerMetaPct). */
export function completenessPct(parts: ProfileParts): number {
  const { firstname, lastname, avatar, company, country, hasPassword } = parts;
  const texts = [firstname, lastname, avatar, company, country];
  const filled = [hasPassword, ...texts.map((text) => text !== '')];
  return Math.round((filled.filter(Boolean).length / filled.length) * 100);
}

/** First and last name, with -- for a missing part (specification section 3: nickName). */
export const nickName = ({ firstname, lastname }: { firstname: string; lastname: string }) =>
  firstname === '' || lastname === ''
    ? `${firstname || '--'} ${lastname || '--'}`
    : personName({ firstname, lastname });
