import { firstCashLimits } from '#server/wallet/public.ts';

const unused = async (): Promise<never> => {
  throw new Error('this test withdraws nothing');
};

/** Dependencies of a wallet in tests that withdraw nothing. */
export const noPayouts = {
  companyNames: async () => [],
  sendCode: unused,
  proveCode: unused,
  verifySecondFactor: unused,
  cashLimits: async () => firstCashLimits,
};
