import type { TimelineKind } from '#contract/operator/constants.ts';
import type { TimelineEntry } from '#contract/operator/find-schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';

/** Returns the state of a record in the reader's words; empty where it has none. */
export function useEntryState(): (entry: Pick<TimelineEntry, 'kind' | 'state'>) => string {
  const company = useTranslator('operator/company');
  const operator = useTranslator('operator');
  const money = useTranslator('operator/money');
  const exchanges = useTranslator('operator/exchanges');
  const deposits = useTranslator('operator/deposits');
  const payouts = useTranslator('operator/payouts');
  const claims = useTranslator('claims');
  const cases = useTranslator('cases');
  const fakes = useTranslator('fakes');
  const onboarding = useTranslator('onboarding');
  const widgets = useTranslator('widgets');
  const words: Readonly<Record<TimelineKind, (state: string) => string | undefined>> = {
    order: (state) => widgets.find(`state.${state}`),
    lot: (state) => operator.find(`verdict.${state}`),
    inspection: (state) => operator.find(`lotState.${state}`),
    report: (state) => company.find(`report.${state}`),
    recharge: (state) => money.find(`state.${state}`),
    withdrawal: (state) => payouts.find(`state.${state}`),
    exchange: (state) => exchanges.find(`state.${state}`),
    deposit: (state) => deposits.find(`state.${state}`),
    claim: (state) => claims.find(`state.${state}`),
    case: (state) => cases.find(`state.${state}`),
    settlement: (state) => onboarding.find(`state.${state}`),
    company: (state) => company.find(state),
    factorReset: (state) => company.find(`reset.${state}`),
    fakeHit: (state) => fakes.find(`state.${state}`),
    part: () => undefined,
    staffAct: () => '',
  };
  return ({ kind, state }) => (state === '' ? '' : (words[kind](state) ?? state));
}
