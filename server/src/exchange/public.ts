import { wire } from '#contract/money.ts';
import type { Language } from '#contract/option-schemas.ts';
import type { Db } from '#server/kit/database/database.ts';
import type { SqlStateFailures } from '#server/kit/failure.ts';
import type { Implementation } from '#server/kit/implement.ts';
import { endOf } from '#server/kit/working-days.ts';
import type { QueueSource } from '#server/operator/public.ts';
import { dueOf } from './core/machine.ts';
import type { ExchangeDeps } from './deps.ts';
import { exchangeCalls } from './handlers.ts';
import { en } from './locales/en.ts';
import { es } from './locales/es.ts';
import { fr } from './locales/fr.ts';
import { ru } from './locales/ru.ts';
import { type ExchangeSentences, zh } from './locales/zh.ts';
import { listWaitingExchanges } from './queries/list-waiting-exchanges.ts';
import { listByIds } from './store/exchange-store.ts';

export { exchangeBankItems } from './bank-items.ts';
export { exchangeApproval } from './commands/propose-payment.ts';
export { exchangeReturnApproval } from './commands/propose-return.ts';
export type { ExchangeDeps, ExchangeNotification, ExchangeOwner } from './deps.ts';
export { type ExchangePayments, exchangePayments } from './payments.ts';
export {
  countInProgress,
  countOverLimits,
  countRateDays,
  countRateEffects,
  countWithoutFactor,
} from './queries/count-rate-effects.ts';
export { waitingExchangesOf } from './queries/list-waiting-exchanges.ts';
export { exchangesSince, frozenSales } from './store/activity.ts';
export { hasOpenExchanges, soldSince } from './store/exchange-store.ts';

/** Returns until when finance is to have acted on exchanges that wait for it. */
export const exchangesDue = async (
  db: Db,
  ids: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, Date | null>> =>
  new Map((await listByIds(db, ids)).map((record) => [record.id, dueOf(record, now)]));

/** The sentences of messages about exchanges. */
export const exchangeMessages: Readonly<Record<Language, ExchangeSentences>> = {
  zh,
  en,
  es,
  fr,
  ru,
};

/** Refusals of the slice's own tables: an exchange that is decided, or not as quoted. */
export const exchangeRefusals: SqlStateFailures = { EX001: 'exchange.changed' };

/** Puts the slice together: its calls, and the exchanges that wait on the desk of finance. */
export const exchangeSlice = (
  deps: ExchangeDeps,
): { readonly calls: readonly Implementation[]; readonly queues: readonly QueueSource[] } => ({
  calls: exchangeCalls(deps),
  queues: [
    {
      key: 'exchanges',
      desk: 'finance',
      record: 'exchange',
      async list(db) {
        const waiting = await listWaitingExchanges(db);
        const owners = await deps.owners(
          db,
          waiting.map(({ record }) => record.owner),
        );
        return waiting.map(({ record, since, dueSince }) => ({
          ref: record.no,
          link: `/ops/exchanges?id=${record.id}`,
          subject: owners.get(record.owner)?.name ?? '',
          detail: record.payee.accountName,
          amount: wire(record.sell),
          orderState: null,
          dueAt: endOf('1wd', dueSince),
          since,
        }));
      },
    },
  ],
});
