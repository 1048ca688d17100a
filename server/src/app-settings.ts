import * as appointments from './appointments/public.ts';
import * as bank from './bank/public.ts';
import * as cases from './cases/public.ts';
import * as claims from './claims/public.ts';
import * as deposits from './deposits/public.ts';
import * as exchange from './exchange/public.ts';
import * as onboarding from './onboarding/public.ts';
import * as orders from './orders/public.ts';
import * as qc from './qc/public.ts';
import type * as settings from './settings/public.ts';
import * as suspicions from './suspicions/public.ts';
import * as wallet from './wallet/public.ts';

/** Returns what counts the effects of changes of settings, by the slices whose records they touch. */
export function effectCountersOf({
  walletDeps,
  exchangeDeps,
  suspicionDeps,
  bankDeps,
}: {
  readonly walletDeps: wallet.WalletDeps;
  readonly exchangeDeps: exchange.ExchangeDeps;
  readonly suspicionDeps: suspicions.SuspicionsDeps;
  readonly bankDeps: bank.BankDeps;
}): settings.EffectCounters {
  const ofWallet = wallet.countWalletEffects(walletDeps);
  return {
    ...ofWallet,
    cashLimits: [...ofWallet.cashLimits, exchange.countWithoutFactor],
    usdCny: [exchange.countInProgress, exchange.countRateEffects, claims.countClaimsFollow],
    exchangeFee: [exchange.countInProgress],
    exchangeLimits: [exchange.countOverLimits(exchangeDeps)],
    rateDays: [exchange.countRateDays],
    // Findings that were made stay as they are: the rules are tested on history.
    suspicion: [suspicions.countBackTest(suspicionDeps)],
    commission: [orders.countOpenOrders],
    dock: [orders.countDockParcels, claims.countClaimsToSend],
    phones: [],
    workingDays: [
      orders.countOrdersDue,
      claims.countClaimsDue,
      qc.countInspectionsDue,
      cases.countCasesDue,
      onboarding.countSettlementsDue,
      ...ofWallet.workingDays,
    ],
    appointments: [appointments.countAppointments],
    bankCharges: [bank.countBankCharges(bankDeps)],
    carriers: [orders.countCarrierOrders, claims.countCarrierClaims],
    accountUsd: [...ofWallet.accountUsd, bank.countFilesFromOld('USD')],
    accountCny: [
      ...ofWallet.accountCny,
      bank.countFilesFromOld('CNY'),
      deposits.countDepositsToOld,
    ],
  };
}
