/** The only door of the memory of fakes: what the composition may use. */
import type { Language } from '#contract/option-schemas.ts';
import type { Tx } from '#server/kit/database/database.ts';
import type { SqlStateFailures } from '#server/kit/failure.ts';
import type { Implementation } from '#server/kit/implement.ts';
import type { CronEntry, JobTable } from '#server/kit/jobs/jobs.ts';
import type { QueueSource } from '#server/operator/public.ts';
import { compareGoods, type Goods } from './commands/compare-goods.ts';
import type { FakesDeps } from './deps.ts';
import { fakeHandlers } from './handlers.ts';
import { fakeCron, fakeJobs } from './jobs.ts';
import { en } from './locales/en.ts';
import { es } from './locales/es.ts';
import { fr } from './locales/fr.ts';
import { ru } from './locales/ru.ts';
import { type FakeSentences, zh } from './locales/zh.ts';
import { fakeQueue } from './queues.ts';

export type { Goods } from './commands/compare-goods.ts';
export { goodsOfQuotes } from './core/quoted.ts';
export type { FakesDeps } from './deps.ts';

/** The sentences of messages about warnings. */
export const fakeMessages: Readonly<Record<Language, FakeSentences>> = { zh, en, es, fr, ru };

/** Refusals of the slice's own tables: a warning that has ended. */
export const fakeRefusals: SqlStateFailures = { FK001: 'fakes.changed', FK002: 'fakes.changed' };

/** The calls and the queue of the slice, and the comparison that others begin. */
export interface Fakes {
  readonly calls: readonly Implementation[];
  readonly jobs: JobTable;
  readonly cron: readonly CronEntry[];
  readonly queues: readonly QueueSource[];
  /** Compares goods with failed lots in the transaction that writes them (section 8). */
  readonly compareGoods: (
    ctx: { readonly tx: Tx; readonly now: Date },
    goods: Goods,
  ) => Promise<void>;
}

/** Puts the slice together. */
export const fakesSlice = (deps: FakesDeps): Fakes => ({
  calls: fakeHandlers(deps),
  jobs: fakeJobs(deps),
  cron: fakeCron,
  queues: [fakeQueue],
  compareGoods: (ctx, goods) => compareGoods(ctx, deps, goods),
});
