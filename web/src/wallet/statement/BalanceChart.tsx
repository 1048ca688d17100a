import { useState } from 'react';
import { parseDecimal, wire } from '#contract/money.ts';
import { walletBalanceDays } from '#contract/statements/calls.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { Segmented } from '#web/ui/form/Segmented.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import { SkeletonLines } from '#web/ui/Skeleton.tsx';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import { StepChart } from '#web/widgets/StepChart.tsx';

const spans = ['30', '90', '365'] as const;
type Span = (typeof spans)[number];
const daysOf: Record<Span, 30 | 90 | 365> = { '30': 30, '90': 90, '365': 365 };

/** The available balance day by day: steps for the eye, the same figures as a table read aloud. */
export function BalanceChart() {
  const t = useTranslator('wallet/statement');
  const format = useFormat();
  const [span, setSpan] = useState<Span>('30');
  const read = useCallQuery(walletBalanceDays, { days: daysOf[span] }, { previous: true });
  const list = read.data?.list;
  return (
    <Section
      title={t('chart')}
      action={
        <Segmented
          small
          label={t('span')}
          value={span}
          onChange={setSpan}
          options={spans.map((one) => ({ value: one, label: t('days', { days: one }) }))}
        />
      }
    >
      <FailNote error={read.error} again={() => read.refetch()} />
      {read.isPending && <SkeletonLines label={t('chart')} lines={3} />}
      {list && (
        <StepChart
          caption={t('chart')}
          top={(largest) => format.amount(wire(largest).amount)}
          points={list.map(({ day, balance }) => ({
            name: day,
            value: parseDecimal(balance.amount, 2),
            figure: format.money(balance),
          }))}
        />
      )}
    </Section>
  );
}
