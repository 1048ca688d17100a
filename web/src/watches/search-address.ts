/** The page of a part's offers. */
export const searchAddress = (mpn: string): string =>
  `/part-search?${new URLSearchParams({ keyword: mpn, isAccurate: '1' })}`;
