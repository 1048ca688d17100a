import { type Console, claimPath } from '#contract/addresses.ts';
import { claimList } from '#contract/claims/calls.ts';
import type { ClaimSummary } from '#contract/claims/claim-schemas.ts';
import type { OrderSummary } from '#contract/orders/schemas.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { CellNote, type Column, Table } from '#web/ui/table/Table.tsx';
import { MoneyText } from '#web/widgets/money/MoneyText.tsx';
import { Mpn } from '#web/widgets/parts/Mpn.tsx';
import { DueDeadline } from '#web/widgets/times/DueDeadline.tsx';

/** Claims of each kind that a dashboard shows; the lists show the rest. */
const ROWS = 10;

type Awaited = Pick<OrderSummary, 'due'> | Pick<ClaimSummary, 'due'>;

/** Compares orders or claims by deadline, the earliest first; those without one come last. */
export const byDue = (one: Awaited, other: Awaited): number =>
  (one.due?.at ?? '9999').localeCompare(other.due?.at ?? '9999');

/** Reads the claims on both kinds of orders that wait for the reader in a console. */
export function useOpenClaims(console: Console) {
  const of = { tab: 'mine', pageNum: 1, pageSize: ROWS } as const;
  const trade = useCallQuery(claimList, { ...of, kind: 'trade' });
  const agent = useCallQuery(claimList, { ...of, kind: 'agent' });
  const list =
    trade.data &&
    agent.data &&
    [...trade.data.list, ...agent.data.list].filter(({ me }) => me === console).sort(byDue);
  return {
    list,
    error: trade.error ?? agent.error,
    again: () => void Promise.all([trade.refetch(), agent.refetch()]),
  };
}

interface Props {
  readonly console: Console;
  readonly claims: readonly ClaimSummary[];
}

/** After-sale claims that wait for the reader, each with its page one press away. */
export function OpenClaims({ console, claims }: Props) {
  const t = useTranslator('orders/dashboard');
  const shared = useTranslator('orders');
  const columns: Column<ClaimSummary>[] = [
    {
      key: 'part',
      head: shared('rows.parts'),
      phone: 'title',
      cell: ({ kind, id, mpn, no, orderNo }) => (
        <>
          <Mpn mpn={mpn} to={claimPath(console, kind, id)} />
          <CellNote>{t('claimOf', { no, order: orderNo })}</CellNote>
        </>
      ),
    },
    {
      key: 'party',
      head: shared('rows.party'),
      phone: 'left',
      cell: ({ buyerName, sellerName }) => (console === 'buyer' ? sellerName : buyerName),
    },
    {
      key: 'due',
      head: shared('rows.progress'),
      phone: 'wide',
      cell: ({ due }) => <DueDeadline due={due} mine />,
    },
    {
      key: 'amount',
      head: shared('rows.total'),
      figures: true,
      phone: 'value',
      cell: ({ amount }) => <MoneyText money={amount} />,
    },
  ];
  return (
    <Table
      label={t('claims')}
      columns={columns}
      rows={claims}
      rowKey={({ id }) => id}
      empty={null}
    />
  );
}
