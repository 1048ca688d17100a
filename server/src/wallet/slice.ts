import type { Language } from '#contract/options.ts';
import type { Implementation } from '#server/kit/implement.ts';
import type { CronEntry, JobTable } from '#server/kit/jobs.ts';
import { walletCalls } from './calls.ts';
import type { WalletDeps } from './deps.ts';
import { sumUpPlatform } from './ledger-store.ts';
import { en } from './locales/en.ts';
import { es } from './locales/es.ts';
import { fr } from './locales/fr.ts';
import { ru } from './locales/ru.ts';
import { type WalletSentences, zh } from './locales/zh.ts';

/** The sentences of the wallet's messages. */
export const walletMessages: Readonly<Record<Language, WalletSentences>> = { zh, en, es, fr, ru };

/** Puts the slice together: its calls, and the job that keeps platform balances cheap to read. */
export function walletSlice(deps: WalletDeps): {
  readonly calls: readonly Implementation[];
  readonly jobs: JobTable;
  readonly cron: readonly CronEntry[];
} {
  return {
    calls: walletCalls(deps),
    jobs: { 'wallet.sumUp': async (_payload, { db }) => sumUpPlatform(db) },
    cron: [{ job: 'wallet.sumUp', pattern: '17 * * * *' }],
  };
}
