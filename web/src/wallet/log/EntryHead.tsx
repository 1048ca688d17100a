import type { ReactNode } from 'react';
import type { Console } from '#contract/addresses.ts';
import type { LogRow } from '#contract/wallet/schemas.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { type Definition, DefinitionList } from '#web/ui/layout/DefinitionList.tsx';
import { PageHead } from '#web/ui/layout/PageHead.tsx';
import { Tag } from '#web/ui/Tag.tsx';
import { MoneyText } from '#web/widgets/money/MoneyText.tsx';
import { DateTime } from '#web/widgets/times/DateTime.tsx';
import { orderItem } from './RecordLinks.tsx';

const tones = { success: 'pass', frozen: 'wait', failed: 'fail' } as const;

/** The heading of a detail page: number, kind and state. */
export function EntryHead(props: { no: string; kind: ReactNode; state: LogRow['state'] }) {
  const t = useTranslator('wallet');
  return (
    <PageHead title={props.no} reference>
      <span>{props.kind}</span>
      <Tag tone={tones[props.state]}>{t(`state.${props.state}`)}</Tag>
    </PageHead>
  );
}

interface EntryFactsProps {
  readonly row: LogRow;
  readonly console: Console;
  /** Further records that the row belongs to. */
  readonly more?: readonly Definition[];
}

/** A row of the ledger: when, how much, the balance at that time, its order and remark. */
export function EntryFacts({ row, console, more = [] }: EntryFactsProps) {
  const t = useTranslator('wallet');
  const items: Definition[] = [
    { key: 'time', term: t('log.time'), value: <DateTime at={row.at} zone /> },
    {
      key: 'change',
      term: t('col.change'),
      value: <MoneyText money={row.change} signed struck={row.state === 'failed'} />,
    },
    { key: 'balance', term: t('log.balanceAfter'), value: <MoneyText money={row.balance} /> },
  ];
  items.push(...orderItem(row, { console, term: t('log.order') }), ...more);
  if (row.remark) items.push({ key: 'remark', term: t('apply.remark'), value: row.remark });
  if (row.failReason) {
    items.push({ key: 'reason', term: t('log.reason'), value: row.failReason });
  }
  return <DefinitionList items={items} />;
}
