const unused = async (): Promise<never> => {
  throw new Error('this test withdraws nothing');
};

/** Dependencies of a wallet in tests that withdraw nothing and have no order. */
export const noPayouts = {
  companyNames: async () => [],
  sendCode: unused,
  proveCode: unused,
  verifySecondFactor: unused,
  orderAmounts: async () => null,
  orderSides: async () => null,
  lockOrderSides: async () => null,
  exchangesDue: async () => new Map<string, Date | null>(),
};
