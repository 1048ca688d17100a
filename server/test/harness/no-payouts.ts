const unused = async (): Promise<never> => {
  throw new Error('this test withdraws nothing');
};

/** Dependencies of a wallet in tests that withdraw nothing and have no order, file or finding. */
export const noPayouts = {
  lockOpenAccounts: async (_tx: unknown, ids: readonly string[]) => new Set(ids),
  companyNames: async () => [],
  financeStaff: async () => [],
  companyAccounts: async (_db: unknown, ids: readonly string[]) =>
    new Map(ids.map((id): [string, readonly string[]] => [id, [id]])),
  sendCode: unused,
  proveCode: unused,
  verifySecondFactor: unused,
  orderAmounts: async () => null,
  orderSides: async () => null,
  lockOrderSides: async () => null,
  exchangesDue: async () => new Map<string, Date | null>(),
  hasOpenExchanges: async () => false,
  soldSince: async () => 0n,
  orderParts: async () => new Map<string, never>(),
  claimOrders: async () => new Map<string, never>(),
  claimsSetAside: async () => [],
  reviewsOf: async () => new Map<string, never>(),
  filesOf: async () => new Map<string, never>(),
  endPair: async () => {},
  matchedOf: async () => new Set<string>(),
  matchedWith: async () => [],
  checkCompanies: async () => null,
};
