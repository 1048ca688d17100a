import { wire } from '#contract/money.ts';
import type { Language } from '#contract/option-schemas.ts';
import type { Db } from '#server/kit/database/database.ts';
import type { SqlStateFailures } from '#server/kit/failure.ts';
import type { Implementation } from '#server/kit/implement.ts';
import type { QueueSource } from '#server/operator/public.ts';
import { depositMachine } from './core/machine.ts';
import type { DepositsDeps } from './deps.ts';
import { depositHandlers } from './handlers.ts';
import { en } from './locales/en.ts';
import { es } from './locales/es.ts';
import { fr } from './locales/fr.ts';
import { ru } from './locales/ru.ts';
import { type DepositSentences, zh } from './locales/zh.ts';
import { findBankReturned, findLast, listWaiting } from './store/deposits.ts';

export { depositBankItems } from './bank-items.ts';
export { depositApproval } from './commands/propose-pay-back.ts';
export type { DepositNotification, DepositsDeps } from './deps.ts';
export { countAnnouncedDeposits as countDepositsToOld } from './queries/count-announced-deposits.ts';
/** Return whose deposit is held and was not asked back, and whose is or was taken back (section 9). */
export { findSellersWithDeposit } from './queries/find-sellers-with-deposit.ts';
export {
  findDepositReturns,
  holdsDeposit,
  sumBankReturned as sumUnpaid,
} from './store/deposits.ts';

/**
 * Returns whether a seller says that a deposit is on its way, which finance has not decided, or is owed one
 * that the bank brought back.
 */
export const isDepositUnderWay = async (db: Db, seller: string): Promise<boolean> =>
  (await findLast(db, seller))?.state === 'announced' ||
  (await findBankReturned(db, seller)) !== null;

/** The sentences of messages about deposits. */
export const depositMessages: Readonly<Record<Language, DepositSentences>> = {
  zh,
  en,
  es,
  fr,
  ru,
};

/** Refusals of the slice's own table: a deposit that has ended. */
export const depositRefusals: SqlStateFailures = { DP001: 'deposit.changed' };

/** Puts the slice together: its calls, and the deposits that wait on the desk of finance. */
export const depositsSlice = (
  deps: DepositsDeps,
): { readonly calls: readonly Implementation[]; readonly queues: readonly QueueSource[] } => ({
  calls: depositHandlers(deps),
  queues: [
    {
      key: 'deposits',
      desk: 'finance',
      record: 'deposit',
      async list(db, { now }) {
        const waiting = await listWaiting(db);
        const sellers = await deps.owners(db, [...new Set(waiting.map(({ seller }) => seller))]);
        return waiting.map((record) => ({
          ref: record.no,
          link: `/ops/deposits?id=${record.id}`,
          subject: sellers.get(record.seller)?.name ?? '',
          detail: record.accountName,
          amount: wire(record.returnedFen ?? record.amount, 'CNY'),
          orderState: null,
          dueAt: depositMachine.waiting(record, now)?.at ?? null,
          since: record.since,
        }));
      },
    },
  ],
});
