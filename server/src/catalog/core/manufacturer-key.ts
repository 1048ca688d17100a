import { mpnKey } from './mpn-key.ts';

const legalForms = new Set(
  'INC CORP CORPORATION LTD LIMITED CO COMPANY LLC GMBH AG SA NV BV PLC SRL SPA KK'.split(' '),
);

/**
 * The key by which names of makers are compared: as part numbers are, without the legal forms at
 * its end, so that "Texas Instruments Inc." and "TEXAS INSTRUMENTS" are one.
 */
export function makerKey(name: string): string {
  const words = name
    .normalize('NFKC')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
  while (words.length > 1 && legalForms.has(words.at(-1)?.toUpperCase() ?? '')) words.pop();
  return mpnKey(words.join(''));
}
