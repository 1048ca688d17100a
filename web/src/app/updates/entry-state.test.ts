import { expect, test } from 'vitest';
import { caseStates } from '#contract/cases/table.ts';
import { claimStates } from '#contract/claims/table.ts';
import { depositStates } from '#contract/deposits/machine.ts';
import { exchangeStates } from '#contract/exchange/machine.ts';
import { factorResetStates } from '#contract/factors/reset-machine.ts';
import { settlementStates } from '#contract/onboarding/table.ts';
import { orderStates } from '#contract/orders/table.ts';
import { inspectionStates } from '#contract/qc/constants.ts';
import { reportStates } from '#contract/qc/reports/report-machine.ts';
import { rechargeStates } from '#contract/wallet/constants.ts';
import { withdrawalStates } from '#contract/wallet/withdrawal-machine.ts';
import cases from '#web/cases/locales/zh.ts';
import claims from '#web/claims/locales/zh.ts';
import onboarding from '#web/onboarding/locales/zh.ts';
import company from '#web/operator/company/locales/zh.ts';
import deposits from '#web/operator/deposits/locales/zh.ts';
import exchanges from '#web/operator/exchanges/locales/zh.ts';
import operator from '#web/operator/locales/zh.ts';
import money from '#web/operator/money/locales/zh.ts';
import payouts from '#web/operator/payouts/locales/zh.ts';
import widgets from '#web/widgets/locales/zh.ts';

test('every state of a record on the page of a company has its word', () => {
  const words: readonly (readonly [readonly string[], object])[] = [
    [orderStates, widgets.state],
    [inspectionStates, operator.lotState],
    [reportStates, company.report],
    [rechargeStates, money.state],
    [withdrawalStates, payouts.state],
    [exchangeStates, exchanges.state],
    [depositStates, deposits.state],
    [caseStates, cases.state],
    [claimStates, claims.state],
    [settlementStates, onboarding.state],
    [factorResetStates, company.reset],
  ];
  for (const [states, named] of words) {
    expect(states.filter((state) => !(state in named))).toEqual([]);
  }
});
