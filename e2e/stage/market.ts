/** Returns the address of the market that `open.ts` opened. */
export const market = (): string => {
  const url = process.env['MARKET_URL'];
  if (!url) throw new Error('no market is open');
  return url;
};
