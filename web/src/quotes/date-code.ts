/** A date code from which on goods are asked for; `2301+` says it by its sign already. */
export const dateCodeFrom = (code: string): string => `≥ ${code.replace(/\+$/, '')}`;
