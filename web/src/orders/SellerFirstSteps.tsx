import { depositOne } from '#contract/deposits/calls.ts';
import { inventoryFreshness } from '#contract/inventory/calls.ts';
import type { SettlementState } from '#contract/onboarding/schemas.ts';
import { bankList } from '#contract/wallet/bank-calls.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Section } from '#web/ui/layout/Section.tsx';
import { type Step, StepList } from './StepList.tsx';

interface Progress {
  readonly isPending: boolean;
  /** Null once every step is taken. */
  readonly steps: readonly Step[] | null;
}

/** Reads how far a new seller is. */
export function useSellerFirstSteps(state: SettlementState | null | undefined): Progress {
  const t = useTranslator('orders/dashboard');
  const isSettled = state === 'pass';
  const deposit = useCallQuery(depositOne, {}, { quiet: true });
  const stock = useCallQuery(inventoryFreshness, {}, { enabled: isSettled, quiet: true });
  const accounts = useCallQuery(bankList, {}, { enabled: isSettled, quiet: true });
  const isRead = [deposit, ...(isSettled ? [stock, accounts] : [])].every((one) => one.isFetched);
  if (!state || !isRead) return { isPending: true, steps: null };
  const deposited = deposit.data?.deposit?.state;
  const { fresh = 0, ageing = 0, stale = 0 } = stock.data ?? {};
  const step = (key: 'settle' | 'deposit' | 'stock' | 'bank', isDone: boolean, to: string) => ({
    key,
    isDone,
    title: t(`start.${key}`),
    text: t(`start.${key}Text`),
    ways: [{ to, label: t(`start.${key}Go`) }],
  });
  const later = (one: Step): Step =>
    isSettled ? one : { ...one, text: t('start.later'), ways: [] };
  const steps = [
    {
      ...step('settle', isSettled, '/seller-settlement'),
      ...(state === 'submitted' && { text: t('settle.submitted') }),
    },
    // A seller whose deposit was waived is settled without one.
    {
      ...step('deposit', isSettled || deposited === 'held', '/seller-settlement'),
      ...(deposited === 'announced' && { text: t('start.announced') }),
    },
    later(step('stock', fresh + ageing + stale > 0, '/seller-inventory-update')),
    later(step('bank', (accounts.data?.total ?? 0) > 0, '/seller-bank-list')),
  ];
  return { isPending: false, steps: steps.every(({ isDone }) => isDone) ? null : steps };
}

/** Shows a new seller the way to its first sale. */
export function SellerFirstSteps({ steps }: { steps: readonly Step[] }) {
  const t = useTranslator('orders/dashboard');
  return (
    <Section title={t('start.title')} aside={t('start.aside')}>
      <StepList steps={steps} />
    </Section>
  );
}
