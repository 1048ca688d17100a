import type { LogType } from '#contract/wallet/schemas.ts';

/** Types as addresses name them; messages of before have the names of matters. */
const typeOfName: Readonly<Record<string, LogType>> = {
  recharge: 'recharge',
  cash: 'cash',
  exchange: 'exchange',
  trade: 'trade',
  settle: 'settle',
  refund: 'refund',
  compensate: 'compensate',
  deposit: 'deposit',
  hold: 'hold',
  claim: 'claim',
  withdrawal: 'cash',
  payment: 'trade',
  receipt: 'settle',
  compensation: 'compensate',
};

/** Returns the type that an address names; null where there is none of that name. */
export const logTypeOf = (name: string | undefined): LogType | null =>
  Object.hasOwn(typeOfName, name ?? '') ? (typeOfName[name ?? ''] ?? null) : null;
