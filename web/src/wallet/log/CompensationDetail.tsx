import type { Console } from '#contract/addresses.ts';
import { parseDecimal } from '#contract/money.ts';
import { compensateOne } from '#contract/wallet/compensation-calls.ts';
import type { Compensation } from '#contract/wallet/compensation-schemas.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { type Definition, DefinitionList } from '#web/ui/layout/DefinitionList.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import { SkeletonLines } from '#web/ui/Skeleton.tsx';
import { MoneyText } from '#web/widgets/money/MoneyText.tsx';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import { DateTime } from '#web/widgets/times/DateTime.tsx';
import { EntryHead } from './EntryHead.tsx';
import { causeItem, orderItem } from './RecordLinks.tsx';

const isNone = (amount: string): boolean => parseDecimal(amount, 2) === 0n;

/** One compensation: who paid it, for which order, how much, and what is still owed. */
export function CompensationDetail({ id, console }: { id: string; console: Console }) {
  const w = useTranslator('wallet');
  const read = useCallQuery(compensateOne, { id });
  const one = read.data;
  return (
    <>
      <FailNote error={read.error} again={() => read.refetch()} />
      {read.isPending && <SkeletonLines label={w('log.title')} lines={6} />}
      {one && (
        <>
          <EntryHead
            no={one.no}
            kind={w('matter.compensation')}
            state={isNone(one.paid.amount) ? 'failed' : 'success'}
          />
          <Facts one={one} console={console} />
          <Amounts one={one} />
        </>
      )}
    </>
  );
}

function Facts({ one, console }: { one: Compensation; console: Console }) {
  const t = useTranslator('wallet/log');
  const w = useTranslator('wallet');
  const items: Definition[] = [
    { key: 'time', term: w('log.time'), value: <DateTime at={one.at} zone /> },
    { key: 'source', term: t('source'), value: t(`paidBy.${one.side}.${one.source}`) },
  ];
  items.push(
    ...orderItem(one, { console, term: w('log.order') }),
    ...causeItem(one, { console, term: t('claim') }),
  );
  // The reason of a claim stands in the claim itself.
  if (one.reason && one.reason !== one.cause.no)
    items.push({ key: 'reason', term: t('reason'), value: one.reason });
  return <DefinitionList items={items} />;
}

function Amounts({ one }: { one: Compensation }) {
  const t = useTranslator('wallet/log');
  const format = useFormat();
  const { taken } = one;
  const items: Definition[] = [
    { key: 'asked', term: t('asked'), value: <MoneyText money={one.asked} /> },
  ];
  if (taken) {
    items.push({
      key: 'balance',
      term: t('fromBalance'),
      value: <MoneyText money={taken.fromBalance} />,
    });
    if (taken.rate !== null && taken.rateAt !== null) {
      items.push(
        {
          key: 'deposit',
          term: t('fromDeposit'),
          value: (
            <>
              <MoneyText money={taken.fromDeposit} /> (<MoneyText money={taken.depositCny} />)
            </>
          ),
        },
        {
          key: 'rate',
          term: t('rate'),
          value: (
            <>
              {format.rate(taken.rate)}, <DateTime at={taken.rateAt} zone />
            </>
          ),
        },
      );
    }
  }
  if (!isNone(one.shortfall.amount)) {
    items.push({
      key: 'shortfall',
      term: t(one.side === 'payer' ? 'youOwe' : 'stillOwed'),
      value: <MoneyText money={one.shortfall} />,
    });
  }
  items.push({
    key: 'paid',
    term: t(one.side === 'payer' ? 'paid' : 'received'),
    value: <MoneyText money={one.paid} />,
    total: true,
  });
  return (
    <Section title={t('amounts')}>
      <DefinitionList sum items={items} />
    </Section>
  );
}
