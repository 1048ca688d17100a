/** The purpose of the codes that let somebody in. */
export const ENTER = 'enter';

export interface CodeProof {
  readonly email: string;
  readonly code: string;
}
