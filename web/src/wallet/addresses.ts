import type { Console } from '#contract/addresses.ts';
import type { LogType } from '#contract/wallet/schemas.ts';

/** The page of a record of the ledger, by its type. */
export const ledgerRecordPath = (
  console: Console,
  { type, id }: { readonly type: LogType; readonly id: string },
): string => `/${console}-log-detail/${type}/${id}`;
